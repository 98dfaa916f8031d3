import { sql } from 'kysely'

import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

import { asCounterItem, selectItems } from './mail-items.ts'

type Item = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

/** Mail received for a box, without entries that were undone. */
export async function listReceived({ read, box, rentals, until, limit }: HistoryQuery) {
  const select = () =>
    selectItems(read)
      .where('state', '!=', 'undone')
      .where('received_at', '<=', until)
      .orderBy('received_at', 'desc')
      .orderBy('mail_items.id', 'desc')
      .limit(limit)
  const ofNone = select().where('rental_id', 'is', null).where('mail_items.box', '=', box)
  const ofRentals = rentals.map(({ id }) => select().where('rental_id', '=', id))
  const lists = await Array.fromAsync([...ofRentals, ofNone], (query) => query.execute())
  return mergeNewest(
    lists.map((items) =>
      items.map((item) => asEvent('received', item, item.received_at, item.received_by)),
    ),
  )
}

export async function listLeft({ read, box, rentals, until, limit }: HistoryQuery) {
  // These conditions must be in the query itself to use the partial index.
  const select = () =>
    selectItems(read)
      .where('hand_out_id', 'is', null)
      .where('ended_at', 'is not', null)
      .where('state', 'in', [sql.lit('remailed' as const), sql.lit('returned' as const)])
      .where('ended_at', '<=', until)
      .orderBy('ended_at', 'desc')
      .orderBy('mail_items.id', 'desc')
      .limit(limit)
  const ofNone = select().where('rental_id', 'is', null).where('mail_items.box', '=', box)
  const ofRentals = rentals.map(({ id }) => select().where('rental_id', '=', id))
  const lists = await Array.fromAsync([...ofRentals, ofNone], (query) => query.execute())
  return mergeNewest(
    lists.map((items) =>
      items.map((item) => asEvent('left', item, item.ended_at ?? 0, item.ended_by)),
    ),
  )
}

function asEvent<Kind extends 'received' | 'left'>(
  kind: Kind,
  item: Item,
  at: number,
  by: string | null,
) {
  const { id, rental_id: rentalId } = item
  return { kind, id: `${kind} ${id}`, at, by, rentalId, item: asCounterItem(item) }
}

export async function listHandOuts({ read, rentals, until, limit }: HistoryQuery) {
  const lists = await Array.fromAsync(rentals, (rental) =>
    read
      .selectFrom('hand_outs')
      .select(['id', 'rental_id', 'id_type', 'handed_out_by', 'handed_out_at', 'taken_by'])
      .where('rental_id', '=', rental.id)
      .where('handed_out_at', '<=', until)
      .orderBy('handed_out_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  const counted = await read
    .selectFrom('mail_items')
    .select(({ fn }) => ['hand_out_id', fn.countAll().as('items')])
    .where(
      isOneOf(
        read,
        'hand_out_id',
        lists.flat().map(({ id }) => id),
      ),
    )
    .groupBy('hand_out_id')
    .execute()
  const byId = new Map(counted.map(({ hand_out_id, items }) => [hand_out_id, Number(items)]))
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        kind: 'handed-out' as const,
        id: row.id,
        at: row.handed_out_at,
        by: row.handed_out_by,
        rentalId: row.rental_id,
        person: row.taken_by,
        idType: row.id_type,
        items: byId.get(row.id) ?? 0,
      })),
    ),
  )
}
