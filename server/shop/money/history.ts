import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

import { listReversed } from './postings.ts'

export async function listMoneyEvents({ read, rentals, until, limit }: HistoryQuery) {
  const lists = await Array.fromAsync(rentals, ({ id }) =>
    read
      .selectFrom('postings')
      .selectAll()
      .where('rental_id', '=', id)
      .where('created_at', '<=', until)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  const ids = lists.flat().map(({ id }) => id)
  const reversed = await listReversed(read, ids)
  const entries = await read
    .selectFrom('ledger_entries')
    .select(['posting_id', 'account'])
    .where(isOneOf(read, 'posting_id', ids))
    .where('account', '!=', 'receivable')
    .execute()
  const accounts = Map.groupBy(entries, ({ posting_id }) => posting_id)
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        kind: 'posting' as const,
        id: row.id,
        at: row.created_at,
        by: row.posted_by,
        rentalId: row.rental_id,
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
