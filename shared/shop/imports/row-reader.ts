import type { Day } from '#shared/calendar.ts'
import {
  importProblems,
  type ImportProblemCode,
  type ImportRemarkCode,
} from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import { MAX_CENTS } from '#shared/shop/core/fields.ts'

import type { DayOrder, ImportField, ImportProblem, ImportRemark } from './fields.ts'
import { FIRST_DAY } from './imported-customer.ts'
import { cellReaders, isTooLarge, type CellValue, type ReadField } from './read-cells.ts'
import { isEitherOrder, readDay, type MixedDays } from './read-day.ts'

const MAX_QUOTED = 40

const NOTHING = /^(?:n\/?a|none|null|nil|ning[uú]n[oa]?|no tiene|-+|\.|\?)$/i

const FAILED =
  /^(?:#(?:n\/?a|ref!|div\/0!|value!|name\?|null!|num!|spill!|calc!|getting_data)|err:\d{3})$/i

export type Row = {
  line: number
  cells: Partial<Record<ImportField, string>>
  refused?: ImportProblemCode
  findings: Remark[]
  merged: ImportField[]
}
type Code = ImportProblemCode | ImportRemarkCode
type Remark = [code: Code, field: ImportField, more?: Values]
export type Rule<About> = [
  code: Code,
  field: ImportField,
  holds: (about: About) => Values | boolean | null | undefined | '',
]
type Values = Record<string, string | number>

export type RowSource = {
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  mixedDays: MixedDays
  /** How a workbook counts days that are plain numbers; null for a text file, which doesn't say. */
  dayNumbersFrom: 1900 | 1904 | null
  plans: Record<string, string>
  assigned: Map<string, AssignedPlan>
}

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
  const cellValues = new Map<ImportField, unknown>()
  const nameOf = (field: ImportField) => names[field] ?? field

  function text(field: ImportField) {
    const cell = cells[field] ?? ''
    return NOTHING.test(cell) || FAILED.test(cell) ? '' : cell
  }

  /** Text that this system never stores is not quoted. */
  function addRemark(code: Code, field: ImportField, more: Values = {}) {
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
    if (!cellValues.has(field)) cellValues.set(field, text(field) === '' ? null : read(text(field)))
    return cellValues.get(field) as Value | null
  }

  for (const [field, cell] of Object.entries(cells) as [ImportField, string][]) {
    if (FAILED.test(cell)) addRemark('no_value', field, { text: cell })
  }
  for (const finding of findings) addRemark(...finding)

  return {
    line,
    merged,
    source,
    problems,
    remarks,
    addRemark,
    judge<About>(rules: Rule<About>[], about: About) {
      for (const [code, field, holds] of rules) {
        const values = holds(about)
        if (values) addRemark(code, field, values === true ? {} : values)
      }
    },
    nameOf,
    text,
    isNothing: (field: ImportField) => NOTHING.test(cells[field] ?? ''),

    /** The value of a cell; null when it is empty or can't be read, which is said once. */
    read<Field extends ReadField>(field: Field) {
      return once(field, (cell) => {
        const [read, code] = cellReaders[field]
        const value = read(cell)
        if (value === null) addRemark(code, field)
        if (!isTooLarge(field, value)) return value
        addRemark('amount_large', field, { max: dollars.format(MAX_CENTS / 100) })
        return null
      }) as CellValue<Field>
    },

    dayIn: (part: string) => readDay(part, { order, dayNumbersFrom, isEnd: false })?.day ?? null,

    /** A day; a month without its day, and a day number of unknown system, are guesses. */
    day: (field: ImportField): Day | null =>
      once(field, (cell) => {
        const day = readDay(cell, { order, dayNumbersFrom, isEnd: ENDS.includes(field) })
        const doubt = isEitherOrder(cell, mixedDays) ? 'day_order' : day?.isGuess
        if (day === null) addRemark('no_day', field)
        // Of a birth, not of a rental.
        else if (day.day < FIRST_DAY) addRemark('personal', field)
        else if (doubt) addRemark(doubt, field, { day: day.day })
        return day?.day ?? null
      }),
  }
}

function isProblem(code: Code): code is ImportProblemCode {
  return Object.hasOwn(importProblems, code)
}
