import { box as words } from '#app/content/staff/box.ts'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'

const { actions } = words

type BoxActionsProps = {
  customer: Customer
  /** A step is next: then it is what is to be done, and nothing here. */
  hasNext: boolean
}

/** What is done most for a box, with its number filled in; each a press away, wherever it is done. */
export function BoxActions({ customer: { rental }, hasNext }: BoxActionsProps) {
  if (!rental) return null
  const { box, waiting, state } = rental
  const isOpen = state === 'rented' || state === 'closing'
  return (
    <nav className="cluster gap-2" aria-label={actions.title}>
      {waiting > 0 && (
        <ButtonRoute variant={hasNext ? 'quiet' : 'primary'} to={`${pathOf('pick-up')}?box=${box}`}>
          {interpolateCount(actions.handOut, waiting)}
        </ButtonRoute>
      )}
      {rental.keysIssuedOn && (
        <ButtonRoute variant={hasNext || waiting > 0 ? 'quiet' : 'primary'} to={{ hash: 'money' }}>
          {actions.pay}
        </ButtonRoute>
      )}
      <ButtonRoute variant="quiet" to={`${pathOf('intake')}?box=${box}`}>
        {actions.takeIn}
      </ButtonRoute>
      {isOpen && (
        <ButtonRoute variant="quiet" to={{ hash: 'holds' }}>
          {actions.hold}
        </ButtonRoute>
      )}
      <ButtonRoute variant="quiet" to={{ hash: 'papers' }}>
        {actions.papers}
      </ButtonRoute>
    </nav>
  )
}
