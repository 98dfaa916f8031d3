import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { thisYear, today } from '#server/shop/core/counter.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import {
  allWays,
  customerPostingKinds,
  drawerAccounts,
  type Account,
} from '#shared/shop/money/till.ts'
import type { MoneyPart, reportCalls } from '#shared/shop/reports/calls.ts'
import { incomeAccounts } from '#shared/shop/reports/money.ts'
import {
  daysOf,
  partLength,
  partsOf,
  shiftPeriod,
  type Period,
} from '#shared/shop/reports/periods.ts'

type Calls = typeof reportCalls

const standing = ['deposits-held', 'receivable'] as const

export const getMoney: Handler<Calls['getMoney']> = async (
  { period: wanted },
  _context,
  services,
) => {
  const period = wanted ?? thisYear(services)
  const { read } = services.database
  const sums = await sumParts(read, period)
  const before = await sumParts(read, shiftPeriod(period, -1))
  const balances = await sumBefore(read, daysOf(period).from)
  const now = today(services)
  const parts = partsOf(period).map((part): MoneyPart => {
    for (const account of standing) {
      balances[account] += sums.of(account, { part })
    }
    const isToCome = part > now.slice(0, part.length)
    return {
      part,
      earned: pick(incomeAccounts, (account) => 0 - sums.of(account, { part })),
      taken: pick(allWays, (way) =>
        // Without reversals of cash put in or taken out.
        [way, ...(way === 'cash' ? drawerAccounts : [])].reduce(
          (sum, account) => sum + sums.of(account, { part, isCustomers: true }),
          0,
        ),
      ),
      salesTax: 0 - sums.of('sales-tax', { part }),
      depositsHeld: isToCome ? null : 0 - balances['deposits-held'],
      owed: isToCome ? null : balances.receivable,
    }
  })
  return {
    period,
    since: await findFirstDay(read),
    parts,
    before: pick(incomeAccounts, (account) => 0 - before.of(account)),
    hasCards: await hasCards(read),
  }
}

type Wanted = { part?: string; isCustomers?: boolean }

async function sumParts(read: Reader, period: Period) {
  const { from, until } = daysOf(period)
  const part = sql<string>`substr(day, 1, ${sql.lit(partLength(period))})`
  const wanted: Account[] = [
    ...incomeAccounts,
    ...allWays,
    ...drawerAccounts,
    ...standing,
    'sales-tax',
  ]
  const rows = await read
    .selectFrom('ledgerDays')
    .select(['account', 'kind', part.as('part'), ({ fn }) => fn.sum<number>('cents').as('cents')])
    .where('account', 'in', wanted)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['account', 'kind', part])
    .execute()
  const byAccount = Map.groupBy(rows, ({ account }) => account)
  return {
    of: (account: Account, { part: one, isCustomers = false }: Wanted = {}) =>
      (byAccount.get(account) ?? [])
        .filter(({ part: found }) => one === undefined || found === one)
        .filter(({ kind }) => !isCustomers || customerPostingKinds.some((each) => each === kind))
        .reduce((sum, { cents }) => sum + Number(cents), 0),
  }
}

async function sumBefore(read: Reader, day: Day) {
  const rows = await read
    .selectFrom('ledgerDays')
    .select(['account', ({ fn }) => fn.sum<number>('cents').as('cents')])
    .where('account', 'in', [...standing])
    .where('day', '<', day)
    .groupBy('account')
    .execute()
  return pick(standing, (wanted) =>
    Number(rows.find(({ account }) => account === wanted)?.cents ?? 0),
  )
}

async function findFirstDay(read: Reader) {
  const first = await read
    .selectFrom('postings')
    .select('postedOn')
    .orderBy('postedOn')
    .limit(1)
    .executeTakeFirst()
  return first?.postedOn ?? null
}

async function hasCards(read: Reader) {
  const found = await read
    .selectFrom('ledgerDays')
    .select('day')
    .where('account', '=', 'card-online')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function pick<Name extends string>(names: readonly Name[], of: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>
}
