import { useState, type ReactNode } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { HouseholdTrack } from '#app/shop/applications/tracker.tsx'
import { BoxActions } from '#app/shop/boxes/box-actions.tsx'
import { BoxHoldsPart } from '#app/shop/boxes/box-holds-part.tsx'
import { CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { NotesPart } from '#app/shop/boxes/notes-part.tsx'
import { RentalPart } from '#app/shop/boxes/rental-part.tsx'
import { findSearchField } from '#app/shop/core/search.tsx'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { CustomerChanges } from '#app/shop/core/step-form.tsx'
import { BoxMailPart } from '#app/shop/mail/box-mail-part.tsx'
import { HandOutsPart } from '#app/shop/mail/hand-outs-part.tsx'
import { BoxMoneyPart } from '#app/shop/money/box-money-part.tsx'
import { PaidLine, type PaidStatus } from '#app/shop/money/paid-line.tsx'
import { BoxPapersPart } from '#app/shop/papers/box-papers-part.tsx'
import { refreshAnswer, useShopQuery, type ShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitLine } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { DAY_MS } from '#shared/durations.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'
import { nextCounterStep } from '#shared/shop/boxes/next-counter-step.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { BoxHistory } from './box-history.tsx'
import { EndApplication } from './end-application.tsx'
import { Leaving } from './leaving.tsx'
import { NextStep } from './next-step.tsx'
import { BoxNote, FormerCustomers, NobodysBox, StateTag } from './nobodys-box.tsx'

import css from '#app/shop/core/customer.module.css'

export default function Box() {
  const { box = '' } = useParams()
  const [query] = useSearchParams()
  const application = query.get('application') ?? ''
  return (
    <>
      <BoxByNumber key={`${box} ${application}`} box={box} application={application} />
    </>
  )
}

function BoxByNumber({ box, application }: { box: string; application: string }) {
  const asked = { box, ...(application && { application }) }
  const query = useShopQuery(boxCalls.getBox, asked)
  const [status, setStatus] = useState<PaidStatus | null>(null)

  function finish(text: string, receipt?: number) {
    setStatus({ text, receipt, id: crypto.randomUUID(), tone: 'success' })
    void query.refresh()
    refreshParts(Number(box))
    // The receipt is named below it, and the next customer begins in it.
    if (receipt !== undefined) findSearchField()?.focus()
  }

  if (!query.data) return <Waiting problem={query.problem} onRetry={query.refresh} />
  const { data } = query
  const line = <PaidLine status={status} />
  if (!data.customer) return <NobodysBox page={data} status={line} onDone={finish} />
  return (
    <RentedBox page={data} query={query} customer={data.customer} status={line} onDone={finish} />
  )
}

type RentedBoxProps = {
  page: BoxPage
  query: ShopQuery<BoxPage>
  customer: Customer
  /** What was just done with its money or papers. */
  status: ReactNode
  onDone: (text: string, receipt?: number) => void
}

/** A box with its customer: every part, each with its action. */
function RentedBox({ page, query, customer: answered, status, onDone }: RentedBoxProps) {
  const [changed, setChanged] = useState<Customer | null>(null)
  const [outdated, setOutdated] = useState<string | null>(null)
  const customer = changed ?? answered
  const { id, box, rental, today, recipients } = customer

  async function reload() {
    await query.refresh()
    setChanged(null)
    refreshParts(page.box)
  }

  function finish(text: string, receipt?: number) {
    setChanged(null)
    onDone(text, receipt)
  }

  const next = nextCounterStep(customer)
  const isLeaving = next?.id === 'leave'
  const hasNext = next !== null && !isLeaving
  const leaving = rental?.startedOn && (
    <Leaving customer={customer} rental={rental} onDone={finish} />
  )

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
          void query.refresh()
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
      <BoxActions customer={customer} hasNext={next !== null} />
      <PartLinks rental={rental} />
      <BoxNote page={page} shown={id} />
      <TextBanner tone="error" focused="always" text={outdated} />
      {status}
      {hasNext && <NextStep customer={customer} />}
      {isLeaving && leaving}
      {customer.visits.map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isDue={visit.slot < Date.parse(today) + 2 * DAY_MS}
        />
      ))}
      {hasNext && (customer.state === 'open' || customer.state === 'active') && (
        <HouseholdTrack track={customer.track} recipients={recipients} visits={customer.visits} />
      )}
      <Columns>
        <div className="stack gap-6">
          <BoxMailPart box={box} />
          <HandOutsPart box={box} />
          {rental?.keysIssuedOn && <BoxMoneyPart box={box} onDone={finish} />}
          <BoxPapersPart box={box} onDone={finish} />
        </div>
        <div className="stack gap-6">
          {rental && rental.state !== 'closed' && (
            <NotesPart rental={rental.id} onChange={() => refreshParts(page.box)} />
          )}
          <RecipientsPart {...customer} />
          {rental && <BoxHoldsPart rental={rental} today={today} />}
          {rental && <RentalPart application={id} rental={rental} />}
          {!isLeaving && leaving}
          {customer.state === 'open' && !rental?.keysIssuedOn && <EndApplication />}
        </div>
      </Columns>
      <FormerCustomers rentals={page.rentals} shown={id} />
      <BoxHistory {...page} />
    </CustomerChanges>
  )
}

/** Parts that ask for themselves. */
function refreshParts(box: number) {
  const asked = { box: String(box) }
  void refreshAnswer(mailCalls.getBox, asked)
  void refreshAnswer(moneyCalls.getDues, asked)
  void refreshAnswer(mailCalls.listTasks, asked)
  void refreshAnswer(moneyCalls.listReceipts, asked)
  void refreshAnswer(boxCalls.getHistory, asked)
}

const parts = [
  'people',
  'mail',
  'hand-outs',
  'money',
  'papers',
  'notes',
  'holds',
  'box',
  'closing',
] as const

/** Each part of the page at once, from its top. */
function PartLinks({ rental }: Pick<Customer, 'rental'>) {
  const isShown: Partial<Record<(typeof parts)[number], boolean>> = {
    money: Boolean(rental?.keysIssuedOn),
    notes: rental?.state !== 'closed',
    holds: rental?.state === 'rented' || rental?.state === 'closing',
    closing: Boolean(rental?.startedOn),
  }
  const shown = parts.filter((part) => isShown[part] ?? true)
  return (
    <nav className="cluster gap-2 gap-x-4" aria-label={words.parts.title}>
      {[...shown, 'history' as const].map((part) => (
        <Link key={part} to={{ hash: part }} className="small">
          {words.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
