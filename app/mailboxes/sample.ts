import { cities } from './cities.ts'
import {
  FIRST_NUMBER,
  idOf,
  type Mailbox,
  type MailboxStatus,
  type MailboxType,
} from './mailbox.ts'
import { createRandom, pick, type Random } from './seeded-random.ts'

export const SAMPLE_SIZE = 50
/** Of its fifty, 35 are active, 10 in maintenance and 5 inactive, in fifty places. */
const SEED = 11_700

const types: [MailboxType, number][] = [
  ['Standard', 4],
  ['Package', 3],
  ['Digital', 2],
  ['Secure', 2],
]

/** Percent. */
const statuses: [MailboxStatus, number][] = [
  ['Active', 70],
  ['Maintenance', 20],
  ['Inactive', 10],
]

/** Parts of a city, and the way there from its centre: north, east. */
const parts: [string, number, number][] = [
  ['Downtown', 0, 0],
  ['North side', 1, 0],
  ['East side', 0, 1],
  ['South side', -1, 0],
  ['West side', 0, -1],
]

const descriptions: Record<MailboxType, string[]> = {
  Standard: ['Letters and flat mail, ground floor.', 'Wall box with a key lock, step-free access.'],
  Package: ['Parcels up to 70 lb, signed for at the counter.', 'Large shelf for frequent parcels.'],
  Digital: ['Notices by email when mail arrives.', 'Kiosk with a code, no key needed.'],
  Secure: ['Photo ID is checked at every pickup.', 'Steel box in a locked room with a camera.'],
}

/** Degrees: a mile or two, and never into the sea. */
const LEAST_WAY = 0.006
const FURTHER_WAY = 0.012
const NEWEST = Date.UTC(2026, 5, 30, 17)
const SPREAD_MINUTES = 180 * 24 * 60
const MINUTE_MS = 60_000

/**
 * Mailboxes that were never anywhere: real cities, invented boxes. The same on every device.
 *
 * @param size how many, from MBX1000 upward
 */
export function makeSample(size = SAMPLE_SIZE): Mailbox[] {
  const random = createRandom(SEED)
  return Array.from({ length: size }, (_, place) => makeMailbox(idOf(FIRST_NUMBER + place), random))
}

function makeMailbox(id: string, random: Random): Mailbox {
  const [city, state, lat, lng] = oneOf(cities, random)
  const [part, north, east] = oneOf(parts, random)
  const way = LEAST_WAY + random() * FURTHER_WAY
  const type = pick(random, types)
  return {
    id,
    location: `${part}, ${city}, ${state}`,
    type,
    status: pick(random, statuses),
    lat: rounded(lat + north * way),
    lng: rounded(lng + east * way),
    lastUpdated: new Date(NEWEST - Math.floor(random() * SPREAD_MINUTES) * MINUTE_MS).toISOString(),
    description: oneOf(descriptions[type], random),
  }
}

function oneOf<Thing>(things: readonly Thing[], random: Random) {
  return pick(
    random,
    things.map((thing) => [thing, 1] as const),
  )
}

/** Six places are a hand's breadth. */
function rounded(degrees: number) {
  return Number(degrees.toFixed(6))
}
