import { customer as words } from '#app/content/en/staff/customers.ts'
import { formatDate } from '#app/rental/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import type { CustomerAnswer, CustomerRental } from '#shared/rental/counter-answers.ts'
import { ways } from '#shared/rental/till.ts'
import { interpolate } from '#shared/interpolate.ts'

import { CountField } from './step-fields.tsx'
import { StepForm } from './step-form.tsx'

import { Sums } from '#app/ui/sums.tsx'

const { steps } = words

type PaymentStepProps = Pick<CustomerAnswer, 'first' | 'today'> & { rental: CustomerRental }

/** The first payment, on the day of the keys or later; or no payment at all. */
export function PaymentStep({ first: { rows, dueToday }, rental, today }: PaymentStepProps) {
  const { title, due, paidBy, kinds, submit } = steps.activate
  const paid = rows.filter(({ cents }) => cents !== 0)
  return (
    <>
      <KeysOut rental={rental} today={today} />
      <Sums rows={paid.map(({ id, cents }) => [words.rows[id], cents])} total={[due, dueToday]} />
      <StepForm
        step="activate"
        hasId
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
    <StepForm step="keys/return" label={keysBack} submit={keysBack} variant="quiet" small>
      <CountField label={steps['keys-return'].count} count={keyCount - keysReturned} />
    </StepForm>
  )
}
