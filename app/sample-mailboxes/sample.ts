import { cities } from '#app/content/cities.ts'
import { sampleMailboxes as words } from '#content/mailboxes.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import {
  FIRST_NUMBER,
  idOf,
  type Mailbox,
  type MailboxStatus,
  type MailboxType,
} from './mailbox.ts'

export const SAMPLE_SIZE = 50
/** Gives fifty mailboxes in fifty places: 35 active, 10 in maintenance, 5 inactive. */
const SEED = 11_700

const types: [MailboxType, number][] = [
  ['Standard', 4],
  ['Package', 3],
  ['Digital', 2],
  ['Secure', 2],
]

const statuses: [MailboxStatus, number][] = [
  ['Active', 70],
  ['Maintenance', 20],
  ['Inactive', 10],
]

/** Degrees north and east of the center. */
const parts: [string, number, number][] = [
  [words.parts.center, 0, 0],
  [words.parts.north, 1, 0],
  [words.parts.east, 0, 1],
  [words.parts.south, -1, 0],
  [words.parts.west, 0, -1],
]

/** Degrees: a mile or two, and never into the sea. */
const MIN_OFFSET = 0.006
const FURTHER_OFFSET = 0.012
const NEWEST = Date.UTC(2026, 5, 30, 17)
const SPREAD_MINUTES = 180 * 24 * 60

/** Real cities, invented boxes, the same on every device. */
export function makeSample(size = SAMPLE_SIZE): Mailbox[] {
  const random = createRandom(SEED)
  return Array.from({ length: size }, (_, index) => makeMailbox(idOf(FIRST_NUMBER + index), random))
}

function makeMailbox(id: string, random: Random): Mailbox {
  const [city, state, lat, lng] = oneOf(cities, random)
  const [part, north, east] = oneOf(parts, random)
  const offset = MIN_OFFSET + random() * FURTHER_OFFSET
  const type = weighted(types, random)
  return {
    id,
    location: `${part}, ${city}, ${state}`,
    type,
    status: weighted(statuses, random),
    lat: rounded(lat + north * offset),
    lng: rounded(lng + east * offset),
    lastUpdated: new Date(NEWEST - Math.floor(random() * SPREAD_MINUTES) * MINUTE_MS).toISOString(),
    description: oneOf(words.descriptions[type], random),
  }
}

type Random = () => number

/** mulberry32 */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function oneOf<Item>(items: readonly Item[], random: Random) {
  return weighted(
    items.map((item) => [item, 1] as const),
    random,
  )
}

function weighted<Item>(items: readonly (readonly [Item, number])[], random: Random): Item {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0)
  const item = items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1)
  if (!item) throw new Error('There is nothing to choose from.')
  return item[0]
}

/** Six decimals are about a hand's breadth. */
function rounded(degrees: number) {
  return Number(degrees.toFixed(6))
}
