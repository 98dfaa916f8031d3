import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { lookUp } from '#shared/look-up.ts'

import type { ColumnType, Value } from './tables.ts'

const FILTER = /^(not\.)?([a-z]+)\.(.*)$/s
const INTEGER = /^\s*[+-]?\d+\s*$/
const MAX_INTEGER = 2 ** 31 - 1
const LIST_ITEM = /"((?:[^"\\]|\\.)*)",|([^,]*),/gsy

/** No column is ever null, true or false. */
const IS = new Map([
  ['null', () => false],
  ['not_null', () => true],
])
const COMPARISONS: Record<string, (value: Value, other: Value) => boolean> = {
  eq: (value, other) => value === other,
  neq: (value, other) => value !== other,
  gt: (value, other) => value > other,
  gte: (value, other) => value >= other,
  lt: (value, other) => value < other,
  lte: (value, other) => value <= other,
}

/** Reads a filter, `eq.US` or `not.in.(US,MX)`, as a predicate. @throws ApiError */
export function readFilter(type: ColumnType, text: string): (value: Value) => boolean {
  const [, not, operator = '', operand = ''] = FILTER.exec(text) ?? []
  const fits = readOperator(type, operator, operand)
  if (!fits) throw unreadable('filter', text)
  return not ? (value) => !fits(value) : fits
}

function readOperator(type: ColumnType, operator: string, operand: string) {
  if (operator === 'is') return IS.get(operand)
  const isPattern = operator === 'like' || operator === 'ilike'
  if (type === 'text[]' || (isPattern && type !== 'text')) {
    const details = errors.notCompared(type)
    throw new ApiError(400, 'PGRST127', errors.notAnswered, { details })
  }
  if (isPattern) return readLike(operand, operator === 'ilike')
  if (operator === 'in') {
    const values = new Set<Value>(readList(operand).map((item) => readValue(type, item)))
    return (value: Value) => values.has(value)
  }
  const compare = lookUp(COMPARISONS, operator)
  if (!compare) return undefined
  const other = readValue(type, operand)
  return (value: Value) => compare(value, other)
}

/** PostgREST accepts `*` for `%`, which a URL would have to escape. */
function readLike(operand: string, isFolded: boolean) {
  const fold = (text: string) => (isFolded ? text.toLowerCase() : text)
  const isLike = createLike(fold(operand).replaceAll('*', '%'))
  return (value: Value) => isLike(fold(String(value)))
}

function readList(operand: string) {
  const inner = /^\((.*)\)$/s.exec(operand)?.[1]
  if (inner === undefined) throw unreadable('filter', operand)
  if (inner === '') return []
  return [...`${inner},`.matchAll(LIST_ITEM)].map(
    ([, quoted, plain]) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain ?? '',
  )
}

function readValue(type: ColumnType, text: string) {
  if (type !== 'integer') return text
  if (!INTEGER.test(text)) throw new ApiError(400, '22P02', errors.notOfType(type, text))
  const value = Number(text)
  if (value <= MAX_INTEGER && value >= -MAX_INTEGER - 1) return value
  throw new ApiError(400, '22003', errors.outOfRange(type, text.trim()))
}

export function unreadable(part: string, text: string) {
  const details = errors.querySupported
  return new ApiError(400, 'PGRST100', errors.queryUnreadable(part, text), { details })
}

const PIECES = /\\?./gsu

/**
 * PostgreSQL's LIKE: `%` for any number of characters, `_` for one, a backslash escapes. Not a
 * regular expression: an attacker's pattern could backtrack for ever.
 * @throws ApiError
 */
function createLike(pattern: string) {
  const pieces = (pattern.match(PIECES) ?? []).filter(
    (piece, at, all) => piece !== '%' || all[at - 1] !== '%',
  )
  if (pieces.includes('\\')) throw new ApiError(400, '22025', errors.patternEndsInEscape)

  return (text: string) => {
    const characters = [...text]
    let reached = [0]
    for (const piece of pieces) {
      const [least] = reached
      if (least === undefined) return false
      if (piece === '%') {
        reached = Array.from({ length: characters.length - least + 1 }, (_, more) => least + more)
        continue
      }
      const wanted = piece.startsWith('\\') ? piece.slice(1) : piece
      const fits = (character: string | undefined) => piece === '_' || character === wanted
      reached = reached
        .filter((at) => at < characters.length && fits(characters[at]))
        .map((at) => at + 1)
    }
    return reached.at(-1) === characters.length
  }
}
