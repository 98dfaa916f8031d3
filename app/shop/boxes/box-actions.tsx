import { useLocation } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

const { actions } = words

type BoxActionsProps = {
  rental: CustomerRental
  /** A step is next: then it is what is to be done, and nothing here. */
  hasNext: boolean
}

export function BoxActions({ rental, hasNext }: BoxActionsProps) {
  const { search, hash } = useLocation()
  const { box, waiting, state } = rental
  const isOpen = state === 'rented' || state === 'closing'
  const tab = hash.slice(1) || new URLSearchParams(search).get('tab')
  // The tab has a payment of its own.
  const isQuiet = hasNext || tab === 'money'
  return (
    <nav className="flex flex-wrap gap-2" aria-label={actions.title}>
      {waiting > 0 && (
        <ButtonRoute
          small
          variant={isQuiet ? 'quiet' : 'primary'}
          to={`${pathOf('pick-up')}?box=${box}`}
        >
          {interpolateCount(actions.handOut, waiting)}
        </ButtonRoute>
      )}
      {rental.keysIssuedOn && (
        <ButtonRoute
          small
          variant={isQuiet || waiting > 0 ? 'quiet' : 'primary'}
          to={{ search, hash: 'money' }}
        >
          {actions.pay}
        </ButtonRoute>
      )}
      <ButtonRoute small variant="quiet" to={`${pathOf('intake')}?box=${box}`}>
        {actions.takeIn}
      </ButtonRoute>
      {isOpen && (
        <ButtonRoute small variant="quiet" to={{ search, hash: 'holds' }}>
          {actions.hold}
        </ButtonRoute>
      )}
      <ButtonRoute small variant="quiet" to={{ search, hash: 'papers' }}>
        {actions.papers}
      </ButtonRoute>
    </nav>
  )
}
