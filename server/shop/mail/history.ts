import { sql } from 'kysely'

import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

import { asCounterItem, selectItems } from './mail-items.ts'

type Items = ReturnType<typeof selectItems>
type Item = Awaited<ReturnType<Items['execute']>>[number]

/** One query for each rental and one for mail of no rental, so that each follows its index. */
function listOfBox({ box, rentals, limit }: HistoryQuery, select: () => Items) {
  const newest = () => select().orderBy('mailItems.id', 'desc').limit(limit)
  const ofNone = newest().where('rentalId', 'is', null).where('mailItems.box', '=', box)
  const ofRentals = rentals.map(({ id }) => newest().where('rentalId', '=', id))
  return Array.fromAsync([...ofRentals, ofNone], (query) => query.execute())
}

export async function listReceived(query: HistoryQuery) {
  const lists = await listOfBox(query, () =>
    selectItems(query.read)
      .where('state', '!=', 'undone')
      .where('receivedAt', '<=', query.until)
      .orderBy('receivedAt', 'desc'),
  )
  return mergeNewest(
    lists.map((items) =>
      items.map((item) => asEvent('received', item, item.receivedAt, item.receivedBy)),
    ),
  )
}

export async function listLeft(query: HistoryQuery) {
  // These conditions must be in the query itself to use the partial index.
  const lists = await listOfBox(query, () =>
    selectItems(query.read)
      .where('handOutId', 'is', null)
      .where('endedAt', 'is not', null)
      .where('state', 'in', [sql.lit('remailed' as const), sql.lit('returned' as const)])
      .where('endedAt', '<=', query.until)
      .orderBy('endedAt', 'desc'),
  )
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
      .select(['id', 'rentalId', 'idType', 'handedOutBy as by'])
      .select(['handedOutAt as at', 'takenBy as person'])
      .where('rentalId', '=', rental.id)
      .where('handedOutAt', '<=', until)
      .orderBy('handedOutAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  const ids = lists.flat().map(({ id }) => id)
  const counted = await read
    .selectFrom('mailItems')
    .select(({ fn }) => ['handOutId', fn.countAll().as('items')])
    .where(isOneOf(read, 'handOutId', ids))
    .groupBy('handOutId')
    .execute()
  const byId = new Map(counted.map(({ handOutId, items }) => [handOutId, Number(items)]))
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        ...row,
        kind: 'handed-out' as const,
        items: byId.get(row.id) ?? 0,
      })),
    ),
  )
}
