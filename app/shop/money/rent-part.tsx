import { business } from '#app/content/business.ts'
import { nameTerms, renewalRule } from '#app/pricing/price-words.ts'
import { MailboxSection } from '#app/shop/core/mailbox-section.tsx'
import { planName } from '#app/shop/core/names.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { download } from '#app/ui/download.ts'
import { Icon } from '#app/ui/icon.tsx'
import { COMPARISON, FACTS } from '#app/ui/looks.ts'
import { PrintButton } from '#app/ui/print-button.tsx'
import { activeMailbox, mailboxRent as words } from '#content/active-mailbox.ts'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Mailbox, MailboxPosting } from '#shared/shop/boxes/mailbox-calls.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'

import { ReceiptSums } from './receipt-sums.tsx'

export function RentPart({ mailbox }: { mailbox: Mailbox }) {
  const { box, plan, nextPlan, months, payment, ledger, receipts, balanceCents } = mailbox

  async function saveCalendar() {
    const { writeRentCalendar } = await import('./rent-calendar.ts')
    download(interpolate(words.file, { box }), 'text/calendar', writeRentCalendar(mailbox))
  }

  return (
    <MailboxSection
      box={box}
      title={words.title}
      about={[
        ...(mailbox.canPayOnline ? [] : [words.atCounter]),
        words.about,
        ...(mailbox.state === 'active' && !mailbox.closing ? [renewalRule] : []),
      ].join(' ')}
    >
      <DescriptionList
        className={FACTS}
        of={[
          [
            words.plan,
            interpolate(words.term, { plan: planName(plan), term: nameTerms([months]) }),
          ],
          ...(nextPlan
            ? [
                [
                  words.nextPlan,
                  interpolate(words.planFrom, {
                    plan: planName(nextPlan.plan),
                    day: formatDate(nextPlan.from),
                  }),
                ] as [string, string],
              ]
            : []),
          [words.payment, words.payments[payment]],
          describeBalance(balanceCents),
        ]}
      />
      {mailbox.state === 'active' && mailbox.nextDueOn && (
        <div>
          <Button variant="quiet" small onClick={() => void saveCalendar()}>
            {words.calendar}
          </Button>
        </div>
      )}
      {ledger.length > 0 && <Ledger ledger={ledger} />}
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </MailboxSection>
  )
}

function describeBalance(cents: number): [string, string] {
  if (cents < 0) return [words.credit, formatExactDollars(-cents)]
  return [words.balance, cents === 0 ? words.settled : formatExactDollars(cents)]
}

const AMOUNT = 'pr-0! text-right! align-top whitespace-nowrap'

function Ledger({ ledger }: Pick<Mailbox, 'ledger'>) {
  const { columns } = words
  return (
    <table className={`${COMPARISON} table-auto!`}>
      <caption className="pb-2 text-left font-semibold">{words.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" className={AMOUNT}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className="font-medium! wrap-anywhere text-ink!">
              {entry.planFrom ? words.planChange : words.kinds[entry.kind]}{' '}
              <span className="block text-15 text-muted">{describeEntry(entry)}</span>
            </th>
            <td className={AMOUNT}>{formatExactDollars(entry.cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describeEntry({ on, receipt }: MailboxPosting) {
  const number = receipt === null ? [] : [interpolate(money.receipt.title, { number: receipt })]
  return [formatDate(on), ...number].join(' · ')
}

function Receipts({ receipts }: Pick<Mailbox, 'receipts'>) {
  return (
    <div>
      <h4 className="mt-3 mb-0 text-[1.0625rem]">{words.receipts}</h4>
      {receipts.map((receipt) => (
        <details key={receipt.number}>
          <summary className="flex-wrap justify-between">
            <span>{titleOf(receipt)}</span> <span>{formatExactDollars(receipt.cents)}</span>
          </summary>
          <ReceiptFacts {...receipt} />
          <PrintButton
            variant="quiet"
            aria-label={interpolate(words.print, { number: receipt.number })}
            sheet={<PrintedReceipt {...receipt} />}
          >
            <Icon name="print" />
            {words.printShort}
          </PrintButton>
        </details>
      ))}
    </div>
  )
}

function PrintedReceipt(receipt: Receipt) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{titleOf(receipt)}</h1>
      <ReceiptFacts {...receipt} />
    </div>
  )
}

function ReceiptFacts(receipt: Receipt) {
  const { from, day, box } = words.receipt
  const shop = [business.legalName, ...business.addressLines, business.phone].join(', ')
  return (
    <div className="grid grid-cols-1 gap-4 pt-2 pb-4">
      <DescriptionList
        className={FACTS}
        of={[
          [from, shop],
          [day, formatDate(receipt.on)],
          [box, interpolate(activeMailbox.title, { box: receipt.box ?? '' })],
        ]}
      />
      <ReceiptSums receipt={receipt} />
    </div>
  )
}

function titleOf({ number }: Receipt) {
  return interpolate(money.receipt.title, { number })
}
