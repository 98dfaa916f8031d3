import { acceptance } from '#app/content/en/acceptance.ts'
import { activeMailbox as words } from '#app/content/en/active-mailbox.ts'
import { AcceptanceGuide } from '#app/rental/acceptance-guide.tsx'
import { formatDate } from '#app/rental/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import tag from '#app/ui/tag.module.css'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { MailboxAnswer } from '#shared/rental/answers.ts'

import { AddressPart, ReservedAddress } from './address-part.tsx'
import { ClosingPart } from './closing-part.tsx'
import { HoldsPart } from './holds-part.tsx'
import { MailPart } from './mail-part.tsx'
import { MailboxSection } from './mailbox-section.tsx'
import { RecipientsPart } from './recipients-part.tsx'
import { RentPart } from './rent-part.tsx'
import type { MailboxProps } from './use-mailbox-form.ts'

import css from './mailbox.module.css'

/** A mailbox with a number: one that waits for its keys, one that is open, or one that was. */
export function MyMailbox({ mailbox, onChange }: MailboxProps) {
  const { id, box, state } = mailbox
  return (
    <article className="stack gap-10" aria-labelledby={id}>
      <header className="stack">
        <h3 id={id} className="text-part cluster gap-1 gap-x-3 items-center">
          {interpolate(words.title, { box })} <span className={tag.tag}>{words.states[state]}</span>
        </h3>
        {state !== 'reserved' && (
          <DescriptionList of={summarize(mailbox)} className={`${css.summary} stack gap-3`} />
        )}
      </header>
      {state === 'reserved' ? (
        <ReservedAddress mailbox={mailbox} />
      ) : (
        <>
          {state === 'active' && <AddressPart mailbox={mailbox} />}
          <MailPart mailbox={mailbox} />
          {state === 'active' && <RecipientsPart mailbox={mailbox} />}
          <RentPart mailbox={mailbox} />
          {state === 'active' && <HoldsPart mailbox={mailbox} onChange={onChange} />}
          {state === 'active' && (
            <MailboxSection box={box} {...acceptance.account}>
              <AcceptanceGuide />
            </MailboxSection>
          )}
          <ClosingPart mailbox={mailbox} onChange={onChange} />
        </>
      )}
    </article>
  )
}

function summarize({
  waiting,
  paidThrough,
  nextDueOn,
  nextDueCents,
  closing,
  state,
}: MailboxAnswer) {
  const { summary } = words
  const count = waiting.length
  const items = count === 0 ? summary.nothing : interpolateCount(summary.items, count)
  const rows: [string, string][] = [[summary.waiting, items]]
  if (state === 'closed') {
    return closing ? [...rows, [summary.closedOn, formatDate(closing.closesOn)] as const] : rows
  }
  if (paidThrough) rows.push([summary.paidThrough, formatDate(paidThrough)])
  if (closing) {
    const day = formatDate(closing.closesOn)
    rows.push([summary.nextDue, interpolate(summary.noneDue, { day })])
  } else if (nextDueOn) {
    const due = { amount: formatExactDollars(nextDueCents), day: formatDate(nextDueOn) }
    rows.push([summary.nextDue, interpolate(summary.due, due)])
  }
  return rows
}
