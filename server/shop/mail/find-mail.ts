import type { Database, Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { findApplications, findSimilar } from '#server/shop/core/search-terms.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { matchNames } from '#shared/shop/applications/match-names.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { MAX_BOX, MAX_NAME_LENGTH, type MailMatch as Match } from '#shared/shop/mail/items.ts'
import { readSlip } from '#shared/shop/mail/slip.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

const MAX_MATCHES = 20
const BOX = /^(?:PMB\s*|#\s*)?(\d{1,5})$/i

export async function findMail(
  { q = '' }: InputOf<(typeof mailCalls)['find']>,
  _context: SignedInContext,
  { database }: Services,
) {
  const text = q.trim()
  if (text.length > MAX_NAME_LENGTH) throw new CounterError('not_found')
  const matches = await findMatches(database, text)
  return { matches: matches.slice(0, MAX_MATCHES) }
}

async function findMatches(database: Database, text: string): Promise<Match[]> {
  const { read } = database
  const [, box] = BOX.exec(text) ?? []
  if (box && Number(box) >= 1 && Number(box) <= MAX_BOX) {
    return [{ box: Number(box), name: null, itemId: null }]
  }
  const slip = readSlip(text)
  if (slip !== undefined) return findItems(read, 'slip', slip)
  const { number, check } = readTracking(text)
  if (check !== 'unknown') return findItems(read, 'tracking', number)
  return findNames(database, text)
}

/** Open boxes by recipient name: exact matches, or similar names when there are none. */
async function findNames(database: Database, text: string): Promise<Match[]> {
  const exact = await findApplications(database, text)
  const ids = exact.length > 0 ? exact : await findSimilar(database.read, text)
  if (ids.length === 0) return []
  const recipients = await database.read
    .selectFrom('rentals')
    .innerJoin('recipients', 'recipients.application_id', 'rentals.application_id')
    .select(['rentals.box', 'recipients.name', 'recipients.native_name as nativeName'])
    .where('rentals.application_id', 'in', ids)
    .where('rentals.closed_on', 'is', null)
    .where('recipients.removed_on', 'is', null)
    .orderBy('rentals.box')
    .orderBy('recipients.position')
    .execute()
  return matchNames(text, recipients).map(({ box, name }) => ({ box, name, itemId: null }))
}

/** Items by slip or tracking number; those still in the shop come first. */
async function findItems(
  read: Reader,
  column: 'slip' | 'tracking',
  value: number | string,
): Promise<Match[]> {
  const items = await read
    .selectFrom('mail_items')
    .select(['id', 'box', 'ended_at', 'received_at'])
    .where(column, '=', value)
    .orderBy('received_at', 'desc')
    .limit(MAX_MATCHES)
    .execute()
  const isHere = (item: (typeof items)[number]) => Number(item.ended_at === null)
  return items
    .toSorted((one, other) => isHere(other) - isHere(one))
    .map(({ id, box }) => ({ box, name: null, itemId: id }))
}
