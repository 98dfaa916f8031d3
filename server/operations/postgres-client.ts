import { types } from 'pg'

import {
  explainConnection,
  type PostgresAddress,
  PostgresConfigError,
  toPostgresConfig,
} from '#server/database/postgres-config.ts'

/** Times are milliseconds, far below 2^53. */
const INT8 = 20

/** Reads 64-bit numbers as numbers, as the server does. */
export const parsers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : types.getTypeParser(type, format),
}

/** One line for the operator, without the address of the database, which holds its password. */
export function explainPostgres(error: unknown) {
  const why =
    error instanceof PostgresConfigError
      ? error.message
      : `can't be used: ${explainConnection(error)}`
  return new Error(`PostgreSQL (DATABASE_URL) ${why}.`, { cause: error })
}

/** @throws one line for the operator when it may not be connected to in this way */
export function readPlace(place: PostgresAddress) {
  try {
    return toPostgresConfig(place)
  } catch (error) {
    throw explainPostgres(error)
  }
}
