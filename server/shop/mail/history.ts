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
      .where('receivedAt', '<=', until)
      .orderBy('receivedAt', 'desc')
      .orderBy('mailItems.id', 'desc')
      .limit(limit)
  const ofNone = select().where('rentalId', 'is', null).where('mailItems.box', '=', box)
  const ofRentals = rentals.map(({ id }) => select().where('rentalId', '=', id))
  const lists = await Array.fromAsync([...ofRentals, ofNone], (query) => query.execute())
  return mergeNewest(
    lists.map((items) =>
      items.map((item) => asEvent('received', item, item.receivedAt, item.receivedBy)),
    ),
  )
}

export async function listLeft({ read, box, rentals, until, limit }: HistoryQuery) {
  // These conditions must be in the query itself to use the partial index.
  const select = () =>
    selectItems(read)
      .where('handOutId', 'is', null)
      .where('endedAt', 'is not', null)
      .where('state', 'in', [sql.lit('remailed' as const), sql.lit('returned' as const)])
      .where('endedAt', '<=', until)
      .orderBy('endedAt', 'desc')
      .orderBy('mailItems.id', 'desc')
      .limit(limit)
  const ofNone = select().where('rentalId', 'is', null).where('mailItems.box', '=', box)
  const ofRentals = rentals.map(({ id }) => select().where('rentalId', '=', id))
  const lists = await Array.fromAsync([...ofRentals, ofNone], (query) => query.execute())
  return mergeNewest(
    lists.map((items) =>
      items.map((item) => asEvent('left', item, item.endedAt ?? 0, item.endedBy)),
    ),
  )
}

function asEvent<Kind extends 'received' | 'left'>(
  kind: Kind,
  item: Item,
  at: number,
  by: string | null,
) {
  const { id, rentalId } = item
  return { kind, id: `${kind} ${id}`, at, by, rentalId, item: asCounterItem(item) }
}

export async function listHandOuts({ read, rentals, until, limit }: HistoryQuery) {
  const lists = await Array.fromAsync(rentals, (rental) =>
    read
      .selectFrom('handOuts')
      .select(['id', 'rentalId', 'idType', 'handedOutBy', 'handedOutAt', 'takenBy'])
      .where('rentalId', '=', rental.id)
      .where('handedOutAt', '<=', until)
      .orderBy('handedOutAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  const counted = await read
    .selectFrom('mailItems')
    .select(({ fn }) => ['handOutId', fn.countAll().as('items')])
    .where(
      isOneOf(
        read,
        'handOutId',
        lists.flat().map(({ id }) => id),
      ),
    )
    .groupBy('handOutId')
    .execute()
  const byId = new Map(counted.map(({ handOutId, items }) => [handOutId, Number(items)]))
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        kind: 'handed-out' as const,
        id: row.id,
        at: row.handedOutAt,
        by: row.handedOutBy,
        rentalId: row.rentalId,
        person: row.takenBy,
        idType: row.idType,
        items: byId.get(row.id) ?? 0,
      })),
    ),
  )
}
