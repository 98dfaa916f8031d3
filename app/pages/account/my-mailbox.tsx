import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { carrierNames } from '#app/content/carriers.ts'
import { AddressPart, ReservedAddress } from '#app/shop/boxes/address-part.tsx'
import { HoldsPart } from '#app/shop/boxes/holds-part.tsx'
import {
  MailboxArticle,
  MailboxSection,
  Rows,
  type MailboxProps,
} from '#app/shop/core/mailbox-section.tsx'
import { formatDate, formatDayOf, formatTimeOf } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { mailboxMail, activeMailbox as words } from '#content/active-mailbox.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { Mailbox, MailItem } from '#shared/shop/boxes/mailbox-calls.ts'

import { accountPath, renewPartOf } from './account-pages.ts'

/** A mailbox with a number: one that waits for its keys, one that is open, or one that was. */
export function MyMailbox({ mailbox, onChange }: MailboxProps) {
  const { state } = mailbox
  if (state === 'reserved') {
    return (
      <MailboxArticle mailbox={mailbox}>
        <ReservedAddress mailbox={mailbox} />
      </MailboxArticle>
    )
  }
  return (
    <MailboxArticle mailbox={mailbox} summary={summarize(mailbox)}>
      <MailPart mailbox={mailbox} />
      {state === 'active' && (
        <>
          <AddressPart mailbox={mailbox} onChange={onChange} />
          <HoldsPart mailbox={mailbox} onChange={onChange} />
        </>
      )}
    </MailboxArticle>
  )
}

function summarize(mailbox: Mailbox) {
  const { waiting, paidThrough, nextDueOn, nextDueCents, lateFeeCents, closing } = mailbox
  const { closingRent, lateFee, state, canPayOnline } = mailbox
  const { summary } = words
  const count = waiting.length
  const items = count === 0 ? summary.nothing : interpolateCount(summary.items, count)
  const rows: [string, ReactNode][] = [[summary.waiting, items]]
  if (state === 'closed') {
    if (closing) rows.push([summary.closedOn, formatDate(closing.closesOn)])
    return rows
  }
  if (paidThrough) rows.push([summary.paidThrough, formatDate(paidThrough)])
  const day = closing ? formatDate(closing.closesOn) : ''
  if (nextDueOn) {
    const due = { amount: formatExactDollars(nextDueCents), day: formatDate(nextDueOn) }
    const late = { ...due, fee: formatExactDollars(lateFeeCents) }
    const text = lateFeeCents > 0 ? interpolate(summary.late, late) : interpolate(summary.due, due)
    rows.push([
      summary.nextDue,
      canPayOnline ? <Renew key="renew" box={mailbox.box} text={text} /> : text,
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

function Renew({ box, text }: { box: number; text: string }) {
  return (
    <>
      {text}{' '}
      <Link to={`${accountPath('rental')}#${renewPartOf({ box })}`}>{words.summary.renew}</Link>
    </>
  )
}

/** What waits at the counter, and what was picked up. */
function MailPart({ mailbox: { box, waiting, history } }: { mailbox: Mailbox }) {
  const count = history.length
  return (
    <MailboxSection box={box} title={mailboxMail.title} about={mailboxMail.about}>
      {waiting.length > 0 ? <Items items={waiting} /> : <p>{mailboxMail.none}</p>}
      {count > 0 && (
        <details>
          <summary className="flex-wrap justify-between">
            {interpolateCount(mailboxMail.history, count)}
          </summary>
          <Items items={history} />
        </details>
      )}
    </MailboxSection>
  )
}

function Items({ items }: { items: MailItem[] }) {
  return (
    <Rows>
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
    </Rows>
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
