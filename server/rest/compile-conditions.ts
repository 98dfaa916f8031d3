import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readArray } from './array-literal.ts'
import type { Comparison, Condition } from './conditions.ts'
import { createLike } from './like.ts'
import type { ColumnType, Row, Value } from './tables.ts'
import { compareValues, readValue } from './values.ts'

/** SQL's: with nothing among the values, nobody can say. */
type Truth = boolean | null
type Operand = ReturnType<typeof readValue>
type Check<Given = Row> = (given: Given) => Truth

/** Each is asked of every row: more would hold up everybody else. */
const MAX_CHECKS = 50
/** Operators as SQL writes them. */
const SIGNS: Record<string, string> = {
  like: '~~',
  ilike: '~~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}
const BY_ORDER: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  isdistinct: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/**
 * Makes of the conditions of a query what tells whether a row meets them all, with PostgreSQL's meaning of each.
 *
 * @param typeOf the type of a column; it refuses one that is not there
 * @throws ApiError
 */
export function compileConditions(
  conditions: Condition[],
  typeOf: (column: string) => ColumnType,
): (row: Row) => boolean {
  let checks = 0

  function compile(condition: Condition): Check {
    const check =
      condition.kind === 'comparison'
        ? compileComparison(condition)
        : combine(condition.kind, condition.parts.map(compile))
    return condition.isNegated ? (row) => negate(check(row)) : check
  }

  function compileComparison(comparison: Comparison): Check {
    const type = typeOf(comparison.column)
    const check = compileCheck(comparison, type)
    return (row) => check(row[comparison.column] ?? '')
  }

  function compileCheck(comparison: Comparison, type: ColumnType): Check<Value> {
    const { operator, quantifier, values } = comparison
    const [text = ''] = values
    if (!quantifier) {
      count()
      return compileOperator(operator, type, values)
    }
    if (type === 'text[]') {
      const sign = SIGNS[operator]
      throw sign ? operatorNotFound(type, sign) : noArrayOf(type)
    }
    const each = readArray(text).map((item): Check<Value> => {
      count()
      return item === null ? () => null : compileOperator(operator, type, [item])
    })
    return combine(quantifier === 'any' ? 'or' : 'and', each)
  }

  function count() {
    checks += 1
    if (checks <= MAX_CHECKS) return
    throw new ApiError(400, 'PGRST100', errors.queryTooLarge('conditions', MAX_CHECKS))
  }

  return combineAll(conditions.map(compile))
}

function combineAll(checks: Check[]) {
  const all = combine('and', checks)
  return (row: Row) => all(row) === true
}

/** Of `and` one falsehood decides, of `or` one truth; else nobody can say as long as one part can't. */
function combine<Given>(kind: 'and' | 'or', checks: Check<Given>[]): Check<Given> {
  const deciding = kind === 'or'
  return (given) => {
    let result: Truth = !deciding
    for (const check of checks) {
      const truth = check(given)
      if (truth === deciding) return deciding
      if (truth === null) result = null
    }
    return result
  }
}

function negate(truth: Truth) {
  return truth === null ? null : !truth
}

function compileOperator(operator: string, type: ColumnType, values: string[]): Check<Value> {
  const [text = ''] = values
  const byOrder = BY_ORDER[operator]
  if (byOrder) {
    const operand = readValue(type, text)
    return (value) => byOrder(compareValues(value, operand))
  }
  switch (operator) {
    case 'in':
      return compileIn(type, values)
    case 'is':
      return compileIs(type, text)
    case 'like':
    case 'ilike':
      return compileLike(operator, type, text)
    case 'cs':
    case 'cd':
    case 'ov':
      return compileOverlap(operator, type, text)
    case 'sl':
    case 'sr':
      return refuseShift(operator, type, text)
    default:
      break
  }
  const sign = SIGNS[operator]
  if (sign) throw operatorNotFound(type, sign)
  const details = errors.operatorNotAnswered(operator)
  throw new ApiError(400, 'PGRST127', errors.notAnswered, { details })
}

function compileIn(type: ColumnType, values: string[]): Check<Value> {
  if (type === 'text[]') throw noArrayOf(type)
  const operands = values.map((text) => readValue(type, text))
  const known = new Set<Operand>(operands)
  return (value) => known.has(value)
}

/** No column is ever empty, and none is true or false. */
function compileIs(type: ColumnType, word: string): Check<Value> {
  if (word === 'null') return () => false
  if (word === 'not_null') return () => true
  throw new ApiError(400, '42804', errors.notBoolean(`IS ${word.toUpperCase()}`, type))
}

/** In a URL a star is easier to write than a per cent sign. */
function compileLike(operator: string, type: ColumnType, text: string): Check<Value> {
  if (type !== 'text') throw operatorNotFound(type, SIGNS[operator] ?? '')
  const isLike = createLike(text.replaceAll('*', '%'), operator === 'ilike')
  return (value) => isLike(String(value))
}

function compileOverlap(operator: string, type: ColumnType, text: string): Check<Value> {
  if (type !== 'text[]') throw operatorNotFound(type, SIGNS[operator] ?? '')
  const operand = readArray(text)
  const known = new Set(operand)
  return (value) => {
    const items: (string | null)[] = Array.isArray(value) ? value : []
    // What is nothing is no element of anything.
    if (operator === 'cs') return operand.every((item) => item !== null && items.includes(item))
    if (operator === 'cd') return items.every((item) => known.has(item))
    return items.some((item) => known.has(item))
  }
}

/** Lists of lists have no type. */
function noArrayOf(type: ColumnType) {
  return new ApiError(400, '42704', errors.noArrayType(type))
}

/** With these signs PostgreSQL compares ranges, of which there are none, and moves the bits of numbers. */
function refuseShift(operator: string, type: ColumnType, text: string): never {
  if (type !== 'integer') throw operatorNotFound(type, SIGNS[operator] ?? '')
  readValue(type, text)
  throw new ApiError(400, '42804', errors.notBoolean('WHERE', type))
}

/** PostgreSQL knows operators of ranges by the same signs. */
function operatorNotFound(type: ColumnType, sign: string) {
  if (sign === '<@') {
    const hint = errors.operatorChoiceHint
    return new ApiError(400, '42725', errors.operatorNotUnique(type, sign), { hint })
  }
  const hint = errors.operatorHint
  return new ApiError(404, '42883', errors.operatorNotFound(type, sign), { hint })
}
