import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { HandOut } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import type { FoundItem, HandOutLine, HandOutProof } from '#shared/shop/mail/hand-outs.ts'

import { asCounterItem, findItem, selectItems } from './mail-items.ts'

type Calls = typeof mailCalls

const PAGE_ROWS = 20
const CURSOR = /^(\d{1,15}) ([\w-]{1,64})$/

/** Hand-outs for all customers the number ever had, newest first. */
export async function listHandOuts(
  { box: wanted, before = '' }: InputOf<Calls['listHandOuts']>,
  _context: SignedInContext,
  { database: { read } }: Services,
) {
  const box = readNumber(wanted)
  if (!box) throw new CounterError('not_found')
  const [, at, id] = CURSOR.exec(before) ?? []
  const rows = await read
    .selectFrom('hand_outs')
    .innerJoin('rentals', 'rentals.id', 'hand_outs.rental_id')
    .selectAll('hand_outs')
    .where('rentals.box', '=', box)
    .$if(at !== undefined, (earlier) =>
      earlier.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('handed_out_at', 'hand_outs.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .orderBy('handed_out_at', 'desc')
    .orderBy('hand_outs.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const items = await listItems(
    read,
    rows.map((row) => row.id),
  )
  const names = await nameStaff(
    read,
    rows.map(({ handed_out_by }) => handed_out_by),
  )
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return {
    handOuts: rows.map((row) => ({
      ...asLine(row, names),
      items: items.filter(({ hand_out_id }) => hand_out_id === row.id).map(asCounterItem),
    })),
    next: last ? `${last.handed_out_at} ${last.id}` : null,
  }
}

export async function getItem(
  { id }: InputOf<Calls['getItem']>,
  _context: SignedInContext,
  { database: { read } }: Services,
): Promise<FoundItem> {
  const item = await findItem(read, id)
  if (!item) throw new CounterError('not_found')
  const row = await read
    .selectFrom('mail_items')
    .innerJoin('hand_outs', 'hand_outs.id', 'mail_items.hand_out_id')
    .select(['hand_outs.id', 'handed_out_at as at', 'taken_by as takenBy'])
    .where('mail_items.id', '=', id)
    .executeTakeFirst()
  return { item, handOut: row ?? null }
}

export async function getHandOut(
  { id }: InputOf<Calls['getHandOut']>,
  _context: SignedInContext,
  { database: { read } }: Services,
): Promise<HandOutProof> {
  const row = await read.selectFrom('hand_outs').selectAll().where('id', '=', id).executeTakeFirst()
  const rental =
    row &&
    (await read
      .selectFrom('rentals')
      .selectAll()
      .where('id', '=', row.rental_id)
      .executeTakeFirst())
  if (!rental) throw new CounterError('not_found')
  const items = await listItems(read, [id])
  const names = await nameStaff(read, [
    row.handed_out_by,
    ...items.map(({ received_by }) => received_by),
  ])
  const { allowed_reason: reason, allowed_without: without } = row
  return {
    ...asLine(row, names),
    box: rental.box,
    items: items.map((item) => ({
      ...asCounterItem(item),
      receivedBy: names.get(item.received_by) ?? null,
    })),
    signature: JSON.parse(row.signature),
    allowed: reason === null ? null : { reason, without: JSON.parse(without ?? '[]') },
  }
}

function asLine(row: HandOut, names: Map<string, string>): Omit<HandOutLine, 'items'> {
  return {
    id: row.id,
    at: row.handed_out_at,
    takenBy: row.taken_by,
    pickedUpAs: row.picked_up_as,
    idType: row.id_type,
    clerk: names.get(row.handed_out_by) ?? null,
  }
}

async function listItems(read: Reader, handOutIds: string[]) {
  if (handOutIds.length === 0) return []
  return selectItems(read)
    .where(isOneOf(read, 'mail_items.hand_out_id', handOutIds))
    .orderBy('received_at')
    .orderBy('slip')
    .execute()
}
