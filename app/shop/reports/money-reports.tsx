import { reportWords as words } from '#app/content/staff/reports.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { money as moneyWords } from '#shared-content/money.ts'
import { allWays, ways, type AnyWay } from '#shared/shop/money/till.ts'
import { reportCalls, type MoneyPart, type MoneyReport } from '#shared/shop/reports/calls.ts'
import { incomeAccounts, type IncomeAccount } from '#shared/shop/reports/money.ts'
import { isYear, type Period } from '#shared/shop/reports/periods.ts'

import { CardReport } from './card-report.tsx'
import { formatPart, formatRoughDollars, formatShortPart } from './formats.ts'
import { Report, type Column } from './report.tsx'

export function MoneyReports({ period }: { period: Period }) {
  const data = useShop(reportCalls.getMoney, { period })
  return (
    <>
      <EarnedReport {...data} />
      <TakenReport {...data} />
      {data.hasCards && !isYear(period) && <CardReport period={period} />}
    </>
  )
}

type EarnedRow = { kind: string; now: number; before: number }

function EarnedReport({ period, since, parts, before }: MoneyReport) {
  const sumOf = (account: IncomeAccount) =>
    parts.reduce((sum, { earned }) => sum + (earned[account] ?? 0), 0)
  const rows = incomeAccounts
    .map((account): EarnedRow => ({
      kind: moneyWords.accounts[account],
      now: sumOf(account),
      before: before[account] ?? 0,
    }))
    .filter((row) => row.now !== 0 || row.before !== 0)
  const total: EarnedRow = {
    kind: words.total,
    now: rows.reduce((sum, { now }) => sum + now, 0),
    before: rows.reduce((sum, row) => sum + row.before, 0),
  }
  const { columns } = words.earned
  return (
    <Report
      title={words.earned.title}
      about={words.earned.about}
      none={since === null && words.earned.none}
      file={`earned-${period}`}
      bars={parts.map((part) => ({
        name: formatShortPart(part.part),
        values: [earnedIn(part)],
      }))}
      series={[words.earned.chart]}
      format={formatRoughDollars}
      columns={{
        kind: { name: columns.kind, of: ({ kind }: EarnedRow) => kind },
        now: { name: columns.now, kind: 'cents', of: ({ now }) => now },
        before: { name: columns.before, kind: 'cents', of: (row) => row.before },
        share: {
          name: columns.share,
          kind: 'share',
          of: ({ now }) => (total.now > 0 ? now / total.now : null),
        },
      }}
      rows={rows}
      total={total}
    />
  )
}

function earnedIn({ earned }: MoneyPart) {
  return Object.values(earned).reduce((sum, cents) => sum + cents, 0)
}

function takenIn({ taken }: MoneyPart) {
  return Object.values(taken).reduce((sum, cents) => sum + cents, 0)
}

function TakenReport({ period, since, parts, hasCards }: MoneyReport) {
  const { columns } = words.taken
  const past = parts.filter(({ owed }) => owed !== null)
  const sum = (of: (part: MoneyPart) => number) => past.reduce((total, part) => total + of(part), 0)
  const pick = (of: (part: MoneyPart) => number): Column<MoneyPart>['of'] => of
  const column = (name: string, of: Column<MoneyPart>['of']) => ({
    name,
    kind: 'cents' as const,
    of,
  })
  const byWay =
    (way: AnyWay) =>
    ({ taken }: MoneyPart) =>
      taken[way] ?? 0
  const shown: readonly AnyWay[] = hasCards ? allWays : ways
  const total: MoneyPart = {
    part: words.total,
    earned: Object.fromEntries(
      incomeAccounts.map((account) => [account, sum(({ earned }) => earned[account] ?? 0)]),
    ),
    taken: Object.fromEntries(shown.map((way) => [way, sum(byWay(way))])),
    salesTax: sum(({ salesTax }) => salesTax),
    depositsHeld: past.at(-1)?.depositsHeld ?? null,
    owed: past.at(-1)?.owed ?? null,
  }
  return (
    <Report
      title={words.taken.title}
      about={words.taken.about}
      none={since === null && words.taken.none}
      isWide
      file={`taken-in-${period}`}
      bars={parts.map((part) => ({
        name: formatShortPart(part.part),
        values: shown.map((way) => byWay(way)(part)),
      }))}
      series={shown.map((way) => moneyWords.ways[way])}
      format={formatRoughDollars}
      columns={{
        part: {
          name: isYear(period) ? words.part.year : words.part.month,
          of: (row: MoneyPart) => (row === total ? words.total : formatPart(row.part)),
        },
        ...Object.fromEntries(
          shown.map((way) => [way, column(moneyWords.ways[way], pick(byWay(way)))]),
        ),
        taken: column(columns.taken, takenIn),
        earned: column(columns.earned, earnedIn),
        salesTax: column(columns.salesTax, ({ salesTax }) => salesTax),
        deposits: column(columns.deposits, ({ depositsHeld }) => depositsHeld),
        owed: column(columns.owed, ({ owed }) => owed),
      }}
      rows={past}
      total={total}
    />
  )
}
