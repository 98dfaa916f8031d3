import { Link } from 'react-router'

import { business } from '#app/content/business.ts'
import { box as words } from '#app/content/staff/box.ts'
import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { callShop } from '#app/shop/client.ts'
import { usePages } from '#app/shop/core/list-table.tsx'
import { documentName, nameOnly } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { shortItem } from '#app/shop/mail/item-words.ts'
import { namePosting } from '#app/shop/money/reverse-form.tsx'
import { describeChange } from '#app/shop/staff/describe-audit.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { wallClock } from '#shared/calendar.ts'
import { auditActions } from '#shared/content/audit.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { HistoryEvent, HistoryPage } from '#shared/shop/boxes/history.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

import css from './box-history.module.css'
import tag from '#app/ui/tag.module.css'

const { history } = words

type BoxHistoryProps = Pick<BoxPage, 'box' | 'rentals'>

/** All that ever happened to a box, the newest first. */
export function BoxHistory({ box, rentals }: BoxHistoryProps) {
  const { data, problem, refresh } = useShopQuery(boxCalls.getHistory, { box: String(box) })
  return (
    <Part id="history" title={words.parts.history} isReady={data !== null}>
      {data ? (
        <Pages key={data.events[0]?.id} box={box} first={data} rentals={rentals} />
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
    </Part>
  )
}

function Pages({ box, first, rentals }: BoxHistoryProps & { first: HistoryPage }) {
  const { pages, button } = usePages(
    first,
    (before) => callShop(boxCalls.getHistory, { box: String(box), before }),
    history.more,
  )
  const events = pages.flatMap((page) => page.events)
  if (events.length === 0) return <p className="muted">{history.none}</p>
  return (
    <>
      <div className={`${css.history} panel`}>
        {[...Map.groupBy(events, dayOf)].map(([day, ofDay]) => (
          <section key={day} aria-label={formatDate(day)}>
            <h3 className={`${css.day} small muted semibold`}>{formatDate(day)}</h3>
            <ol>
              {ofDay.map((event) => (
                <li key={`${event.kind} ${event.id}`} className={css.event}>
                  <time className="muted tabular" dateTime={new Date(event.at).toISOString()}>
                    {formatTimeOf(event.at)}
                  </time>
                  <Told event={event} />
                  <span className="muted small break-anywhere">
                    {[
                      event.by && nameOnly(event.by),
                      rentals.length > 1 && nameTime(event, rentals),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {button}
    </>
  )
}

function dayOf({ at }: HistoryEvent) {
  return wallClock(at, business.timeZone).date
}

/** Whose box it was then. */
function nameTime({ rentalId }: HistoryEvent, rentals: BoxPage['rentals']) {
  if (rentalId === null) return history.nobodys
  const rental = rentals.find(({ id }) => id === rentalId)
  return interpolate(history.timeOf, { name: rental?.name ?? history.erased })
}

function Told({ event }: { event: HistoryEvent }) {
  const { what, about } = tell(event)
  const receipt = event.kind === 'posting' ? event.receipt : null
  return (
    <p className="break-anywhere">
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
          <span className={tag.tag}>{history.reversed}</span>
        </>
      )}
    </p>
  )
}

/** What happened, and what about it. */
function tell(event: HistoryEvent): { what: string; about: string } {
  switch (event.kind) {
    case 'step': {
      const change = describeChange({
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
      const given = interpolateCount(history.handedOut, items, { name: person ?? history.erased })
      return { what: mail.itemStates['handed-out'], about: join(given, documentName(idType)) }
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

/** The hash of what was signed says nothing to a reader: the card of the person has it. */
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
