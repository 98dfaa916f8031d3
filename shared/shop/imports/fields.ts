import {
  importColumns,
  type ImportFault,
  type ImportNoteCode,
  type ImportProblemCode,
  type ImportRemarkCode,
} from '#shared/content/imports.ts'

export type ImportField = keyof typeof importColumns
export const importFields = Object.keys(importColumns) as ImportField[]

export const MAX_FILE_BYTES = 10_000_000
export const MAX_ROWS = 5_000
export const MAX_COLUMNS = 100
export const MAX_ABOVE = 20

/** How days such as 3/4/26 are written: month first, as here, or day first. */
export const dayOrders = ['month', 'day'] as const
export type DayOrder = (typeof dayOrders)[number]

type Values = Record<string, string | number>

type Finding<Code> = { code: Code; values: Values; at?: { line: number; field: ImportField } }
export type ImportProblem = Finding<ImportProblemCode>
export type ImportRemark = Finding<ImportRemarkCode>

/** Of one remark as it was said: said of another value, it is open again. */
export function keyOfRemark({ code, at, values }: ImportRemark) {
  return JSON.stringify([code, at?.line, at?.field, ...Object.values(values)])
}

export type ImportNote = { code: ImportNoteCode; values: Values }

export class FileFault extends Error {
  readonly fault: ImportFault
  readonly values: Record<string, number>

  constructor(fault: ImportFault, values: Record<string, number> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}
