import { types } from 'pg'

/** Times are milliseconds, far below 2^53. */
const INT8 = 20

/** Reads 64-bit numbers as numbers, as the server does. */
export const parsers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : types.getTypeParser(type, format),
}

/** One line for the operator, without the address of the database, which holds its password. */
export function explainPostgres(error: unknown) {
  const { code = 'no answer' } = error as { code?: string }
  return new Error(`PostgreSQL (DATABASE_URL) can't be used: ${code}.`, { cause: error })
}
