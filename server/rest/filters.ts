import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import { createLike } from './like.ts'
import type { ColumnType, Value } from './tables.ts'

const FILTER = /^(not\.)?([a-z]+)\.(.*)$/s
const INTEGER = /^\s*[+-]?\d+\s*$/
const MAX_INTEGER = 2 ** 31 - 1
/** Each of the values in brackets, with a comma after it: quoted, or up to the comma. */
const LISTED = /"((?:[^"\\]|\\.)*)",|([^,]*),/gsy

const COMPARISONS: Record<string, (value: Value, other: Value) => boolean> = {
  eq: (value, other) => value === other,
  neq: (value, other) => value !== other,
  gt: (value, other) => value > other,
  gte: (value, other) => value >= other,
  lt: (value, other) => value < other,
  lte: (value, other) => value <= other,
}

/**
 * What a column is asked for, `eq.US` or `not.in.(US,MX)`, as a test of its value.
 *
 * @throws ApiError
 */
export function readFilter(type: ColumnType, text: string): (value: Value) => boolean {
  const [, not, operator = '', operand = ''] = FILTER.exec(text) ?? []
  const fits = readOperator(type, operator, operand)
  if (!fits) throw unreadable('filter', text)
  return not ? (value) => !fits(value) : fits
}

function readOperator(type: ColumnType, operator: string, operand: string) {
  const compare = lookUp(COMPARISONS, operator)
  if (compare) {
    const other = readValue(type, operand)
    return (value: Value) => compare(value, other)
  }
  switch (operator) {
    case 'in': {
      const values = new Set<Value>(readList(operand).map((item) => readValue(type, item)))
      return (value: Value) => values.has(value)
    }
    case 'is':
      return readIs(operand)
    case 'like':
    case 'ilike':
      return readLike(type, operand, operator === 'ilike')
    default:
      return undefined
  }
}

/** No column is ever empty, or true, or false. */
function readIs(operand: string) {
  if (operand === 'null') return () => false
  if (operand === 'not_null') return () => true
  return undefined
}

/** In a URL a star is easier to write than a per cent sign. */
function readLike(type: ColumnType, operand: string, isFolded: boolean) {
  if (type !== 'text') throw notCompared(type)
  const fold = (text: string) => (isFolded ? text.toLowerCase() : text)
  const isLike = createLike(fold(operand).replaceAll('*', '%'))
  return (value: Value) => isLike(fold(String(value)))
}

function readList(operand: string) {
  const inner = /^\((.*)\)$/s.exec(operand)?.[1]
  if (inner === undefined) throw unreadable('filter', operand)
  if (inner === '') return []
  return [...`${inner},`.matchAll(LISTED)].map(
    ([, quoted, plain]) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain ?? '',
  )
}

function readValue(type: ColumnType, text: string) {
  if (type === 'text[]') throw notCompared(type)
  if (type === 'text') return text
  if (!INTEGER.test(text)) throw new ApiError(400, '22P02', errors.notOfType(type, text))
  const value = Number(text)
  if (value <= MAX_INTEGER && value >= -MAX_INTEGER - 1) return value
  throw new ApiError(400, '22003', errors.outOfRange(type, text.trim()))
}

function notCompared(type: ColumnType) {
  const details = errors.notCompared(type)
  return new ApiError(400, 'PGRST127', errors.notAnswered, { details })
}

/** For a query that is malformed, or not supported here. */
export function unreadable(part: string, text: string) {
  const details = errors.querySupported
  return new ApiError(400, 'PGRST100', errors.queryUnreadable(part, text), { details })
}
