import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

import { Reading } from './reading.ts'

export type Quantifier = 'any' | 'all'

/** One column compared with something. */
export type Comparison = {
  kind: 'comparison'
  column: string
  isNegated: boolean
  /** PostgREST's word. */
  operator: string
  quantifier: Quantifier | undefined
  /** What it is compared with, of `in` each. */
  values: string[]
}
export type Condition = Comparison | { kind: 'and' | 'or'; isNegated: boolean; parts: Condition[] }

/** Deeper brackets are no question of anybody. */
const MAX_DEPTH = 8
/** Operators that take a value, and those of them that take `(any)` and `(all)`. */
const OPERATORS =
  'eq neq gt gte lt lte like ilike isdistinct match imatch cs cd ov sl sr nxr nxl adj'.split(' ')
const QUANTIFIED = 'eq gt gte lt lte like ilike match imatch'.split(' ')
/** Full-text search, in which a language may stand. */
const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts']
const IS = ['null', 'not_null', 'true', 'false', 'unknown']

/**
 * Reads what a column is asked for: `eq.US`.
 *
 * @throws ApiError
 */
export function readFilter(column: string, text: string): Comparison {
  const reading = new Reading('filter', text)
  const comparison = readComparison(reading, column, () => reading.takeRest())
  reading.expectEnd()
  return comparison
}

/**
 * Reads what stands under `and` or `or`: `(code.eq.US,not.and(name.like.A*,code.in.(AF,AL)))`.
 *
 * @throws ApiError
 */
export function readLogic(kind: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const reading = new Reading('logic tree', text)
  const parts = readParts(reading, 1)
  reading.expectEnd()
  return { kind, isNegated, parts }
}

function readParts(reading: Reading, depth: number): Condition[] {
  if (depth > MAX_DEPTH) throw reading.refuseLarge('brackets in brackets', MAX_DEPTH)
  reading.skipSpaces()
  reading.expect('(')
  const parts = reading.list(() => {
    reading.skipSpaces()
    const part = readPart(reading, depth)
    reading.skipSpaces()
    return part
  })
  reading.expect(')')
  reading.skipSpaces()
  return parts
}

function readPart(reading: Reading, depth: number): Condition {
  const opened = reading.attempt(() => {
    const isNegated = reading.eat('not.')
    const kind = (['and', 'or'] as const).find((word) => reading.eat(word))
    reading.skipSpaces()
    return kind && reading.startsWith('(') ? { kind, isNegated } : undefined
  })
  if (opened) return { ...opened, parts: readParts(reading, depth + 1) }

  const column = reading.name()
  refusePath(reading)
  reading.expect('.')
  return readComparison(reading, column, () => readListed(reading, true))
}

function readComparison(reading: Reading, column: string, readValue: () => string): Comparison {
  const isNegated = reading.eat('not.')
  const asked = { kind: 'comparison', column, isNegated, quantifier: undefined } as const
  if (reading.eat('in.')) return { ...asked, operator: 'in', values: readList(reading) }
  if (reading.eat('is.')) return { ...asked, operator: 'is', values: [readIs(reading)] }

  const operator = reading.attempt(() => {
    const word = reading.takeWhile(isLetter)
    return [...OPERATORS, ...SEARCHES].includes(word) ? word : undefined
  })
  if (!operator) throw reading.refuse('"not" or operator (eq, gt, ...)')
  if (SEARCHES.includes(operator) && reading.eat('(')) {
    reading.name()
    reading.expect(')')
  }
  const quantifier = QUANTIFIED.includes(operator)
    ? (['any', 'all'] as const).find((word) => reading.eat(`(${word})`))
    : undefined
  reading.expect('.')
  return { ...asked, operator, quantifier, values: [readValue()] }
}

function readList(reading: Reading) {
  reading.skipSpaces()
  reading.expect('(')
  const values = reading.list(() => readListed(reading, false))
  reading.expect(')')
  reading.skipSpaces()
  // Nothing between the brackets is no value, rather than an empty one.
  return values.length === 1 && values[0] === '' ? [] : values
}

/** A value among others: quoted, or an array where there may be one, or up to the next comma or bracket. */
function readListed(reading: Reading, mayBeArray: boolean) {
  const quoted = reading.attempt(() => {
    if (!reading.startsWith('"')) return undefined
    const text = reading.attemptQuoted()
    return text !== undefined && isAtEnd(reading) ? text : undefined
  })
  if (quoted !== undefined) return quoted
  const array = reading.attempt(() => {
    if (!mayBeArray || !reading.eat('{')) return undefined
    const inner = reading.takeWhile((sign) => sign !== '{' && sign !== '}')
    return reading.eat('}') && isAtEnd(reading) ? `{${inner}}` : undefined
  })
  return array ?? reading.takeWhile((sign) => sign !== ',' && sign !== ')')
}

function isAtEnd(reading: Reading) {
  return reading.isOver || reading.startsWith(',') || reading.startsWith(')')
}

function readIs(reading: Reading) {
  const word = reading.attempt(() => {
    const found = reading.takeWhile((sign) => isLetter(sign) || sign === '_').toLowerCase()
    return IS.includes(found) ? found : undefined
  })
  if (!word) throw reading.refuse('null or trilean value (unknown, true, false)')
  return word
}

function isLetter(sign: string) {
  return sign >= 'a' ? sign <= 'z' : sign >= 'A' && sign <= 'Z'
}

/** @throws ApiError when what comes next is a path into JSON, of which these tables have none */
export function refusePath(reading: Reading) {
  if (!reading.startsWith('->')) return
  throw new ApiError(400, 'PGRST127', errors.notAnswered, { details: errors.pathNotAnswered })
}
