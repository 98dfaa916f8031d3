import type { ImportProblemCode } from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import type {
  AssignedPlan,
  DayOrder,
  ImportField,
  ImportProblem,
} from '#shared/shop/imports/calls.ts'

/** Longer cells are cut when quoted. */
const MAX_QUOTED = 40

export type Row = { line: number; cells: Partial<Record<ImportField, string>> }

/** Column names by field, the order of dates, and plan ids by the spreadsheet's folded names. */
export type Sheet = {
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  plans: Record<string, string>
  assigned: Map<string, AssignedPlan>
}

export type RowReader = ReturnType<typeof readerOf>

export function readerOf({ cells, line }: Row, { names, order, plans, assigned }: Sheet) {
  const problems: ImportProblem[] = []

  function refuse(code: ImportProblemCode, values: ImportProblem['values'] = {}) {
    problems.push({ code, values })
  }

  function assign(text: string, plan: string) {
    const rows = (assigned.get(text)?.rows ?? 0) + 1
    assigned.set(text, { text, plan, rows })
  }

  /** A printed list of problems must not repeat personal data. */
  function refuseCell(code: ImportProblemCode, field: ImportField, text: string, more = {}) {
    const column = names[field] ?? field
    if (holdsPersonalIdentifier(text)) return refuse('personal', { column })
    const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
    refuse(code, { column, text: quoted, ...more })
  }

  return {
    line,
    order,
    plans,
    problems,
    refuse,
    refuseCell,
    assign,
    nameOf: (field: ImportField) => names[field] ?? field,
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
