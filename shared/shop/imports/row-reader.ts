import type { Day } from '#shared/calendar.ts'
import {
  importProblems,
  type ImportProblemCode,
  type ImportRemarkCode,
} from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import { MAX_CENTS } from '#shared/shop/core/fields.ts'

import type { DayOrder, ImportField, ImportProblem, ImportRemark } from './fields.ts'
import { cellReaders, isTooLarge, type CellValue, type ReadField } from './read-cells.ts'
import { isEitherOrder, readDay, type MixedDays } from './read-day.ts'

/** Longer cells are cut when quoted. */
const MAX_QUOTED = 40

/** Written instead of leaving a cell empty. */
const NOTHING = /^(?:n\/?a|none|null|nil|ning[uú]n[oa]?|no tiene|-+|\.|\?)$/i

/** A formula's failure, as Excel and LibreOffice show it. */
const FAILED =
  /^(?:#(?:n\/?a|ref!|div\/0!|value!|name\?|null!|num!|spill!|calc!|getting_data)|err:\d{3})$/i

/** One line of the list: its cells by field, as mended, and remarks that its look in the workbook, or the list, calls for. */
export type Row = {
  line: number
  cells: Partial<Record<ImportField, string>>
  /** A line that is no customer: its only problem. */
  refused?: ImportProblemCode
  findings: Said[]
  /** Fields whose cell is merged with that of the line above. */
  merged: ImportField[]
}
type Code = ImportProblemCode | ImportRemarkCode
type Said = [code: Code, field: ImportField, more?: Values]
/** Something to say of a row, with its values, where it holds. */
export type Rule<About> = [
  code: Code,
  field: ImportField,
  holds: (about: About) => Values | boolean | null | undefined | '',
]
type Values = Record<string, string | number>

/** How the cells of a list are read. */
export type RowSource = {
  /** Names of columns. */
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  mixedDays: MixedDays
  /** How a workbook counts days that are plain numbers; null for a text file, which doesn't say. */
  dayNumbersFrom: 1900 | 1904 | null
  /** Plan ids by the spreadsheet's folded names. */
  plans: Record<string, string>
  assigned: Map<string, AssignedPlan>
}

/** A plan of the shop that was chosen by hand for what the spreadsheet says. */
export type AssignedPlan = { text: string; plan: string; rows: number }

/** Days that something ends on, in which a month alone means its last day. */
const ENDS: ImportField[] = [
  'paidThrough',
  'photoExpiresOn',
  'addressExpiresOn',
  'holdUntil',
  'closesOn',
]
export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export type RowReader = ReturnType<typeof readerOf>

export function readerOf({ cells, line, findings, merged }: Row, source: RowSource) {
  const { names, order, mixedDays, dayNumbersFrom } = source
  const problems: ImportProblem[] = []
  const remarks: ImportRemark[] = []
  const known = new Map<ImportField, unknown>()
  const nameOf = (field: ImportField) => names[field] ?? field

  function text(field: ImportField) {
    const cell = cells[field] ?? ''
    return NOTHING.test(cell) || FAILED.test(cell) ? '' : cell
  }

  /** Refuses the row, or holds it back until a person accepts; nothing that this system never takes is quoted. */
  function say(code: Code, field: ImportField, more: Values = {}) {
    const at = { line, field }
    const quoted = String(more['text'] ?? text(field))
    const column = nameOf(field)
    if ([quoted, ...Object.values(more)].some((value) => holdsPersonalIdentifier(String(value))))
      return void problems.push({ code: 'personal', values: { column }, at })
    const short = quoted.length > MAX_QUOTED ? `${quoted.slice(0, MAX_QUOTED)}…` : quoted
    const values = { column, ...more, text: short }
    if (isProblem(code)) problems.push({ code, values, at })
    else remarks.push({ code, values, at })
  }

  function once<Value>(field: ImportField, read: (cell: string) => Value | null): Value | null {
    if (!known.has(field)) known.set(field, text(field) === '' ? null : read(text(field)))
    return known.get(field) as Value | null
  }

  for (const [field, cell] of Object.entries(cells) as [ImportField, string][]) {
    if (FAILED.test(cell)) say('no_value', field, { text: cell })
  }
  for (const finding of findings) say(...finding)

  return {
    line,
    merged,
    source,
    problems,
    remarks,
    say,
    /** Says what holds of the rules. */
    judge<About>(rules: Rule<About>[], about: About) {
      for (const [code, field, holds] of rules) {
        const values = holds(about)
        if (values) say(code, field, values === true ? {} : values)
      }
    },
    nameOf,
    text,
    /** Written as `none`, rather than left empty. */
    isNothing: (field: ImportField) => NOTHING.test(cells[field] ?? ''),

    /** The value of a cell; null when it is empty or can't be read, which is said once. */
    read<Field extends ReadField>(field: Field) {
      return once(field, (cell) => {
        const [read, problem] = cellReaders[field]
        const value = read(cell)
        if (value === null) say(problem, field)
        if (!isTooLarge(field, value)) return value
        say('amount_large', field, { max: dollars.format(MAX_CENTS / 100) })
        return null
      }) as CellValue<Field>
    },

    /** A day within a text of more, without a remark. */
    dayIn: (part: string) => readDay(part, { order, dayNumbersFrom, isEnd: false })?.day ?? null,

    /** A day; a month without its day, and a day number of unknown system, are guesses. */
    day: (field: ImportField): Day | null =>
      once(field, (cell) => {
        const found = readDay(cell, { order, dayNumbersFrom, isEnd: ENDS.includes(field) })
        const doubt = isEitherOrder(cell, mixedDays) ? 'day_order' : found?.isGuess
        if (found === null) say('no_day', field)
        else if (doubt) say(doubt, field, { day: found.day })
        return found?.day ?? null
      }),
  }
}

function isProblem(code: Code): code is ImportProblemCode {
  return Object.hasOwn(importProblems, code)
}
