import { Link } from 'react-router'

import { business } from '#app/content/business.ts'
import { box as words } from '#app/content/staff/box.ts'
import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { usePages } from '#app/shop/core/list-table.tsx'
import { documentName, nameOnly } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { shortItem } from '#app/shop/mail/item-words.ts'
import { namePosting } from '#app/shop/money/postings-part.tsx'
import { formatChange } from '#app/shop/staff/audit-text.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { TAG } from '#app/ui/looks.ts'
import { wallClock } from '#shared/calendar.ts'
import { auditActions } from '#shared/content/audit.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { HistoryEvent } from '#shared/shop/boxes/history.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

const { history } = words

export function BoxHistory({ box, rentals }: Pick<BoxPage, 'box' | 'rentals'>) {
  const input = { box: String(box) }
  const { pages, button } = usePages(boxCalls.getHistory, input, 'before', history.more)
  const days = Map.groupBy(
    pages.flatMap(({ events }) => events),
    dayOf,
  )
  return (
    <Part id="history" title={words.parts.history}>
      {days.size === 0 && <p className="text-muted">{history.none}</p>}
      <div className="rounded-lg border border-line bg-raised divide-y divide-line empty:hidden">
        {[...days].map(([day, events]) => (
          <Day key={day} day={day} events={events} rentals={rentals} />
        ))}
      </div>
      {button}
    </Part>
  )
}

type DayProps = { day: string; events: HistoryEvent[]; rentals: BoxPage['rentals'] }

/** Letters come nearly every day, so they are folded. */
function Day({ day, events, rentals }: DayProps) {
  const letters = events.filter(isOfLetters)
  const others = events.filter((event) => !isOfLetters(event))
  return (
    <section aria-label={formatDate(day)} className="grid gap-1 px-4 py-2">
      <h3 className="text-sm font-semibold text-muted">{formatDate(day)}</h3>
      <Events events={others} rentals={rentals} />
      {letters.length > 0 && (
        <details>
          <summary>{interpolateCount(history.letters, letters.length)}</summary>
          <Events events={letters} rentals={rentals} />
        </details>
      )}
    </section>
  )
}

function isOfLetters(event: HistoryEvent) {
  return (event.kind === 'received' || event.kind === 'left') && event.item.kind === 'letters'
}

function Events({ events, rentals }: Omit<DayProps, 'day'>) {
  return (
    <ol>
      {events.map((event) => (
        <li
          key={`${event.kind} ${event.id}`}
          className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 py-0.5 lg:grid-cols-[5rem_minmax(0,3fr)_minmax(0,1fr)]"
        >
          <time className="text-muted tabular-nums" dateTime={new Date(event.at).toISOString()}>
            {formatTimeOf(event.at)}
          </time>
          <EventDetails event={event} />
          <span className="wrap-anywhere text-sm text-muted max-lg:col-start-2">
            {[event.by && nameOnly(event.by), rentals.length > 1 && nameTime(event, rentals)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}

function dayOf({ at }: HistoryEvent) {
  return wallClock(at, business.timeZone).date
}

function nameTime({ rentalId }: HistoryEvent, rentals: BoxPage['rentals']) {
  if (rentalId === null) return history.notRented
  const rental = rentals.find(({ id }) => id === rentalId)
  return interpolate(history.timeOf, { name: rental?.name ?? history.erased })
}

function EventDetails({ event }: { event: HistoryEvent }) {
  const { what, about } = eventText(event)
  const receipt = event.kind === 'posting' ? event.receipt : null
  return (
    <p className="wrap-anywhere">
      <strong>{what}</strong>
      {about && <span> {about}</span>}
      {event.kind === 'handed-out' && (
        <>
          {' '}
          <Link to={pathOf('hand-out', event.id) ?? ''}>{handOuts.proof.open}</Link>
        </>
      )}
      {receipt !== null && (
        <>
          {' '}
          <Link to={`${pathOf('money')}?receipt=${receipt}`}>
            {interpolate(history.receipt, { receipt })}
          </Link>
        </>
      )}
      {event.kind === 'posting' && event.isReversed && (
        <>
          {' '}
          <span className={TAG}>{history.reversed}</span>
        </>
      )}
    </p>
  )
}

function eventText(event: HistoryEvent): { what: string; about: string } {
  switch (event.kind) {
    case 'step': {
      const change = formatChange({
        before: event.before,
        after: withoutText(event.after),
        reason: null,
      })
      const by = event.isCustomers && history.byCustomer
      return { what: auditActions[event.action], about: join(event.person, change, by) }
    }
    case 'ids': {
      const photo = nameDocument(event.photoId, event.photoExpiresOn)
      const address = nameDocument(event.addressId, event.addressExpiresOn)
      return { what: history.ids, about: join(event.person, photo, address) }
    }
    case 'posting': {
      const { posting: kind, accounts, cents, reason } = event
      const about = join(formatExactDollars(cents), reason)
      return { what: namePosting({ kind, accounts }), about }
    }
    case 'received':
      return { what: history.received, about: nameItem(event.item) }
    case 'left':
      return { what: mail.itemStates[event.item.state], about: nameItem(event.item) }
    case 'handed-out': {
      const { items, person, idType } = event
      const handedOut = interpolateCount(history.handedOut, items, {
        name: person ?? history.erased,
      })
      return { what: mail.itemStates['handed-out'], about: join(handedOut, documentName(idType)) }
    }
    case 'paper': {
      const { step, forName, servedBy } = event
      return {
        what: history.papers[step],
        about: interpolate(history.paper, { forName, servedBy }),
      }
    }
  }
}

/** The hash of a signed text says nothing to readers. */
function withoutText(fields: Record<string, unknown> | null) {
  if (!fields) return null
  const { text: _text, ...shown } = fields
  return shown
}

function nameItem(item: CounterItem) {
  return join(shortItem(item), item.slip, item.recipient ?? item.addressee)
}

function nameDocument(id: string, expiresOn: string | null) {
  const document = documentName(id)
  if (!expiresOn) return document
  return interpolate(history.document, { document, day: formatDate(expiresOn) })
}

function join(...parts: (string | false | null)[]) {
  return parts.filter(Boolean).join(', ')
}
