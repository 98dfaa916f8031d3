import { moneyPage } from '#app/content/staff/money.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { Sums } from '#app/ui/sums.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Till, TillClosing } from '#shared/shop/money/till-calls.ts'

import { PostingsPart } from './postings-part.tsx'
import { CashFlowList, CloseForm, OnlinePayments, ReopenForm } from './till-part.tsx'

const { day: words, till: tillWords } = moneyPage

export function DaySheet({ day, today }: { day: string; today: string }) {
  const till = useShop(moneyCalls.getTill, { day })
  const isOwner = useIsAdministrator()
  const isForgotten = till.state === 'open' && day !== today
  return (
    <>
      {isOwner && (isForgotten || till.state === 'closed') && (
        <div className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden">
          {isForgotten ? <CloseForm isPast till={till} /> : <ReopenForm day={day} />}
        </div>
      )}
      {till.state === 'not-open' ? <NeverOpened {...till} /> : <DayReport {...till} />}
      {day !== today && <PostingsPart day={day} />}
    </>
  )
}

/** Without a float there is no drawer to count: only other payments are listed. */
function NeverOpened(till: Till) {
  const totals = till.totals.filter(({ cents }) => cents !== 0)
  return (
    <PrintSheet
      title={interpolate(words.title, { day: formatDate(till.day) })}
      about={<p>{words.neverOpened}</p>}
    >
      {totals.length > 0 && <ByWay totals={totals} sold={till.sold} />}
      <OnlinePayments {...till} />
    </PrintSheet>
  )
}

function ByWay({ totals, sold }: Pick<Till, 'totals' | 'sold'>) {
  return (
    <>
      <h3>{words.byWay}</h3>
      <Sums rows={totals.map(({ way, cents }) => [money.ways[way], cents])} />
      {sold.length > 0 && (
        <>
          <h3>{words.sold}</h3>
          <Sums rows={sold.map(({ account, cents }) => [money.accounts[account], cents])} />
        </>
      )}
    </>
  )
}

function DayReport(till: Till) {
  const { day, closings, reopenings, state } = till
  const title = interpolate(words.title, { day: formatDate(day) })
  return (
    <PrintSheet title={title} about={state === 'closed' ? null : <p>{words.still}</p>}>
      <CashFlowList till={till} />
      {closings.map((closing, index) => (
        <Closing key={closing.at} closing={closing} reopened={reopenings[index]} />
      ))}
      <ByWay {...till} />
      <OnlinePayments {...till} />
      {state === 'closed' && (
        <p className="mt-10 w-72 border-t border-current pt-1.5 text-small">{words.signed}</p>
      )}
    </PrintSheet>
  )
}

type ClosingProps = { closing: TillClosing; reopened: Till['reopenings'][number] | undefined }

function Closing({ closing, reopened }: ClosingProps) {
  const counts = Object.entries(closing.counts).filter(([, count]) => count > 0)
  const who = (by: string | null) => by ?? tillWords.somebody
  return (
    <section className="grid gap-2">
      <p>{interpolate(words.closedBy, { time: formatTimeOf(closing.at), who: who(closing.by) })}</p>
      <Sums
        rows={counts
          .toReversed()
          .map(([cents, count]) => [
            `${count} × ${formatDollars(Number(cents))}`,
            count * Number(cents),
          ])}
        total={[words.counted, closing.counted]}
        after={[[words.difference, closing.counted - closing.expected]]}
      />
      {closing.reason && <p>{interpolate(words.reason, { reason: closing.reason })}</p>}
      <p className="grid grid-cols-1 gap-0 text-small">
        {interpolate(words.head, { entries: closing.auditEntries })}{' '}
        <code className="wrap-anywhere">{closing.auditHash}</code>
      </p>
      {reopened && (
        <p className="font-semibold">
          {interpolate(words.reopened, {
            time: formatTimeOf(reopened.at),
            who: who(reopened.by),
            reason: reopened.reason,
          })}
        </p>
      )}
    </section>
  )
}
