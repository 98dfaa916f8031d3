import type { Reader } from '#server/database/database.ts'
import type { TillDay } from '#server/database/rows.ts'
import { listReopenings } from '#server/shop/core/ledger/till-day.ts'
import { nameSigner, nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import {
  drawerAccounts,
  expectedCash,
  onlineKinds,
  soldAccounts,
  ways,
} from '#shared/shop/money/till.ts'

import { shownDay } from './transactions.ts'

type Calls = typeof moneyCalls

const MAX_OPEN_DAYS = 31

export const getTill: Handler<Calls['getTill']> = async ({ day: wanted }, { by }, services) => {
  const { read } = services.database
  const day = shownDay(wanted, by, services)
  const till = await read
    .selectFrom('tillDays')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirst()
  const reopenings = await listReopenings(read, day)
  const sums = await sumWays(read, day)
  const sold = await sumSold(read, day)
  const open = await listOpenDays(read, day)
  const before = await read
    .selectFrom('tillDays')
    .select('floatCents')
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const seals = [...(till ? [till] : []), ...reopenings]
  const staff = seals.flatMap(({ closedBy }) => closedBy ?? [])
  const names = await nameStaff(read, [till?.openedBy ?? null, ...staff])
  const closings = seals.flatMap((seal) => closingView(seal, names))
  const state = seals.length === 0 ? 'not-open' : seals.at(-1)?.closedAt ? 'closed' : 'open'
  const flow = cashFlow(sums, till?.floatCents ?? 0, seals.slice(0, -1))
  return {
    day,
    state,
    openedAt: till?.openedAt ?? null,
    openedBy: names.get(till?.openedBy ?? '') ?? null,
    previousFloat: before?.floatCents ?? null,
    flow,
    expected: expectedCash(flow),
    totals: ways.map((way) => ({
      way,
      cents: sums
        .filter(({ account }) => account === way || (way === 'cash' && isOfDrawer(account)))
        .reduce(add, 0),
    })),
    sold,
    online: await readOnline(read, day),
    closing: state === 'closed' ? (closings.at(-1) ?? null) : null,
    closings,
    reopenings: reopenings.map((row) => ({
      at: row.reopenedAt,
      by: signerOf({ name: row.reopenedByName, email: row.reopenedByEmail }),
      reason: row.reopenReason,
    })),
    openDays: open,
  }
}

type WaySum = { account: string; kind: string; cents: number }

/** Cash movements of a day, read in the transaction that closes it; `seals` are its closings until now. */
export async function readCashFlow(tx: Reader, { day, floatCents }: TillDay, seals: Seal[]) {
  return cashFlow(await sumWays(tx, day), floatCents, seals)
}

async function listOpenDays(read: Reader, before: Day) {
  const days = read.selectFrom('tillDays').select('day').where('closedAt', 'is', null)
  const again = read.selectFrom('tillReopenings').select('day').where('closedAt', 'is', null)
  const rows = await read
    .selectFrom(days.union(again).as('open'))
    .select('day')
    .where('day', '<', before)
    .orderBy('day')
    .limit(MAX_OPEN_DAYS)
    .execute()
  return rows.map(({ day }) => day)
}

async function sumWays(database: Reader, day: string): Promise<WaySum[]> {
  const rows = await database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', 'kind', fn.sum<number>('cents').as('cents')])
    .where('postedOn', '=', day)
    .where('account', 'in', [...ways, ...drawerAccounts])
    .groupBy(['account', 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

async function sumSold(database: Reader, day: string) {
  const rows = await database
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .where('postedOn', '=', day)
    .where('account', 'in', soldAccounts)
    .groupBy('account')
    .execute()
  return soldAccounts.flatMap((account) => {
    const sum = rows.find((row) => row.account === account)?.sum
    return sum === undefined ? [] : [{ account, cents: 0 - Number(sum) }]
  })
}

async function readOnline(database: Reader, day: string) {
  const lines = await database
    .selectFrom('ledgerEntries')
    .select(['receipt', 'box', 'kind', 'cents', 'createdAt as at'])
    .where('postedOn', '=', day)
    .where('account', '=', 'card-online')
    .where('kind', 'in', onlineKinds)
    .orderBy('createdAt')
    .orderBy('id')
    .$narrowType<{ kind: (typeof onlineKinds)[number] }>()
    .execute()
  return { cents: lines.reduce((sum, line) => sum + line.cents, 0), lines }
}

function cashFlow(sums: WaySum[], float: number, seals: Seal[]) {
  const of = (kind: string) =>
    sums.filter((sum) => sum.account === 'cash' && sum.kind === kind).reduce(add, 0)
  return {
    float,
    payments: of('payment'),
    refunds: 0 - of('refund'),
    reversals: of('reversal'),
    paidIn: of('paid-in'),
    paidOut: 0 - of('paid-out'),
    overShort: seals.reduce(
      (sum, { countedCents, expectedCents }) => sum + (countedCents ?? 0) - (expectedCents ?? 0),
      0,
    ),
  }
}

function isOfDrawer(account: string) {
  return drawerAccounts.some((each) => each === account)
}

function add(sum: number, { cents }: WaySum) {
  return sum + cents
}

type Seal = Pick<
  TillDay,
  | 'closedAt'
  | 'closedBy'
  | 'closedByName'
  | 'closedByEmail'
  | 'expectedCents'
  | 'countedCents'
  | 'counts'
  | 'reason'
  | 'auditEntries'
  | 'auditHash'
>

function closingView(seal: Seal, names: Map<string, string>) {
  if (seal.closedAt === null) return []
  const { closedByName: name, closedByEmail: email, closedBy, reason } = seal
  return [
    {
      at: seal.closedAt,
      by: signerOf({ name, email }) ?? names.get(closedBy ?? '') ?? null,
      expected: seal.expectedCents ?? 0,
      counted: seal.countedCents ?? 0,
      counts: JSON.parse(seal.counts ?? '{}'),
      reason,
      auditEntries: seal.auditEntries ?? 0,
      auditHash: seal.auditHash ?? '',
    },
  ]
}

function signerOf({ name, email }: { name: string | null; email: string | null }) {
  return email ? nameSigner({ name: name ?? '', email }) : null
}
