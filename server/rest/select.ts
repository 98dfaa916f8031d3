import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

import { refusePath } from './conditions.ts'
import { Reading } from './reading.ts'

/** A column of the answer, under the name it has there. */
export type Selected = { name: string; column: string; cast: string | undefined }
/** What is asked for: columns, all of them, or another table's rows within. */
export type SelectItem =
  | ({ kind: 'column' } & Selected)
  | { kind: 'all' }
  | { kind: 'relation'; name: string; hint: string | undefined }

const MAX_DEPTH = 8
const MAX_ITEMS = 50

/**
 * Reads `select`.
 *
 * @throws ApiError
 */
export function readSelect(text: string): SelectItem[] {
  const reading = new Reading('select parameter', text)
  const items = readItems(reading, 1)
  reading.expectEnd()
  return items
}

function readItems(reading: Reading, depth: number): SelectItem[] {
  if (depth > MAX_DEPTH) throw reading.refuseLarge('tables within tables', MAX_DEPTH)
  let count = 0
  return reading.list(() => {
    count += 1
    if (count > MAX_ITEMS) throw reading.refuseLarge('columns', MAX_ITEMS)
    reading.skipSpaces()
    const item = readItem(reading, depth)
    reading.skipSpaces()
    return item
  })
}

function readItem(reading: Reading, depth: number): SelectItem {
  if (reading.eat('*')) return { kind: 'all' }
  if (reading.eat('...') || reading.eat('..')) {
    const name = reading.name()
    return readRelation(reading, name, depth)
  }
  const first = reading.name()
  const isAlias = !reading.startsWith('::') && reading.eat(':')
  const column = isAlias ? reading.name() : first
  if (reading.startsWith('!') || reading.startsWith('(')) {
    if (reading.eat('()')) throw noAggregates()
    return readRelation(reading, column, depth)
  }
  refusePath(reading)
  const cast = readCast(reading)
  if (reading.eat('.')) {
    reading.name()
    reading.expect('()')
    throw noAggregates()
  }
  return { kind: 'column', name: first, column, cast }
}

function readCast(reading: Reading) {
  return reading.eat('::') ? reading.name() : undefined
}

function readRelation(reading: Reading, name: string, depth: number): SelectItem {
  const hints: string[] = []
  while (reading.eat('!')) hints.push(reading.name())
  reading.expect('(')
  if (!reading.eat(')')) {
    readItems(reading, depth + 1)
    reading.expect(')')
  }
  const hint = hints.find((word) => word !== 'left' && word !== 'inner')
  return { kind: 'relation', name, hint }
}

function noAggregates() {
  return new ApiError(400, 'PGRST123', errors.noAggregates)
}
