import { business } from '#app/content/business.ts'
import { activeMailbox, mailboxRent as words } from '#app/content/en/active-mailbox.ts'
import { planName } from '#app/rental/names.ts'
import { formatDate } from '#app/rental/times.ts'
import table from '#app/ui/comparison-table.module.css'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { LedgerAnswer, MailboxAnswer } from '#shared/rental/answers.ts'

import { MailboxSection } from './mailbox-section.tsx'

import css from './mailbox.module.css'

/** The plan, what was charged and paid, and receipts to be printed. */
export function RentPart({ mailbox }: { mailbox: MailboxAnswer }) {
  const { box, plan, months, payment, ledger } = mailbox
  const balance = ledger.reduce((sum, { cents }) => sum + cents, 0)

  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <DescriptionList
        className={css.facts}
        of={[
          [words.plan, interpolate(words.term, { plan: planName(plan), months })],
          [words.payment, words.payments[payment]],
          describeBalance(balance),
        ]}
      />
      {ledger.length > 0 && <Ledger ledger={ledger} box={box} />}
    </MailboxSection>
  )
}

function describeBalance(cents: number): [string, string] {
  if (cents < 0) return [words.credit, formatExactDollars(-cents)]
  return [words.balance, cents === 0 ? words.settled : formatExactDollars(cents)]
}

function Ledger({ ledger, box }: Pick<MailboxAnswer, 'ledger' | 'box'>) {
  const { columns } = words
  return (
    <table className={`${table.table} ${css.ledger}`}>
      <caption>{words.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.receipt}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">{formatDate(entry.on)}</th>
            <td>{words.kinds[entry.kind]}</td>
            <td>{formatExactDollars(entry.cents)}</td>
            <td>
              {entry.receipt !== null && (
                <PrintButton
                  variant="plain"
                  aria-label={interpolate(words.print, { number: entry.receipt })}
                  sheet={<Receipt entry={entry} box={box} />}
                >
                  <Icon name="print" />
                  {entry.receipt}
                </PrintButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Receipt({ entry, box }: { entry: LedgerAnswer; box: number }) {
  const { receipt, kinds } = words
  return (
    <div className={css.paper}>
      <h1>{interpolate(receipt.title, { number: entry.receipt ?? '' })}</h1>
      <DescriptionList
        className={css.facts}
        of={[
          [receipt.from, [business.legalName, ...business.addressLines, business.phone].join(', ')],
          [receipt.day, formatDate(entry.on)],
          [receipt.box, interpolate(activeMailbox.title, { box })],
          [receipt.amount, `${formatExactDollars(Math.abs(entry.cents))} (${kinds[entry.kind]})`],
        ]}
      />
    </div>
  )
}
