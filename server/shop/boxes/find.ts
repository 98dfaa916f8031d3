import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { findApplications, MAX_FOUND } from '#server/shop/core/customers/search-terms.ts'
import { findSimilar } from '#server/shop/core/customers/similar-names.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { cleanAddress, cleanCode, cleanLine } from '#shared/clean-text.ts'
import { splitPhone } from '#shared/phone.ts'
import { likenessTo } from '#shared/shop/applications/match-names.ts'
import { isBoxIn } from '#shared/shop/boxes/box-ranges.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Found } from '#shared/shop/boxes/found.ts'
import { digitsOf, wordsOf } from '#shared/shop/core/search-terms.ts'
import { readSlip } from '#shared/shop/mail/slip.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

import { loadLines } from './load-lines.ts'

const MAX_TEXT = 200
const MAX_OPEN = 50
const BOX = /^(PMB\s*|#\s*)?([1-9]\d{0,4})$/i
/** A single digit begins too many numbers. */
const MIN_BOX_DIGITS = 2
const MAX_BOX_DIGITS = 5
/** Shorter words have too many words one letter away. */
const MIN_FUZZY_WORD = 4
/** With this many exact matches, similar names are not searched. */
const ENOUGH_EXACT_MATCHES = 10
const MIN_PHONE = 7
/** Similarity from 0 to 1; below this, it is a different name. */
const MIN_LIKENESS = 0.6
const TRACKING_END = /^(?=.*\d)[A-Z0-9]{4,}$/
const STATES: Found['state'][] = ['active', 'open', 'free', 'closed', 'withdrawn']

export const find: Handler<(typeof boxCalls)['find']> = async ({ q = '' }, _context, services) => {
  const text = cleanLine(q)
  if (text.length > MAX_TEXT) return { found: [] }
  if (text === '') return { found: await toSearchResults(await listOpen(services), '', services) }
  const [, prefix, digits = ''] = BOX.exec(cleanCode(text)) ?? []
  const items = await findItems(text, services)
  const boxes = digits ? await findBoxes(digits, services) : []
  if (items.length > 0) return { found: items }
  if (prefix) return { found: boxes }
  const byEnd = await findItemsByEnd(text, services)
  return { found: [...boxes, ...byEnd, ...(await findPeople(text, boxes, services))] }
}

async function listOpen({ database }: Services) {
  const rows = await database.read
    .selectFrom('applications')
    .select('id')
    .where('state', '=', sql.lit('open'))
    .orderBy('updatedAt', 'desc')
    .limit(MAX_OPEN)
    .execute()
  return rows.map(({ id }) => id)
}

async function findBoxes(digits: string, services: Services) {
  const exact = await findBox(Number(digits), services)
  if (digits.length < MIN_BOX_DIGITS) return exact
  const ranges = Array.from({ length: MAX_BOX_DIGITS - digits.length }, (_, index) => {
    const size = 10 ** (index + 1)
    return { first: Number(digits) * size, last: (Number(digits) + 1) * size - 1 }
  })
  if (ranges.length === 0) return exact
  const rentals = await services.database.read
    .selectFrom('rentals')
    .select('applicationId')
    .where('closedOn', 'is', null)
    .where(({ or, between }) => or(ranges.map(({ first, last }) => between('box', first, last))))
    .orderBy('box')
    .limit(MAX_FOUND)
    .execute()
  const ids = rentals.flatMap(({ applicationId: id }) => id ?? [])
  const lines = await toSearchResults(ids, '', services)
  const others = lines.filter((line) => exact.every(({ id }) => id !== line.id))
  return [...exact, ...others.toSorted((one, other) => (one.box ?? 0) - (other.box ?? 0))]
}

/** Current or last renter of a box, then earlier ones; also a number of the shop without a renter. */
async function findBox(box: number, services: Services): Promise<Found[]> {
  const rentals = await services.database.read
    .selectFrom('rentals')
    .select('applicationId')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('box', '=', box),
        eb('id', 'in', selectFrom('formerNumbers').select('rentalId').where('box', '=', box)),
      ]),
    )
    .orderBy(({ eb }) => eb('box', '=', box), 'desc')
    .orderBy('allocatedOn', 'desc')
    .limit(MAX_FOUND)
    .execute()
  const ids = rentals.flatMap(({ applicationId: id }) => id ?? [])
  const lines = await toSearchResults(ids, '', services)
  if (lines.length === 0 && isBoxIn(services.facts.boxNumbers, box)) {
    return [{ ...NO_PERSON, box, isExact: true }]
  }
  return lines.map((line, index) => ({ ...line, isExact: index === 0 }))
}

