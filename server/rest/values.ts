import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readArray, writeArray } from './array-literal.ts'
import type { ColumnType, Value } from './tables.ts'

const INTEGER = /^\s*[+-]?\d+\s*$/
const MAX_INTEGER = 2 ** 31 - 1

/**
 * Reads a value of a type as PostgreSQL does.
 *
 * @throws ApiError
 */
export function readValue(type: ColumnType, text: string): Value | (string | null)[] {
  if (type === 'text[]') return readArray(text)
  return type === 'integer' ? readInteger(text) : text
}

/** @throws ApiError when it is no whole number of four bytes */
export function readInteger(text: string, type = 'integer', most = MAX_INTEGER) {
  if (!INTEGER.test(text)) throw new ApiError(400, '22P02', errors.notOfType(type, text))
  const value = Number(text)
  if (value > most || value < -most - 1) {
    throw new ApiError(400, '22003', errors.outOfRange(type, text.trim()))
  }
  return value
}

export function writeValue(value: Value) {
  return Array.isArray(value) ? writeArray(value) : String(value)
}

/** The order of values of one type: of texts that of their signs in Unicode, on both databases, whatever their language. */
export function compareValues(a: Value | (string | null)[], b: Value | (string | null)[]): number {
  if (typeof a === 'number') return a - Number(b)
  if (typeof a === 'string') return compareTexts(a, String(b))
  const other = Array.isArray(b) ? b : []
  for (const [at, item] of a.entries()) {
    if (at >= other.length) return 1
    const order = compareItems(item, other[at] ?? null)
    if (order !== 0) return order
  }
  return a.length - other.length
}

/** In an array, nothing comes last. */
function compareItems(a: string | null, b: string | null) {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareTexts(a, b)
}

function compareTexts(a: string, b: string) {
  if (a === b) return 0
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return rank(a, at) - rank(b, at)
}

/** A unit of UTF-16 as Unicode orders signs: halves of a pair belong after all that are whole. */
function rank(text: string, at: number) {
  if (at >= text.length) return -1
  const unit = text.charCodeAt(at)
  if (unit < 0xd8_00) return unit
  return unit < 0xe0_00 ? unit + 0x20_00 : unit - 0x8_00
}
