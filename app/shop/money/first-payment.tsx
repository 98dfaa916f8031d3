import { customer as words } from '#app/content/staff/customers.ts'
import { CountField, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'
import { ways } from '#shared/shop/money/till.ts'

const { steps } = words

type FirstPaymentProps = Pick<Customer, 'first' | 'today'> & { rental: CustomerRental }

/** The first payment, on the day of the keys or later; or no payment at all. */
export function FirstPayment({ first: { rows, dueToday }, rental, today }: FirstPaymentProps) {
  const { title, due, paidBy, kinds, submit } = steps.activate
  const paid = rows.filter(({ cents }) => cents !== 0)
  return (
    <>
      <KeysOut rental={rental} today={today} />
      {rental.notice && (
        <TextBanner
          tone="note"
          text={interpolate(steps.activate.leaving, { day: formatDate(rental.notice.givenOn) })}
        />
      )}
      <Sums rows={paid.map(({ id, cents }) => [words.rows[id], cents])} total={[due, dueToday]} />
      <StepForm
        key={dueToday}
        call={boxCalls.activate}
        hasId
        values={{ shownCents: dueToday }}
        label={title}
        submit={interpolate(submit, { amount: formatExactDollars(dueToday) })}
      >
        <RadioCards
          legend={paidBy}
          name="paidBy"
          value="cash"
          options={ways.map((kind) => ({ value: kind, label: kinds[kind] }))}
        />
      </StepForm>
      <KeysBack {...rental} />
    </>
  )
}

type KeysOutProps = { rental: CustomerRental; today: string }

/** Whoever pays another day pays from the day of the keys. */
function KeysOut({ rental: { keysIssuedOn }, today }: KeysOutProps) {
  if (!keysIssuedOn || keysIssuedOn === today) return null
  return <p>{interpolate(steps.activate.since, { day: formatDate(keysIssuedOn) })}</p>
}

/** Once all are back the application can be withdrawn. */
function KeysBack({ keyCount, keysReturned }: CustomerRental) {
  const { keysBack } = steps.activate
  return (
    <StepForm call={boxCalls.takeKeysBack} label={keysBack} submit={keysBack} variant="quiet" small>
      <CountField label={steps['keys-return'].count} count={keyCount - keysReturned} />
    </StepForm>
  )
}
