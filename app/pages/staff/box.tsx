import { useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { customer as customerWords } from '#app/content/staff/customers.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { HouseholdTrack } from '#app/shop/applications/tracker.tsx'
import { BoxActions } from '#app/shop/boxes/box-actions.tsx'
import { BoxHoldsPart } from '#app/shop/boxes/box-holds-part.tsx'
import { CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { NotesPart } from '#app/shop/boxes/notes-part.tsx'
import { ClosingPart, RentalPart } from '#app/shop/boxes/rental-part.tsx'
import { FindAnybody } from '#app/shop/core/find-field.tsx'
import { Columns, Part } from '#app/shop/core/staff-page.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { CustomerChanges } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { BoxMailPart } from '#app/shop/mail/box-mail-part.tsx'
import { BoxMoneyPart } from '#app/shop/money/box-money-part.tsx'
import { BoxPapersPart } from '#app/shop/papers/box-papers-part.tsx'
import { refreshAnswer, useShopQuery, type ShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitLine } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { DAY_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'
import { nextCounterStep } from '#shared/shop/boxes/next-counter-step.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { BoxHistory } from './box-history.tsx'
import { EndApplication } from './end-application.tsx'
import { NextStep } from './next-step.tsx'

import css from '#app/shop/core/customer.module.css'
import tag from '#app/ui/tag.module.css'

export default function Box() {
  const { box = '' } = useParams()
  const [query] = useSearchParams()
  const application = query.get('application') ?? ''
  return (
    <>
      <FindAnybody />
      <BoxByNumber key={`${box} ${application}`} box={box} application={application} />
    </>
  )
}

function BoxByNumber({ box, application }: { box: string; application: string }) {
  const asked = { box, ...(application && { application }) }
  const query = useShopQuery(boxCalls.getBox, asked)
  if (!query.data) return <Waiting problem={query.problem} onRetry={query.refresh} />
  const { data } = query
  if (data.customer) return <RentedBox page={data} query={query} customer={data.customer} />
  return <NobodysBox {...data} />
}

type RentedBoxProps = { page: BoxPage; query: ShopQuery<BoxPage>; customer: Customer }

/** A box with its customer: every part, each with its action. */
function RentedBox({ page, query: { refresh }, customer: answered }: RentedBoxProps) {
  const [changed, setChanged] = useState<Customer | null>(null)
  const [outdated, setOutdated] = useState<string | null>(null)
  const [status, setStatus] = useState<Status | null>(null)
  const customer = changed ?? answered
  const { id, box, rental, today, recipients } = customer

  async function reload() {
    await refresh()
    setChanged(null)
    refreshParts(page.box)
  }

  function finish(text: string) {
    setStatus({ text, id: crypto.randomUUID(), tone: 'success' })
    void reload()
  }

  const hasNext = nextCounterStep(customer) !== null
  // It got another number, or ended without one.
  if (box !== page.box) return <Navigate replace to={servicePath(customer, 'next') ?? ''} />
  return (
    <CustomerChanges
      value={{
        application: id,
        version: customer.version,
        onChange(current) {
          setChanged(current)
          setOutdated(null)
          void refresh()
          refreshParts(page.box)
        },
        onOutdated: (sentence) => void reload().then(() => setOutdated(sentence)),
      }}
    >
      <CustomerHead customer={customer} state={<StateTag {...page} />}>
        <Link to={pathOf('boxes') ?? ''} className={css.back}>
          {words.back}
        </Link>
      </CustomerHead>
      <BoxActions customer={customer} hasNext={hasNext} />
      <PartLinks />
      <TextBanner tone="error" focused="always" text={outdated} />
      {status && <StatusLine status={status} />}
      {hasNext && <NextStep customer={customer} />}
      {customer.visits.map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isDue={visit.slot < Date.parse(today) + 2 * DAY_MS}
          onNoted={() => void reload()}
        />
      ))}
      {hasNext && (customer.state === 'open' || customer.state === 'active') && (
        <HouseholdTrack track={customer.track} recipients={recipients} />
      )}
      <Columns>
        <div className="stack gap-6">
          <BoxMailPart box={box} />
          {rental?.keysIssuedOn && <BoxMoneyPart box={box} onDone={finish} />}
          <BoxPapersPart box={box} onDone={finish} />
        </div>
        <div className="stack gap-6">
          {rental && rental.state !== 'closed' && (
            <NotesPart rental={rental.id} onChange={() => refreshParts(page.box)} />
          )}
          <RecipientsPart {...customer} />
          {rental && <BoxHoldsPart rental={rental} today={today} />}
          {rental && <RentalPart rental={rental} today={today} />}
          {rental?.closing && <ClosingPart rental={rental} plan={rental.closing} />}
          {customer.state === 'open' && !rental?.keysIssuedOn && <EndApplication />}
        </div>
      </Columns>
      <BoxHistory {...page} />
    </CustomerChanges>
  )
}

/** Parts that ask for themselves. */
function refreshParts(box: number) {
  const asked = { box: String(box) }
  void refreshAnswer(mailCalls.getBox, asked)
  void refreshAnswer(moneyCalls.getDues, asked)
  void refreshAnswer(moneyCalls.listReceipts, asked)
}

/** A number that nobody has: why, and what came for it. */
function NobodysBox({ box, state, until, rentals }: BoxPage) {
  const sentence = words.nobody[state === 'free' || state === 'blocked' ? state : 'erased']
  return (
    <>
      <header className="cluster gap-2 gap-x-6 items-center">
        <h1 className={`${css.box} text-h3 muted semibold`}>
          {customerWords.box} <strong>{box}</strong>
        </h1>
        <StateTag state={state} until={null} />
        <Link to={pathOf('boxes') ?? ''} className={css.back}>
          {words.back}
        </Link>
      </header>
      <p>{interpolate(sentence, { day: until ? formatDate(until) : '' })}</p>
      <BoxMailPart box={box} />
      <FormerCustomers rentals={rentals} shown={null} />
      <BoxHistory box={box} rentals={rentals} />
    </>
  )
}

type FormerCustomersProps = Pick<BoxPage, 'rentals'> & { shown: string | null }

/** Who had the box before. */
function FormerCustomers({ rentals, shown }: FormerCustomersProps) {
  const others = rentals.filter(({ application, closedOn }) => closedOn && application !== shown)
  if (others.length === 0) return null
  return (
    <Part title={words.formers.title}>
      <ul className="stack gap-1">
        {others.map(({ id, application, name, allocatedOn, closedOn }) => {
          const days = { from: formatDate(allocatedOn), until: formatDate(closedOn ?? '') }
          return (
            <li key={id}>
              {application ? (
                <Link to={`?application=${application}`}>{name ?? words.history.erased}</Link>
              ) : (
                words.history.erased
              )}
              , {interpolate(words.formers.days, days)}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const TONES = { reserved: 'warning', rented: 'success', closing: 'warning', blocked: 'error' }

function StateTag({ state, until }: Pick<BoxPage, 'state' | 'until'>) {
  const closes =
    state === 'closing' && until && interpolate(words.closesOn, { day: formatDate(until) })
  return (
    <span className={tag.tag} data-tone={state === 'free' ? undefined : TONES[state]}>
      {closes || words.states[state]}
    </span>
  )
}

const parts = ['people', 'notes', 'mail', 'money', 'papers', 'box', 'closing', 'history'] as const

/** Each part at once, from the top of the page. */
function PartLinks() {
  return (
    <nav className="cluster gap-2" aria-label={words.parts.title}>
      {parts.map((part) => (
        <Link key={part} to={{ hash: part }}>
          {words.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
