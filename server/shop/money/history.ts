import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'
import { listReversed } from '#server/shop/core/ledger/reversals.ts'

import { listAccounts } from './transactions.ts'

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
  const accountsOf = await listAccounts(read, ids)
  return mergeNewest(
    lists.map((rows) =>
      rows.map((row) => ({
        ...row,
        kind: 'posting' as const,
        at: row.createdAt,
        by: row.postedBy,
        posting: row.kind,
        accounts: accountsOf(row.id),
        isReversed: reversed.has(row.id),
      })),
    ),
  )
}
