import type { KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Writer } from '#server/database/database.ts'
import type { Appointment } from '#server/database/rows.ts'
import { lineKeys } from '#server/http/client-network.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { nextNumber } from '#server/shop/core/numbers/next-number.ts'

const MAX_UPCOMING = 3
/** Without an application, the account may be a throw-away one. */
const MAX_WITHOUT_APPLICATION = 1
const MAX_PER_CONNECTION = 20
const MAX_PER_WIDER_NETWORK = 100

type Networks = Pick<Appointment, 'network' | 'widerNetwork'>

/** Keyed hashes of the client's network: stored until the visit is over or cancelled. */
export function visitNetworks(secret: KeyObject, client: string) {
  const { line, wider } = lineKeys(secret, client)
  return { network: line, widerNetwork: wider }
}

/**
 * Refuses a visit beyond the limits of the customer or network. The customer's row is locked already; the counter
 * `booking` serializes concurrent bookings of other customers.
 * @throws CounterError
 */
export async function refuseMoreVisits(
  tx: Writer,
  { customerId, network, widerNetwork }: Pick<Appointment, 'customerId'> & Networks,
  upcoming: number,
  now: number,
) {
  if (upcoming >= MAX_UPCOMING) throw new CounterError('too_many_visits')
  if (upcoming >= MAX_WITHOUT_APPLICATION && !(await hasApplication(tx, customerId))) {
    throw new CounterError('one_visit')
  }
  await nextNumber(tx, 'booking')
  const ofLine = await countOpen(tx, 'network', network, now)
  const ofWider = await countOpen(tx, 'widerNetwork', widerNetwork, now)
  if (ofLine >= MAX_PER_CONNECTION || ofWider >= MAX_PER_WIDER_NETWORK) {
    throw new CounterError('crowded_network')
  }
}

async function hasApplication(tx: Writer, customerId: string) {
  const application = await tx
    .selectFrom('applications')
    .select('id')
    .where('customerId', '=', customerId)
    .where('state', 'in', ['open', 'active'])
    .limit(1)
    .executeTakeFirst()
  return application !== undefined
}

function countOpen(tx: Writer, column: keyof Networks, key: string | null, now: number) {
  const open = tx
    .selectFrom('appointments')
    .where(column, '=', key)
    .where('state', '=', sql.lit('booked'))
    .where('slotAt', '>', now)
  return countFound(open)
}