const NO_PERSON = {
  id: null,
  name: '',
  others: [],
  meant: [],
  email: null,
  state: 'free' as const,
  itemId: null,
}

async function findPeople(text: string, boxes: Found[], services: Services) {
  const { database } = services
  const ids = await findApplications(database, text)
  const isWorthIt = ids.length === 0 || wordsOf(text).some((word) => word.length >= MIN_FUZZY_WORD)
  const hasLetters = /\p{L}/u.test(text) && !text.includes('@')
  if (isWorthIt && hasLetters && ids.length < ENOUGH_EXACT_MATCHES) {
    ids.push(...(await findSimilar(database.read, text)))
  }
  const others = [...new Set(ids)].filter((id) => boxes.every((line) => line.id !== id))
  return toSearchResults(others.slice(0, MAX_FOUND), text, services)
}

async function findItems(text: string, services: Services): Promise<Found[]> {
  const { read } = services.database
  const slip = readSlip(text)
  const items =
    slip === undefined
      ? await selectItems(read).where('tracking', '=', readTracking(text).number).execute()
      : await selectItems(read).where('slip', '=', slip).execute()
  return toFoundItems(items, true, services)
}

/** Items still here by the last characters of their tracking number. */
async function findItemsByEnd(text: string, services: Services): Promise<Found[]> {
  const end = readTracking(text).number
  if (!TRACKING_END.test(end)) return []
  const items = await selectItems(services.database.read)
    .where('endedAt', 'is', null)
    .where('tracking', 'like', `%${end}`)
    .execute()
  return toFoundItems(items, false, services)
}

type Item = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

async function toFoundItems(items: Item[], isExact: boolean, services: Services) {
  const ids = items.flatMap(({ application }) => application ?? [])
  const lines = await toSearchResults(ids, '', services)
  return items
    .toSorted((one, other) => Number(!other.endedAt) - Number(!one.endedAt))
    .map(({ id: itemId, box, application }) => {
      const line = lines.find(({ id }) => id === application) ?? NO_PERSON
      return { ...line, box, itemId, isExact }
    })
}

function selectItems(read: Reader) {
  return read
    .selectFrom('mailItems')
    .leftJoin('rentals', 'rentals.id', 'mailItems.rentalId')
    .select(['mailItems.id', 'mailItems.box', 'endedAt', 'applicationId as application'])
    .orderBy('receivedAt', 'desc')
    .limit(MAX_FOUND)
}

async function toSearchResults(ids: string[], text: string, services: Services): Promise<Found[]> {
  const lines = await loadLines([...new Set(ids)], services)
  if (text === '') return lines.map((line) => toSearchResult(line))
  const likenessOf = likenessTo(text)
  const isExactContact = isContact(text)
  return lines
    .map((line) => {
      const people = line.people
        .map((person) => ({ name: person.name, likeness: likenessOf(person) }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .toSorted((one, other) => other.likeness - one.likeness)
      const likeness = isExactContact(line) ? 1 : (people[0]?.likeness ?? 0)
      const bestMatches = people.filter((person) => person.likeness === likeness)
      const matchedNames = bestMatches.map(({ name }) => name)
      return {
        found: { ...toSearchResult(line), meant: matchedNames, isExact: likeness === 1 },
        likeness,
      }
    })
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        STATES.indexOf(one.found.state) - STATES.indexOf(other.found.state),
    )
    .map(({ found }) => found)
}

type Line = Awaited<ReturnType<typeof loadLines>>[number]

function toSearchResult({ id, box, name, others, email, state }: Line): Found {
  return { id, box, name, others, email, state, meant: [], itemId: null, isExact: false }
}

function isContact(text: string) {
  const digits = /\p{L}/u.test(splitPhone(text).number) ? '' : digitsOf(text)
  const address = cleanAddress(text).toLowerCase()
  return ({ email, phone }: Line) =>
    email?.toLowerCase() === address ||
    (digits.length >= MIN_PHONE && digitsOf(phone ?? '').endsWith(digits))
}
