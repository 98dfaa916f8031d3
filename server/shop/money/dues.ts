import type { Reader } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { agreedPrices } from '#server/shop/core/customers/applications.ts'
import { versionOfRental } from '#server/shop/core/idempotency/version.ts'
import { balanceOf } from '#server/shop/core/ledger/ledger.ts'
import { findClosingDay, listRenewals, loadClosingRent } from '#server/shop/core/ledger/rent-due.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { readTillState } from '#server/shop/core/ledger/till-day.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

type Calls = typeof moneyCalls

/** Includes earlier customers of a box: they may still owe or be owed something. */
const MAX_RENTALS = 3

export const getDues: Handler<Calls['getDues']> = async ({ box: wanted }, _context, services) => {
  const { read } = services.database
  const box = readNumber(wanted)
  if (!box) throw new CounterError('not_found')
  const rentals = await read
    .selectFrom('rentals')
    .selectAll()
    .where('box', '=', box)
    .where('keysIssuedOn', 'is not', null)
    .orderBy('allocatedOn', 'desc')
    .orderBy('id')
    .limit(MAX_RENTALS)
    .execute()
  if (rentals.length === 0) throw new CounterError('box_not_rented')
  const dues = await Array.fromAsync(rentals, async (rental) => {
    const version = await versionOfRental(read, rental)
    const name = await nameOf(rental.applicationId, services)
    const rows = await loadDues(read, rental, services)
    return {
      ...rental,
      version,
      name,
      hasEmail: rental.customerId !== null,
      isActive: rental.startedOn !== null && rental.closedOn === null,
      ...rows,
    }
  })
  return { box, till: await readTillState(read, today(services)), rentals: dues }
}

async function nameOf(applicationId: string | null, { database }: Services) {
  const row = await database.read
    .selectFrom('recipients')
    .select('name')
    .where('applicationId', '=', applicationId ?? '')
    .where('kind', '=', 'applicant')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}

async function loadDues(database: Reader, rental: Rental, services: Services) {
  const closesOn = rental.closedOn ? undefined : await findClosingDay(database, rental)
  const standing = await readStanding(database, rental, services)
  const depositHeld = 0 - (await balanceOf(database, rental.id, 'deposits-held'))
  const renewals = await listRenewals(database, rental, services)
  const closingRent = await (closesOn
    ? loadClosingRent(database, rental, closesOn, services)
    : null)
  return {
    ...standing,
    balance: standing.balanceCents,
    depositHeld,
    lateFeeCents: standing.eachLateFeeCents * standing.lateFees.length,
    lostKeyCents: agreedPrices(rental).keyReplacement,
    renewals,
    closesOn: closesOn ?? null,
    closingRent,
  }
}
