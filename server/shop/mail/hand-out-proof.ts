import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { HandOut } from '#server/database/rows.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'

import { asCounterItem, findItem, selectItems } from './mail-items.ts'

type Calls = typeof mailCalls

const PAGE_ROWS = 20
const CURSOR = /^(\d{1,15}) ([\w-]{1,64})$/

export const listHandOuts: Handler<Calls['listHandOuts']> = async (
  { box: wanted, before = '' },
  _context,
  { database: { read } },
) => {
  const box = readNumber(wanted)
  if (!box) throw new CounterError('not_found')
  const [, at, id] = CURSOR.exec(before) ?? []
  const rows = await read
    .selectFrom('handOuts')
    .innerJoin('rentals', 'rentals.id', 'handOuts.rentalId')
    .selectAll('handOuts')
    .where('rentals.box', '=', box)
    .$if(at !== undefined, (earlier) =>
      earlier.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('handedOutAt', 'handOuts.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .orderBy('handedOutAt', 'desc')
    .orderBy('handOuts.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const ids = rows.map((row) => row.id)
  const items = await listItems(read, ids)
  const clerks = rows.map(({ handedOutBy }) => handedOutBy)
  const names = await nameStaff(read, clerks)
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return {
    handOuts: rows.map((row) => ({
      ...asLine(row, names),
      items: items.filter(({ handOutId }) => handOutId === row.id).map(asCounterItem),
    })),
    next: last ? `${last.handedOutAt} ${last.id}` : null,
  }
}

export const getItem: Handler<Calls['getItem']> = async (
  { id },
  _context,
  { database: { read } },
) => {
  const item = await findItem(read, id)
  if (!item) throw new CounterError('not_found')
  const row = await read
    .selectFrom('mailItems')
    .innerJoin('handOuts', 'handOuts.id', 'mailItems.handOutId')
    .select(['handOuts.id', 'handedOutAt as at', 'takenBy'])
    .where('mailItems.id', '=', id)
    .executeTakeFirst()
  return { item, handOut: row ?? null }
}

export const getHandOut: Handler<Calls['getHandOut']> = async (
  { id },
  _context,
  { database: { read } },
) => {
  const row = await read
    .selectFrom('handOuts')
    .innerJoin('rentals', 'rentals.id', 'handOuts.rentalId')
    .selectAll('handOuts')
    .select('rentals.box')
    .where('handOuts.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CounterError('not_found')
  const items = await listItems(read, [id])
  const names = await nameStaff(read, [
    row.handedOutBy,
    ...items.map(({ receivedBy }) => receivedBy),
  ])
  const { allowedReason: reason, allowedWithout: without } = row
  return {
    ...asLine(row, names),
    box: row.box,
    items: items.map((item) => ({
      ...asCounterItem(item),
      receivedBy: names.get(item.receivedBy) ?? null,
    })),
    signature: JSON.parse(row.signature),
    allowed: reason === null ? null : { reason, without: JSON.parse(without ?? '[]') },
  }
}

function asLine(row: HandOut, names: Map<string, string>) {
  return { ...row, at: row.handedOutAt, clerk: names.get(row.handedOutBy) ?? null }
}

async function listItems(read: Reader, handOutIds: string[]) {
  if (handOutIds.length === 0) return []
  return selectItems(read)
    .where(isOneOf(read, 'mailItems.handOutId', handOutIds))
    .orderBy('receivedAt')
    .orderBy('slip')
    .execute()
}
