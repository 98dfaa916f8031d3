import { carrierNames } from '#app/content/carriers.ts'
import { mailboxMail as words } from '#app/content/en/active-mailbox.ts'
import { formatDayOf, formatTimeOf } from '#app/rental/times.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { MailboxAnswer, MailItemAnswer } from '#shared/rental/answers.ts'

import { MailboxSection } from './mailbox-section.tsx'

import css from './mailbox.module.css'

/** What waits at the counter, and what was picked up. */
export function MailPart({ mailbox: { box, waiting, history } }: { mailbox: MailboxAnswer }) {
  const count = history.length
  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      {waiting.length > 0 ? <Items items={waiting} /> : <p>{words.none}</p>}
      {count > 0 && (
        <details className={`${css.fold} fold`}>
          <summary>{interpolateCount(words.history, count)}</summary>
          <Items items={history} />
        </details>
      )}
    </MailboxSection>
  )
}

function Items({ items }: { items: MailItemAnswer[] }) {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <p>
            <strong>{nameOf(item)}</strong>{' '}
            {item.recipient && interpolate(words.for, { name: item.recipient })}
          </p>
          <p className="quiet">{describeDays(item)}</p>
          {item.tracking && (
            <p className="quiet">{interpolate(words.tracking, { number: item.tracking })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function nameOf({ kind, carrier }: MailItemAnswer) {
  const name = words.kinds[kind]
  if (!carrier || carrier === 'other') return name
  return interpolate(words.from, { kind: name, carrier: carrierNames[carrier] })
}

function describeDays({ receivedAt, handedOutAt }: MailItemAnswer) {
  const [day, time] = [formatDayOf(receivedAt), formatTimeOf(receivedAt)]
  if (handedOutAt === null) return interpolate(words.since, { day, time })
  return interpolate(words.handedOut, { from: day, until: formatDayOf(handedOutAt) })
}
