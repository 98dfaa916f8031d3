import { beforeCommit } from '#server/database/commit-hooks.ts'
import type { Writer } from '#server/database/database.ts'
import type { MailItem } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { isLetter } from '#shared/shop/mail/item-kinds.ts'

type Counted = Pick<MailItem, 'kind' | 'receivedAt'>

export function countCame(tx: Writer, { kind, receivedAt }: Counted, packages: 1 | -1) {
  if (isLetter(kind)) return
  add(tx, [{ event: 'came', hour: Math.floor(receivedAt / HOUR_MS), days: 0, packages }])
}

export function countFetched(tx: Writer, items: Counted[], now: number) {
  const packages = items.filter(({ kind }) => !isLetter(kind))
  const byDays = Map.groupBy(packages, ({ receivedAt }) => Math.floor((now - receivedAt) / DAY_MS))
  const hour = Math.floor(now / HOUR_MS)
  const rows = [...byDays].toSorted(([one], [other]) => one - other)
  add(
    tx,
    rows.map(([days, fetched]) => ({ event: 'fetched', hour, days, packages: fetched.length })),
  )
}

/** All packages of an hour update one row, so it is locked just before the commit. */
function add(tx: Writer, rows: Tables['packageHours'][]) {
  if (rows.length === 0) return
  beforeCommit(tx, (last) =>
    last
      .insertInto('packageHours')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['event', 'days', 'hour']).doUpdateSet(({ eb, ref }) => ({
          packages: eb('packageHours.packages', '+', ref('excluded.packages')),
        })),
      )
      .execute(),
  )
}
