import { lockRow } from '#server/database/rows.ts'
import type { RecipientRow } from '#server/database/shop-tables.ts'
import { asHousehold } from '#server/shop/applications.ts'
import { today } from '#server/shop/counter.ts'
import { post } from '#server/shop/ledger.ts'
import { priceOfMore } from '#server/shop/money/dues.ts'
import { countPeople } from '#shared/rental/household.ts'

import type { Step } from './counter-step.ts'

/** Charges the rest of the running term for somebody who was added to an open box. @returns the cents */
export async function chargeAdded(
  { tx, application, by, services }: Step<unknown>,
  added: RecipientRow,
  recipients: RecipientRow[],
) {
  const rental = await lockRow(tx, 'rentals', { application_id: application.id })
  if (!rental) return 0
  const count = (rows: RecipientRow[]) => countPeople(asHousehold(application, rows))
  const people = { before: count(recipients), after: count([...recipients, added]) }
  const on = today(services)
  const cents = priceOfMore(rental, people, on, services.rental.proration)
  if (cents === 0) return 0
  const lines = [
    { account: 'receivable' as const, cents },
    { account: 'recipients' as const, cents: -cents },
  ]
  const batch = { id: `${added.id} recipients`, batchId: added.id, kind: 'charge' as const }
  await post(tx, { ...batch, rental, lines, on, by }, services.now())
  return cents
}
