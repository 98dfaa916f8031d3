import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

import { readFilter, readLogic, refusePath, type Condition } from './conditions.ts'
import { Reading } from './reading.ts'
import { readSelect, type SelectItem } from './select.ts'

export type Ordered = { column: string; isDescending: boolean }
/** What is asked of a table, as it stands in the address. */
export type Query = {
  select: SelectItem[]
  conditions: Condition[]
  order: Ordered[]
  limit: number | undefined
  offset: number
}

const WHOLE = /^-?\d{1,15}$/
const MAX_ORDERED = 20
/** They mean nothing to who only reads; `apikey` is for the gateway that Supabase has before its tables. */
const IGNORED = ['apikey', 'columns', 'on_conflict']

/**
 * Reads the query of an address as PostgREST does.
 *
 * @see https://docs.postgrest.org/en/v12/references/api/tables_views.html
 * @throws ApiError
 */
export function readQuery(query: URLSearchParams): Query {
  const select = readSelect(query.get('select') ?? '*')
  const conditions: Condition[] = []
  const order: Ordered[] = []
  let limit: number | undefined
  let offset = 0
  for (const [key, text] of query) {
    if (key === 'select' || IGNORED.includes(key)) continue
    const path = readKey(key)
    const name = path.at(-1) ?? ''
    const isNegated = path[0] === 'not'
    if (name === 'and' || name === 'or') {
      refuseRelation(isNegated ? path.slice(1) : path)
      conditions.push(readLogic(name, isNegated, text))
      continue
    }
    refuseRelation(path)
    if (name === 'order') order.push(...readOrder(text))
    else if (name === 'limit') limit = readLimit(text)
    else if (name === 'offset') offset = readOffset(text)
    else conditions.push(readFilter(name, text))
  }
  return { select, conditions, order, limit, offset }
}

/** `not.or`, `code`, or what belongs to another table within: `owner.name`. */
function readKey(key: string) {
  const reading = new Reading('tree path', key)
  const path = [reading.name()]
  while (reading.eat('.')) path.push(reading.name())
  refusePath(reading)
  reading.expectEnd()
  return path
}

/** @throws ApiError when it is for a table within this one, of which there is none */
function refuseRelation(path: string[]) {
  if (path.length > 1) throw notEmbedded(path[0] ?? '')
}

function notEmbedded(name: string) {
  const hint = errors.notEmbeddedHint(name)
  return new ApiError(400, 'PGRST108', errors.notEmbedded(name), { hint })
}

/** Where empty values would stand is read and has no effect: there are none. */
function readOrder(text: string): Ordered[] {
  if (text === '') return []
  const reading = new Reading('order', text)
  const ordered = reading.list(() => {
    reading.skipSpaces()
    const column = reading.name()
    if (reading.startsWith('(')) throw notEmbedded(column)
    refusePath(reading)
    const isDescending = reading.eat('.desc')
    if (!isDescending) reading.eat('.asc')
    if (!reading.eat('.nullsfirst')) reading.eat('.nullslast')
    reading.skipSpaces()
    return { column, isDescending }
  })
  if (!reading.isOver) throw reading.refuse('"asc", "desc", "nullsfirst" or "nullslast"')
  if (ordered.length > MAX_ORDERED) throw reading.refuseLarge('columns', MAX_ORDERED)
  return ordered
}

function readLimit(text: string) {
  const limit = readWhole('limit', text)
  if (limit >= 0) return limit
  const details = errors.limitNegative
  throw new ApiError(416, 'PGRST103', errors.rangeNotSatisfiable, { details })
}

function readOffset(text: string) {
  const offset = readWhole('offset', text)
  if (offset < 0) throw new ApiError(400, '2201X', errors.offsetNegative)
  return offset
}

function readWhole(name: string, text: string) {
  if (WHOLE.test(text)) return Number(text)
  throw new Reading(name, text).refuse('digit')
}
