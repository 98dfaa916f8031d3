import { carrierNames } from '#app/content/carriers.ts'
import { AcceptanceGuide } from '#app/shop/applications/acceptance-guide.tsx'
import { AddressPart, ReservedAddress } from '#app/shop/boxes/address-part.tsx'
import { ClosingPart } from '#app/shop/boxes/closing-part.tsx'
import { HoldsPart } from '#app/shop/boxes/holds-part.tsx'
import { MailboxSection, type MailboxProps } from '#app/shop/core/mailbox-section.tsx'
import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { formatDate, formatDayOf, formatTimeOf, today } from '#app/shop/core/times.ts'
import { RentPart } from '#app/shop/money/rent-part.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { TAG } from '#app/ui/looks.ts'
import { acceptance } from '#content/acceptance.ts'
import { mailboxMail, mailboxRecipients, activeMailbox as words } from '#content/active-mailbox.ts'
import { apply } from '#content/apply.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { ExpiringId, Mailbox, MailItem } from '#shared/shop/boxes/mailbox-calls.ts'

import css from '#app/shop/core/mailbox.module.css'

/** A mailbox with a number: one that waits for its keys, one that is open, or one that was. */
export function MyMailbox({ mailbox, onChange }: MailboxProps) {
  const { id, box, state } = mailbox
  return (
    <article className="grid grid-cols-1 gap-10" aria-labelledby={id}>
      <header className="grid grid-cols-1 gap-4">
        <h3 id={id} className="text-part flex flex-wrap gap-1 gap-x-3 items-center">
          {interpolate(words.title, { box })} <span className={TAG}>{words.states[state]}</span>
        </h3>
        {state !== 'reserved' && (
          <DescriptionList
            of={summarize(mailbox)}
            className={`${css.summary} grid grid-cols-1 gap-3`}
          />
        )}
      </header>
      {state === 'reserved' ? (
        <ReservedAddress mailbox={mailbox} />
      ) : (
        <>
          {state === 'active' && <AddressPart mailbox={mailbox} onChange={onChange} />}
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

function summarize(mailbox: Mailbox) {
  const { waiting, paidThrough, nextDueOn, nextDueCents, lateFeeCents, closing } = mailbox
  const { closingRent, lateFee, state } = mailbox
  const { summary } = words
  const count = waiting.length
  const items = count === 0 ? summary.nothing : interpolateCount(summary.items, count)
  const rows: [string, string][] = [[summary.waiting, items]]
  if (state === 'closed') {
    return closing ? [...rows, [summary.closedOn, formatDate(closing.closesOn)] as const] : rows
  }
  if (paidThrough) rows.push([summary.paidThrough, formatDate(paidThrough)])
  const day = closing ? formatDate(closing.closesOn) : ''
  if (nextDueOn) {
    const due = { amount: formatExactDollars(nextDueCents), day: formatDate(nextDueOn) }
    const late = { ...due, fee: formatExactDollars(lateFeeCents) }
    rows.push([
      summary.nextDue,
      lateFeeCents > 0 ? interpolate(summary.late, late) : interpolate(summary.due, due),
    ])
    if (lateFee && lateFeeCents === 0) {
      const fee = { day: formatDate(lateFee.from), fee: formatExactDollars(lateFee.cents) }
      rows.push([summary.ifLate, interpolate(summary.lateFrom, fee)])
    }
  } else if (closing) rows.push([summary.nextDue, interpolate(summary.noneDue, { day })])
  if (closingRent?.dueCents) {
    const amount = formatExactDollars(closingRent.dueCents)
    rows.push([summary.untilClosing, interpolate(summary.inAll, { amount, day })])
  }
  return rows
}

/** What waits at the counter, and what was picked up. */
function MailPart({ mailbox: { box, waiting, history } }: { mailbox: Mailbox }) {
  const count = history.length
  return (
    <MailboxSection box={box} title={mailboxMail.title} about={mailboxMail.about}>
      {waiting.length > 0 ? <Items items={waiting} /> : <p>{mailboxMail.none}</p>}
      {count > 0 && (
        <details className={css.fold}>
          <summary>{interpolateCount(mailboxMail.history, count)}</summary>
          <Items items={history} />
        </details>
      )}
    </MailboxSection>
  )
}

function Items({ items }: { items: MailItem[] }) {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <p>
            <strong>{nameOf(item)}</strong>{' '}
            {item.recipient && (
              <span>{interpolate(mailboxMail.for, { name: item.recipient })}</span>
            )}
          </p>
          <p className="text-15 text-muted">{describeDays(item)}</p>
          {item.tracking && (
            <p className="text-15 text-muted">
              {interpolate(mailboxMail.tracking, { number: item.tracking })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function nameOf({ kind, carrier }: MailItem) {
  const name = mailboxMail.kinds[kind]
  if (!carrier || carrier === 'other') return name
  return interpolate(mailboxMail.from, { kind: name, carrier: carrierNames[carrier] })
}

function describeDays({ state, receivedAt, handedOutAt, sentAt, sentBy }: MailItem) {
  const [day, time] = [formatDayOf(receivedAt), formatTimeOf(receivedAt)]
  const endedAt = handedOutAt ?? sentAt
  if (endedAt === null) {
    return interpolate(state === 'to-remail' ? mailboxMail.toRemail : mailboxMail.since, {
      day,
      time,
    })
  }
  const text = {
    remailed: sentBy ? mailboxMail.sentOnBy : mailboxMail.sentOn,
    returned: mailboxMail.returned,
  }[state as string]
  return interpolate(text ?? mailboxMail.handedOut, {
    from: day,
    until: formatDayOf(endedAt),
    time: formatTimeOf(endedAt),
    name: sentBy ?? '',
  })
}

/** Who receives mail, where their forms stand, and which IDs they have to show again. */
function RecipientsPart({ mailbox: { box, recipients } }: { mailbox: Mailbox }) {
  return (
    <MailboxSection box={box} title={mailboxRecipients.title} about={mailboxRecipients.about}>
      <ul className={css.rows}>
        {recipients.map(({ id, name, nativeName, kind, formStatus, expiring }) => (
          <li key={id}>
            <p>
              <strong>
                {name}
                <NativeName name={nativeName} />
              </strong>{' '}
              <span className="text-15 text-muted">{apply.people.kinds[kind].name}</span>
            </p>
            <p className="text-15 text-muted">{mailboxRecipients.forms[formStatus]}</p>
            {expiring.map((each) => (
              <TextBanner key={each.document} tone="note" text={describeExpiring(each)} />
            ))}
          </li>
        ))}
      </ul>
    </MailboxSection>
  )
}

function describeExpiring({ document, type, expiresOn }: ExpiringId) {
  return interpolate(expiresOn < today() ? mailboxRecipients.expired : mailboxRecipients.expires, {
    document: mailboxRecipients.documents[document],
    type: documentName(type),
    day: formatDate(expiresOn),
  })
}
