import { customer } from '#app/content/staff/customers.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'
import type { Hold as HoldDays } from '#shared/shop/boxes/mailbox-calls.ts'

const { rental: words } = customer

type BoxHoldsProps = { rental: CustomerRental; today: string }

/** Days on which mail of a box is kept without notices, and the form for more. */
export function BoxHolds({ rental: { holds, state }, today }: BoxHoldsProps) {
  const isOpen = state === 'rented' || state === 'closing'
  return (
    <>
      {isOpen && (
        <details id="holds" name="box">
          <summary>{words.holds}</summary>
          <StepForm
            // An empty form after each saved hold.
            key={holds.length}
            call={boxCalls.addHold}
            label={words.holds}
            submit={words.holdSubmit}
            variant="quiet"
            fields={{ from: { label: words.holdFrom, value: today }, until: words.holdUntil }}
          />
        </details>
      )}
      {holds.map((hold) => (
        <Hold key={hold.id} hold={hold} today={today} />
      ))}
    </>
  )
}

function Hold({ hold, today }: { hold: HoldDays; today: string }) {
  const [from, until] = [hold.from, hold.until].map(formatDate)
  const days = interpolate(words.hold, { from: from ?? '', until: until ?? '' })
  const end = interpolate(words.endHold, { from: from ?? '' })
  const isOpen = !hold.endedOn && hold.until >= today
  return (
    <div className="flex flex-wrap gap-2 gap-x-4 items-center">
      <p>
        {days}
        {hold.endedOn && (
          <span>, {interpolate(words.holdEnded, { day: formatDate(hold.endedOn) })}</span>
        )}
      </p>
      {isOpen && (
        <StepForm
          call={boxCalls.endHold}
          values={{ hold: hold.id }}
          submit={end}
          variant="quiet"
          small
        />
      )}
    </div>
  )
}
