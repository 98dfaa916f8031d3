import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

import { listReversed } from './postings.ts'

export async function listMoneyEvents({ read, rentals, until, limit }: HistoryQuery) {
  const lists = await Array.fromAsync(rentals, ({ id }) =>
    read
      .selectFrom('postings')
      .selectAll()
      .where('rentalId', '=', id)
      .where('createdAt', '<=', until)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  const ids = lists.flat().map(({ id }) => id)
  const reversed = await listReversed(read, ids)
  const entries = await read
    .selectFrom('ledgerEntries')
    .select(['postingId', 'account'])
    .where(isOneOf(read, 'postingId', ids))
    .where('account', '!=', 'receivable')
    .execute()
  const accounts = Map.groupBy(entries, ({ postingId }) => postingId)
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        kind: 'posting' as const,
        id: row.id,
        at: row.createdAt,
        by: row.postedBy,
        rentalId: row.rentalId,
        posting: row.kind,
        accounts: (accounts.get(row.id) ?? []).map(({ account }) => account),
        cents: row.cents,
        receipt: row.receipt,
        reason: row.reason,
        isReversed: reversed.has(row.id),
      })),
    ),
  )
}
