import { money } from '#shared/content/en/money.ts'
import { moneyPage } from '#app/content/en/staff/money.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { PrintSheet } from '#app/staff/print-sheet.tsx'
import { WaitingFor } from '#app/staff/staff-page.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate, formatTimeOf } from '#app/rental/times.ts'
import type { OwedAnswer, ReceiptAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Done } from './done.ts'

import css from './money.module.css'

const { receipt: words } = moneyPage

type ReceiptSheetProps = { number: string; onDone: (done: Done) => void }

/** A receipt as it is printed, with the ways to email it, and to say that its check came back. */
export function ReceiptSheet({ number, onDone }: ReceiptSheetProps) {
  const path = `/staff/money/receipts/${number}`
  const { answer, problem, refresh } = useAnswer<ReceiptAnswer>(path)
  if (!answer) return <WaitingFor problem={problem} onRetry={refresh} />
  const canReturn = answer.way === 'check' && answer.kind === 'payment' && !answer.voidedOn
  return (
    <>
      <div className={css.ways}>
        <CallForm
          variant="quiet"
          path={`${path}/email`}
          label={words.email}
          submit={words.email}
          onDone={() => onDone({ text: words.emailed })}
        />
        {canReturn && (
          <CallForm<OwedAnswer>
            hasId
            variant="quiet"
            path="/staff/money/returned-checks"
            label={words.returned}
            submit={words.returned}
            values={{ receipt: number }}
            onDone={({ balance }) => {
              refresh()
              const amount = formatExactDollars(balance)
              onDone({ text: interpolate(words.returnedDone, { amount }) })
            }}
          />
        )}
      </div>
      <Receipt {...answer} />
    </>
  )
}

function Receipt(receipt: ReceiptAnswer) {
  const { number, on, at, box, lines, cents, way, kind, tendered, change } = receipt
  const charged = lines.reduce((sum, line) => sum + line.cents, 0)
  const rest = kind === 'payment' ? cents - charged : 0
  const rows = [
    ...lines.map((line) => ({ name: nameOf(line.account), cents: line.cents })),
    ...(rest > 0 ? [{ name: words.onAccount, cents: rest }] : []),
  ]
  const paid = kind === 'refund' ? words.refunded : words.paid
  return (
    <PrintSheet
      title={interpolate(words.title, { number })}
      about={
        <>
          <p>{interpolate(words.of, { day: formatDate(on), time: formatTimeOf(at) })}</p>
          <p>{interpolate(words.box, { box })}</p>
        </>
      }
    >
      {receipt.voidedOn && (
        <p className={css.void}>{interpolate(words.void, { day: formatDate(receipt.voidedOn) })}</p>
      )}
      <dl className={css.sums}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{formatExactDollars(row.cents)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{interpolate(paid, { way: money.ways[way].toLowerCase() })}</dt>
          <dd>{formatExactDollars(cents)}</dd>
        </div>
        {tendered !== null && change > 0 && (
          <>
            <div>
              <dt>{words.given}</dt>
              <dd>{formatExactDollars(tendered)}</dd>
            </div>
            <div>
              <dt>{words.change}</dt>
              <dd>{formatExactDollars(change)}</dd>
            </div>
          </>
        )}
      </dl>
      {receipt.paidThrough && (
        <p>{interpolate(words.paidThrough, { day: formatDate(receipt.paidThrough) })}</p>
      )}
    </PrintSheet>
  )
}

function nameOf(account: string) {
  const names: Record<string, string> = money.accounts
  return names[account] ?? account
}
