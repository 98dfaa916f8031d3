import { customer as words } from '#app/content/staff/customers.ts'
import { leavingRule, renewalRule } from '#app/pricing/price-words.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Sums } from '#app/ui/sums.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'

import { donePaying, PayFields } from './pay-fields.tsx'

const { steps } = words

type FirstPaymentProps = { customer: Customer; rental: CustomerRental }

export function FirstPayment({ customer, rental }: FirstPaymentProps) {
  const { today, email } = customer
  const { dueToday } = customer.first
  const { title, submit } = steps.activate

  return (
    <>
      <KeysOut rental={rental} today={today} />
      {rental.notice && (
        <TextBanner
          tone="note"
          text={interpolate(steps.activate.leaving, { day: formatDate(rental.notice.givenOn) })}
        />
      )}
      <FirstSums first={customer.first} />
      <p className="text-15 text-muted">
        {renewalRule} {leavingRule}
      </p>
      <StepForm
        key={dueToday}
        call={boxCalls.activate}
        values={{ shownCents: dueToday }}
        label={title}
        submit={interpolate(submit, { amount: formatExactDollars(dueToday) })}
        done={({ first: { receipt } }: Customer, { tendered = dueToday }) =>
          receipt === null
            ? undefined
            : donePaying({ receipt, cents: dueToday, change: tendered - dueToday })
        }
      >
        <PayFields cents={dueToday} hasEmail={email !== null} />
      </StepForm>
      <KeysBack {...rental} />
    </>
  )
}

export function FirstSums({ first: { rows, dueToday } }: Pick<Customer, 'first'>) {
  const charged = rows.filter(({ cents }) => cents !== 0)
  return (
    <Sums
      rows={charged.map(({ id, cents }) => [words.rows[id], cents])}
      total={[steps.activate.due, dueToday]}
    />
  )
}

type KeysOutProps = { rental: CustomerRental; today: string }

function KeysOut({ rental: { keysIssuedOn }, today }: KeysOutProps) {
  if (!keysIssuedOn || keysIssuedOn === today) return null
  return <p>{interpolate(steps.activate.since, { day: formatDate(keysIssuedOn) })}</p>
}

/** Once all are back the application can be withdrawn. */
function KeysBack({ keysOut }: CustomerRental) {
  const { keysBack } = steps.activate
  return (
    <StepForm
      call={boxCalls.takeKeysBack}
      submit={keysBack}
      variant="quiet"
      small
      fields={{ count: { label: steps['keys-return'].count, value: keysOut } }}
    />
  )
}
