import { beforeCommit } from '#server/database/commit-hooks.ts'
import type { Writer } from '#server/database/database.ts'
import type { LedgerEntry } from '#server/database/rows.ts'

type Summed = Pick<LedgerEntry, 'account' | 'postedOn' | 'kind' | 'cents' | 'rentalId'>
const waiting = new WeakMap<Writer, Summed[]>()

/**
 * Adds postings to the sums that reports use (decision 060). All postings of a day write the same rows, which are
 * therefore locked just before the commit, once per action.
 */
export function addToSums(tx: Writer, entries: Summed[]) {
  const before = waiting.get(tx)
  if (before) return void before.push(...entries)
  waiting.set(tx, [...entries])
  beforeCommit(tx, writeSums)
}

async function writeSums(tx: Writer) {
  const entries = waiting.get(tx)?.splice(0) ?? []
  await addToDays(tx, entries)
  await addToBalances(tx, entries)
}

async function addToDays(tx: Writer, entries: Summed[]) {
  const days = entries.map(({ account, postedOn: day, kind, cents }) => ({
    account,
    day,
    kind,
    cents,
  }))
  const sums = sumUp(days, ({ account, day, kind }) => `${account} ${day} ${kind}`)
  if (sums.length === 0) return
  await tx
    .insertInto('ledgerDays')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['account', 'day', 'kind']).doUpdateSet(({ eb, ref }) => ({
        cents: eb('ledgerDays.cents', '+', ref('excluded.cents')),
      })),
    )
    .execute()
}

async function addToBalances(tx: Writer, entries: Summed[]) {
  const owed = entries.flatMap(({ account, rentalId, cents }) =>
    account === 'receivable' && rentalId !== null ? { rentalId, cents } : [],
  )
  const sums = sumUp(owed, ({ rentalId }) => rentalId)
  if (sums.length === 0) return
  await tx
    .insertInto('rentalBalances')
    .values(sums)
    .onConflict((conflict) =>
      conflict.column('rentalId').doUpdateSet(({ eb, ref }) => ({
        cents: eb('rentalBalances.cents', '+', ref('excluded.cents')),
      })),
    )
    .execute()
}

/** One row per key, sorted by key: concurrent transactions lock rows in the same order and can't deadlock. */
function sumUp<Row extends { cents: number }>(rows: Row[], keyOf: (row: Row) => string) {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, { ...row, cents: (sums.get(key)?.cents ?? 0) + row.cents })
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
