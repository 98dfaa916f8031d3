import type { ImportProblemCode, ImportRemarkCode } from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import type {
  AssignedPlan,
  DayOrder,
  ImportField,
  ImportProblem,
  ImportRemark,
} from '#shared/shop/imports/calls.ts'

import { readDay } from './read-cells.ts'

/** Longer cells are cut when quoted. */
const MAX_QUOTED = 40

/** Written instead of leaving a cell empty. */
const NOTHING = /^(?:#?n\/?a|none|null|nil|ning[uú]n[oa]?|no tiene|-+|\.|\?)$/i

export type Row = {
  line: number
  hasExtraCells: boolean
  cells: Partial<Record<ImportField, string>>
}

/** Column names by field, the order of dates, and plan ids by the spreadsheet's folded names. */
export type Sheet = {
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  /** Days that are plain numbers count from 1904. */
  date1904: boolean
  plans: Record<string, string>
  assigned: Map<string, AssignedPlan>
}

export type RowReader = ReturnType<typeof readerOf>

export function readerOf(
  { cells: texts, line, hasExtraCells }: Row,
  { names, order, date1904, plans, assigned }: Sheet,
) {
  const problems: ImportProblem[] = hasExtraCells ? [{ code: 'extra_cells', values: {} }] : []
  const remarks: ImportRemark[] = []
  const cells = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => !NOTHING.test(text)),
  ) as Row['cells']

  function refuse(code: ImportProblemCode, values: ImportProblem['values'] = {}) {
    problems.push({ code, values })
  }

  /** Holds a row back until a person accepts what it was taken for. */
  function remark(code: ImportRemarkCode, values: ImportRemark['values'] = {}) {
    remarks.push({ code, values })
  }

  function remarkOnCell(code: ImportRemarkCode, field: ImportField, text: string) {
    if (holdsPersonalIdentifier(text)) refuse('personal', { column: names[field] ?? field })
    else remark(code, { text: quote(text) })
  }

  function assign(text: string, plan: string) {
    const rows = (assigned.get(text)?.rows ?? 0) + 1
    assigned.set(text, { text, plan, rows })
  }

  /** A printed list of problems must not repeat personal data. */
  function refuseCell(code: ImportProblemCode, field: ImportField, text: string, more = {}) {
    const column = names[field] ?? field
    if (holdsPersonalIdentifier(text)) return refuse('personal', { column })
    refuse(code, { column, text: quote(text), ...more })
  }

  return {
    line,
    plans,
    problems,
    remarks,
    refuse,
    remark,
    remarkOnCell,
    refuseCell,
    assign,
    nameOf: (field: ImportField) => names[field] ?? field,
    asDay: (text: string) => readDay(text, order, date1904),
    text: (field: ImportField) => cells[field] ?? '',
    /** The parsed cell; null when it is empty or `read` can't parse it. */
    read<Value>(
      field: ImportField,
      read: (text: string) => Value | null,
      code: ImportProblemCode,
      more = {},
    ): Value | null {
      const text = cells[field] ?? ''
      if (text === '') return null
      const value = read(text)
      if (value === null) refuseCell(code, field, text, more)
      return value
    },
  }
}

function quote(text: string) {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
}
