import { useParams, useSearchParams } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { BoxActions } from '#app/shop/boxes/box-actions.tsx'
import { BoxHolds } from '#app/shop/boxes/box-holds.tsx'
import { ContactLine, CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { LeavingPart } from '#app/shop/boxes/leaving-part.tsx'
import { NotesPart, Warnings } from '#app/shop/boxes/notes-part.tsx'
import { RentalPart } from '#app/shop/boxes/rental-part.tsx'
import { CardPayments } from '#app/shop/cards/card-payments.tsx'
import { findSearchField } from '#app/shop/core/search.tsx'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { SaidLine, Saying } from '#app/shop/core/status-line.tsx'
import { Tabs } from '#app/shop/core/tabs.tsx'
import { BoxMailPart } from '#app/shop/mail/box-mail-part.tsx'
import { HandOutsPart } from '#app/shop/mail/hand-outs-part.tsx'
import { LeavingMail } from '#app/shop/mail/leaving-mail.tsx'
import { BoxMoneyPart } from '#app/shop/money/box-money-part.tsx'
import { SettleForm } from '#app/shop/money/settle-form.tsx'
import { BoxPapersPart } from '#app/shop/papers/box-papers-part.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'
import { nextCounterStep } from '#shared/shop/boxes/next-counter-step.ts'

import { BoxHistory } from './box-history.tsx'
import { CustomerPage, CustomerProgress, EndApplication } from './customer-page.tsx'
import { NextStep } from './next-step.tsx'
import { BoxNote, FormerCustomers, VacantBox } from './vacant-box.tsx'

export default function Box() {
  const { box = '' } = useParams()
  const [query] = useSearchParams()
  const application = query.get('application') ?? ''
  return <BoxByNumber key={`${box} ${application}`} box={box} application={application} />
}

function BoxByNumber({ box, application }: { box: string; application: string }) {
  const page = useShop(boxCalls.getBox, { box, ...(application && { application }) })
  const { customer } = page
  return (
    // The next customer begins in the search field.
    <Saying onReceipt={focusSearchField}>
      {customer ? <RentedBox page={page} customer={customer} /> : <VacantBox page={page} />}
    </Saying>
  )
}

function focusSearchField() {
  findSearchField()?.focus()
}

function RentedBox({ page, customer }: { page: BoxPage; customer: Customer }) {
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
      <SaidLine />
      <Tabs
        label={tabs.label}
        tabs={[
          {
            id: 'overview',
            name: tabs.overview,
            parts: ['next', 'box', 'notes', 'holds', 'closing'],
            children: <Overview customer={customer} />,
          },
          {
            id: 'mail',
            name: tabs.mail,
            count: rental.waiting,
            parts: ['mail', 'hand-outs', 'papers'],
            children: (
              <>
                <BoxMailPart box={page.box} />
                <BoxPapersPart box={page.box} />
                <HandOutsPart box={page.box} />
              </>
            ),
          },
          {
            id: 'money',
            name: tabs.money,
            parts: ['money'],
            children: rental.keysIssuedOn ? (
              <>
                <BoxMoneyPart box={page.box} />
                {rental.hasCards && <CardPayments rental={rental.id} />}
              </>
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

function Overview({ customer }: { customer: Customer }) {
  const { id, rental, today } = customer
  const next = nextCounterStep(customer)
  if (!rental) return null
  const isLeaving = next?.id === 'leave'
  const isClosing = isLeaving || rental.notice !== null || rental.state === 'closed'
  const leaving = rental.startedOn && (
    <LeavingPart
      customer={customer}
      rental={rental}
      mail={<LeavingMail customer={customer} rental={rental} />}
      settle={<SettleForm rental={rental} hasEmail={customer.email !== null} />}
    />
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
