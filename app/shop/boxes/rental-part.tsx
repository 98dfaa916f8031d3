import { customer } from '#app/content/staff/customers.ts'
import { ClosingRentList } from '#app/shop/core/closing-rent-list.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { ConfirmedStep, CountField, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'
import type { ClosingPlan } from '#shared/shop/boxes/mailbox-calls.ts'

import css from '#app/shop/core/customer.module.css'
import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

const { rental: words } = customer
const { closing: duties } = customer

/** The box: what is paid and handed out, and what can change about it. */
export function RentalPart({ rental, today }: { rental: CustomerRental; today: string }) {
  const { address, paidThrough, keyCount, keysOut: out, balanceCents, waiting, state } = rental
  const facts = [
    [words.address, address.join(', ')],
    ...(paidThrough ? [[words.paidThrough, formatDate(paidThrough)]] : []),
    ...(keyCount ? [[words.keys, interpolate(words.keysOut, { out, count: keyCount })]] : []),
    [
      balanceCents < 0 ? words.balanceOurs : words.balance,
      formatExactDollars(Math.abs(balanceCents)),
    ],
    [words.waiting, String(waiting)],
  ] as [string, string][]
  return (
    <Part id="box" title={words.title}>
      <section className={card.card}>
        <DescriptionList className={`${list.facts} stack gap-2`} of={facts} />
        {rental.notice && state === 'closing' && <Notice {...rental.notice} />}
        {rental.notice && rental.closingRent && (
          <ClosingRentList rent={rental.closingRent} closesOn={rental.notice.closesOn} />
        )}
        <Changes rental={rental} today={today} />
      </section>
    </Part>
  )
}

function Notice({ givenOn, closesOn }: NonNullable<CustomerRental['notice']>) {
  const days = { given: formatDate(givenOn), closes: formatDate(closesOn) }
  return (
    <div className="cluster gap-2 gap-x-4 items-center">
      <p>
        <strong>{interpolate(words.noticeGiven, days)}</strong>
      </p>
      <StepForm
        call={boxCalls.withdrawNotice}
        submit={words.noticeWithdraw}
        variant="quiet"
        small
      />
    </div>
  )
}

function Changes({ rental, today }: { rental: CustomerRental; today: string }) {
  const { state, box, keysIssuedOn, keysOut: out, notice } = rental
  const isOpen = state === 'rented' || state === 'closing'
  const number = formatDate(planClosing(today).remailUntil)
  if (state === 'closed' || (!isOpen && keysIssuedOn)) return null
  return (
    <details className="fold">
      <summary>{customer.recipients.change}</summary>
      <div className={css.changes}>
        {!keysIssuedOn && (
          <StepForm
            call={boxCalls.giveBox}
            label={words.number}
            submit={words.numberSubmit}
            variant="quiet"
          >
            <TextField
              name="box"
              label={words.numberField}
              inputMode="numeric"
              autoComplete="off"
            />
          </StepForm>
        )}
        {isOpen && out > 0 && (
          <StepForm
            call={boxCalls.takeKeysBack}
            label={words.returnKeys}
            submit={words.returnKeysSubmit}
            variant="quiet"
          >
            <CountField label={words.returnKeys} count={out} />
          </StepForm>
        )}
        {isOpen && !notice && (
          <StepForm
            call={boxCalls.takeNotice}
            label={words.notice}
            submit={words.noticeSubmit}
            variant="quiet"
          >
            <TextField name="closesOn" type="date" label={words.noticeOn} />
          </StepForm>
        )}
        {isOpen && (
          <ConfirmedStep
            call={boxCalls.close}
            confirm={words.close}
            title={interpolate(customer.steps.close.submit, { box })}
            text={describeClose(rental, number)}
            cancel={words.closeKeep}
          />
        )}
      </div>
    </details>
  )
}

/** What closing it today comes to. */
function describeClose({ box, rentUntilNowCents: cents }: CustomerRental, number: string) {
  const text = interpolate(words.closeText, { box, number })
  if (cents === 0) return text
  return `${text} ${interpolate(words.closeCharge, { amount: formatExactDollars(cents) })}`
}

type Duty = { id: string; text: string; isDone: boolean }

/** What the shop owes a customer who leaves, and the Postal Service: done, to do, or until when. */
export function ClosingPart({ rental, plan }: { rental: CustomerRental; plan: ClosingPlan }) {
  const until = (day: string, text: string) => interpolate(text, { day: formatDate(day) })
  return (
    <Part id="closing" title={duties.title}>
      <div className={card.card}>
        <ul className={`${css.duties} stack gap-2`}>
          {dutiesOf(rental).map(({ id, text, isDone }) => (
            <li key={id} className={isDone ? 'success' : 'semibold'}>
              <Icon name={isDone ? 'check' : 'circle'} size={20} />
              <span>
                <span className="sr-only">{isDone ? duties.done : duties.open}: </span>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <ul className="bulleted muted">
          <li>{until(plan.remailUntil, duties.remail)}</li>
          <li>{until(plan.remailUntil, duties.number)}</li>
          <li>{until(plan.agentUntil, duties.agent)}</li>
          <li>{duties.noChange}</li>
        </ul>
      </div>
    </Part>
  )
}

function dutiesOf(rental: CustomerRental): Duty[] {
  const { waiting, balanceCents, closingRent, keyCount, keysReturned, crdClosedOn } = rental
  const count = keyCount - keysReturned
  const open = balanceCents + (closingRent?.dueCents ?? 0)
  const amount = formatExactDollars(Math.abs(open))
  return [
    {
      id: 'mail',
      text: waiting ? interpolate(duties.mail, { count: waiting }) : duties.noMail,
      isDone: waiting === 0,
    },
    {
      id: 'balance',
      text: open ? interpolate(duties.balance, { amount }) : duties.noBalance,
      isDone: open === 0,
    },
    {
      id: 'keys',
      text: count ? interpolate(duties.keys, { count }) : duties.noKeys,
      isDone: count === 0,
    },
    { id: 'crd', text: duties.crd, isDone: crdClosedOn !== null },
  ]
}
