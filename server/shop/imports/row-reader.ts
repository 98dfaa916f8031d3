import type { ImportProblemCode } from '#shared/content/imports.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'
import type {
  AssignedPlan,
  DayOrder,
  ImportField,
  ImportProblem,
} from '#shared/shop/imports/calls.ts'

/** More of a cell is not quoted. */
const MAX_QUOTED = 40

/** What a row of the spreadsheet says, by the field that its column is taken for. */
export type Row = { line: number; cells: Partial<Record<ImportField, string>> }

/** How the spreadsheet names the columns of fields, and writes days; which plans it means by what it calls them, folded. */
export type Sheet = {
  names: Partial<Record<ImportField, string>>
  order: DayOrder
  plans: Record<string, string>
  /** Plans of other names that were found, by what they are called. */
  assigned: Map<string, AssignedPlan>
}

export type RowReader = ReturnType<typeof readerOf>

/** Reads the cells of one row, and gathers what is wrong with them. */
export function readerOf({ cells, line }: Row, { names, order, plans, assigned }: Sheet) {
  const problems: ImportProblem[] = []

  function refuse(code: ImportProblemCode, values: ImportProblem['values'] = {}) {
    problems.push({ code, values })
  }

  /** The plan that a name was taken for by hand. */
  function assign(text: string, plan: string) {
    const rows = (assigned.get(text)?.rows ?? 0) + 1
    assigned.set(text, { text, plan, rows })
  }

  /** Nobody reads again, in a list that is printed, what must not be in it. */
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
    /** What a cell says; null where it is empty, or says nothing that `read` knows. */
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
