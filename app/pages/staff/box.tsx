import { useState, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { BoxActions } from '#app/shop/boxes/box-actions.tsx'
import { BoxHolds } from '#app/shop/boxes/box-holds.tsx'
import { ContactLine, CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { NotesPart, Warnings } from '#app/shop/boxes/notes-part.tsx'
import { RentalPart } from '#app/shop/boxes/rental-part.tsx'
import { findSearchField } from '#app/shop/core/search.tsx'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { Tabs } from '#app/shop/core/tabs.tsx'
import { BoxMailPart } from '#app/shop/mail/box-mail-part.tsx'
import { HandOutsPart } from '#app/shop/mail/hand-outs-part.tsx'
import { BoxMoneyPart } from '#app/shop/money/box-money-part.tsx'
import { PaidLine, type PaidStatus } from '#app/shop/money/paid-line.tsx'
import { BoxPapersPart } from '#app/shop/papers/box-papers-part.tsx'
import { refreshAnswers, useShop } from '#app/shop/use-shop-query.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'
import { nextCounterStep } from '#shared/shop/boxes/next-counter-step.ts'

import { BoxHistory } from './box-history.tsx'
import { CustomerPage, CustomerProgress } from './customer-page.tsx'
import { EndApplication } from './end-application.tsx'
import { Leaving } from './leaving.tsx'
import { NextStep } from './next-step.tsx'
import { BoxNote, FormerCustomers, NobodysBox } from './nobodys-box.tsx'

export default function Box() {
  const { box = '' } = useParams()
  const [query] = useSearchParams()
  const application = query.get('application') ?? ''
  return <BoxByNumber key={`${box} ${application}`} box={box} application={application} />
}

function BoxByNumber({ box, application }: { box: string; application: string }) {
  const page = useShop(boxCalls.getBox, { box, ...(application && { application }) })
  const [status, setStatus] = useState<PaidStatus | null>(null)

  function finish(text: string, receipt?: number) {
    setStatus({ text, receipt, id: crypto.randomUUID(), tone: 'success' })
    void refreshAnswers()
    // The receipt is named below it, and the next customer begins in it.
    if (receipt !== undefined) findSearchField()?.focus()
  }

  const line = <PaidLine status={status} />
  if (!page.customer) return <NobodysBox page={page} status={line} onDone={finish} />
  return <RentedBox page={page} customer={page.customer} status={line} onDone={finish} />
}

type RentedBoxProps = {
  page: BoxPage
  customer: Customer
  /** What was just done with its money or papers. */
  status: ReactNode
  onDone: (text: string, receipt?: number) => void
}

/** A box with its customer, a tab for each subject. */
function RentedBox({ page, customer, status, onDone }: RentedBoxProps) {
  const { id, rental, recipients } = customer
  const next = nextCounterStep(customer)
  const { tabs } = words
  const head = (
    <CustomerHead customer={customer}>
      {rental && rental.state !== 'closed' && <Warnings rental={rental.id} />}
    </CustomerHead>
  )
  if (!rental) return null
  return (
    <CustomerPage customer={customer} head={head}>
      <BoxActions rental={rental} hasNext={next !== null} />
      <BoxNote page={page} shown={id} />
      {status}
      <Tabs
        label={tabs.label}
        tabs={[
          {
            id: 'overview',
            name: tabs.overview,
            parts: ['next', 'box', 'notes', 'holds', 'closing'],
            children: <Overview customer={customer} onDone={onDone} />,
          },
          {
            id: 'mail',
            name: tabs.mail,
            count: rental.waiting,
            parts: ['mail', 'hand-outs', 'papers'],
            children: (
              <>
                <BoxMailPart box={page.box} />
                <BoxPapersPart box={page.box} onDone={onDone} />
                <HandOutsPart box={page.box} />
              </>
            ),
          },
          {
            id: 'money',
            name: tabs.money,
            parts: ['money'],
            children: rental.keysIssuedOn ? (
              <BoxMoneyPart box={page.box} onDone={onDone} />
            ) : (
              <p className="text-muted">{words.money.notYet}</p>
            ),
          },
          {
            id: 'people',
            name: tabs.people,
            count: recipients.length,
            parts: ['people', ...recipients.map((recipient) => `person-${recipient.id}`)],
            children: (
              <>
                <ContactLine customer={customer} />
                <RecipientsPart {...customer} />
              </>
            ),
          },
          {
            id: 'history',
            name: tabs.history,
            parts: ['history'],
            children: (
              <>
                <FormerCustomers rentals={page.rentals} shown={id} />
                <BoxHistory {...page} />
              </>
            ),
          },
        ]}
      />
    </CustomerPage>
  )
}

type OverviewProps = Pick<RentedBoxProps, 'customer' | 'onDone'>

/** The next step, then the agreed terms. */
function Overview({ customer, onDone }: OverviewProps) {
  const { id, rental, today } = customer
  const next = nextCounterStep(customer)
  if (!rental) return null
  const isLeaving = next?.id === 'leave'
  const isClosing = isLeaving || rental.notice !== null || rental.state === 'closed'
  const leaving = rental.startedOn && (
    <Leaving customer={customer} rental={rental} onDone={onDone} />
  )
  return (
    <>
      {next && !isLeaving && <NextStep customer={customer} />}
      {isLeaving && leaving}
      <CustomerProgress customer={customer} />
      <Columns>
        <RentalPart application={id} rental={rental}>
          <BoxHolds rental={rental} today={today} />
          {!isClosing && leaving}
        </RentalPart>
        <div className="grid gap-5">
          {rental.state !== 'closed' && <NotesPart rental={rental.id} />}
          {customer.state === 'open' && !rental.keysIssuedOn && <EndApplication />}
        </div>
      </Columns>
      {isClosing && !isLeaving && leaving}
    </>
  )
}
