import type { Day } from '#shared/calendar.ts'
import type { ImportProblemCode, ImportRemarkCode } from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'

import type { DayOrder, ImportField, ImportProblem, ImportRemark } from './fields.ts'
import { isEitherOrder, readDay, type MixedDays } from './read-day.ts'

/** Longer cells are cut when quoted. */
const MAX_QUOTED = 40

/** Written instead of leaving a cell empty. */
const NOTHING = /^(?:n\/?a|none|null|nil|ning[uú]n[oa]?|no tiene|-+|\.|\?)$/i

/** A formula's failure, as Excel and LibreOffice show it. */
const FAILED =
  /^(?:#(?:n\/?a|ref!|div\/0!|value!|name\?|null!|num!|spill!|calc!|getting_data)|err:\d{3})$/i

/** One line of the list: its cells by field, as mended. */
export type Row = {
  line: number
  /** More cells than columns; `mended` once a person has changed one of them. */
  hasExtraCells: boolean | 'mended'
  /** Not shown in the workbook. */
  isHidden: boolean
  isStruck: boolean
  /** Fields whose cell is merged with that of the line above. */
  merged: ImportField[]
  /** Below names of other columns. */
  isOfOtherList: boolean
  cells: Partial<Record<ImportField, string>>
}

/** Column names by field, the order of dates, and plan ids by the spreadsheet's folded names. */
export type RowSource = {
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  hasMixedDays: MixedDays
  /** How a workbook counts days that are plain numbers; null for a text file, which doesn't say. */
  dayNumbersFrom: 1900 | 1904 | null
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

export type RowReader = ReturnType<typeof readerOf>

export function readerOf({ cells: texts, line, hasExtraCells }: Row, source: RowSource) {
  const { names, order, hasMixedDays, dayNumbersFrom, plans, assigned } = source
  const problems: ImportProblem[] =
    hasExtraCells === true ? [{ code: 'extra_cells', values: {} }] : []
  const remarks: ImportRemark[] = []
  const cells = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => !NOTHING.test(text) && !FAILED.test(text)),
  ) as Row['cells']
  const nameOf = (field: ImportField) => names[field] ?? field

  function refuse(
    code: ImportProblemCode,
    field: ImportField,
    values: ImportProblem['values'] = {},
  ) {
    problems.push({ code, values, at: { line, field } })
  }

  /** Holds a row back until a person accepts what it was taken for. */
  function remark(code: ImportRemarkCode, field: ImportField, values: ImportRemark['values'] = {}) {
    remarks.push({ code, values, at: { line, field } })
  }

  /** A cell may be quoted unless it holds what this system never repeats. */
  function quoting(field: ImportField, text: string, say: (quoted: string) => void) {
    if (holdsPersonalIdentifier(text)) refuse('personal', field, { column: nameOf(field) })
    else say(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
  }

  function refuseCell(code: ImportProblemCode, field: ImportField, text: string, more = {}) {
    quoting(field, text, (quoted) =>
      refuse(code, field, { column: nameOf(field), text: quoted, ...more }),
    )
  }

  function remarkOnCell(code: ImportRemarkCode, field: ImportField, text: string, more = {}) {
    quoting(field, text, (quoted) => remark(code, field, { text: quoted, ...more }))
  }

  function remarkOnDay(field: ImportField, day: Day) {
    remark('day_unlikely', field, { column: nameOf(field), day })
  }

  function readText(field: ImportField) {
    return cells[field] ?? ''
  }

  for (const [field, text] of Object.entries(texts) as [ImportField, string][]) {
    if (FAILED.test(text)) remark('no_value', field, { text, column: nameOf(field) })
  }

  return {
    line,
    plans,
    problems,
    remarks,
    refuse,
    remark,
    remarkOnCell,
    remarkOnDay,
    refuseCell,
    nameOf,
    text: readText,
    /** Written as `none`, rather than left empty. */
    isNothing: (field: ImportField) => NOTHING.test(texts[field] ?? ''),

    assign(text: string, plan: string) {
      const rows = (assigned.get(text)?.rows ?? 0) + 1
      assigned.set(text, { text, plan, rows })
    },

    /** The parsed cell; null when it is empty or `read` can't parse it. */
    read<Value>(
      field: ImportField,
      read: (text: string) => Value | null,
      code: ImportProblemCode,
      more = {},
    ): Value | null {
      const text = readText(field)
      if (text === '') return null
      const value = read(text)
      if (value === null) refuseCell(code, field, text, more)
      return value
    },

    /** A day within a text of more, without a remark. */
    dayIn: (text: string) => readDay(text, { order, dayNumbersFrom, isEnd: false })?.day ?? null,

    /** A day; a month without its day, and a day number of unknown system, are guesses. */
    day(field: ImportField) {
      const text = readText(field)
      if (text === '') return null
      const found = readDay(text, { order, dayNumbersFrom, isEnd: ENDS.includes(field) })
      if (found === null) {
        refuseCell('no_day', field, text)
        return null
      }
      const guess = isEitherOrder(text, hasMixedDays) ? 'day_order' : found.isGuess
      if (guess) remarkOnCell(guess, field, text, { column: nameOf(field), day: found.day })
      return found.day
    },
  }
}
