import { moneyPage } from '#app/content/staff/money.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { Sums } from '#app/ui/sums.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Till } from '#shared/shop/money/till-calls.ts'

import { PostingsPart } from './postings-part.tsx'
import { CashFlowList, CloseForm } from './till-part.tsx'

import css from './money.module.css'
import card from '#app/ui/card.module.css'

const { day: words, till: tillWords } = moneyPage

type DaySheetProps = { day: string; today: string; onDone: (text: string) => void }

/** One day of the till as it is printed: how it adds up, what was counted, and the head of the log that seals it. */
export function DaySheet({ day, today, onDone }: DaySheetProps) {
  const till = useShopQuery(moneyCalls.getTill, { day })
  const postings = useShopQuery(moneyCalls.listPostings, { day })
  const isOwner = useIsAdministrator()
  const { data } = till
  if (!data) return <Waiting problem={till.problem} onRetry={till.refresh} />

  function finish(text: string) {
    till.refresh()
    postings.refresh()
    onDone(text)
  }

  const isForgotten = data.state === 'open' && day !== today
  return (
    <>
      {isForgotten && isOwner && (
        <div className={`${card.card} screen-only`}>
          <CloseForm isPast till={data} onDone={() => finish(tillWords.close.done)} />
        </div>
      )}
      {data.state === 'not-open' ? <NeverOpened {...data} /> : <DayReport {...data} />}
      {postings.data && day !== today && (
        <PostingsPart first={postings.data} isToday={false} onDone={finish} />
      )}
    </>
  )
}

/** A day without a float has no drawer that could be counted: what was paid otherwise is all there is of it. */
function NeverOpened(till: Till) {
  const totals = till.totals.filter(({ cents }) => cents !== 0)
  return (
    <PrintSheet
      title={interpolate(words.title, { day: formatDate(till.day) })}
      about={<p>{words.neverOpened}</p>}
    >
      {totals.length > 0 && <ByWay totals={totals} sold={till.sold} />}
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
  const { day, closing } = till
  const about = closing
    ? interpolate(words.closedBy, {
        time: formatTimeOf(closing.at),
        who: closing.by ?? tillWords.somebody,
      })
    : words.still
  const counts = Object.entries(closing?.counts ?? {}).filter(([, count]) => count > 0)
  return (
    <PrintSheet title={interpolate(words.title, { day: formatDate(day) })} about={<p>{about}</p>}>
      <CashFlowList till={till} />
      {closing && (
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
      )}
      {closing?.reason && <p>{interpolate(words.reason, { reason: closing.reason })}</p>}
      <ByWay {...till} />
      {closing && (
        <>
          <p className="stack gap-0 small">
            {interpolate(words.head, { entries: closing.auditEntries })}{' '}
            <code className="break-anywhere">{closing.auditHash}</code>
          </p>
          <p className={`${css.signature} small`}>{words.signed}</p>
        </>
      )}
    </PrintSheet>
  )
}
