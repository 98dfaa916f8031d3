import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { ReminderFacts } from '#server/email/reminders.ts'
import { CounterError, recordStep, today, type CounterServices } from '#server/shop/core/counter.ts'
import { sendToCustomer } from '#server/shop/core/emails/customer-emails.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { findClosingDay, lateFeeFrom, listRenewals } from '#server/shop/core/ledger/rent-due.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import { daysBetween, wallClock, type Day } from '#shared/calendar.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'

type Calls = typeof moneyCalls
type Facts = ReminderFacts['rent-due']

export const remindOfRent = inTransaction<Calls['remindOfRent']>(
  async (tx, { rentalId }, by, services) => {
    const rental = await lockRental(tx, rentalId)
    const { paidThrough: dueOn } = rental
    if (!dueOn || rental.closedOn) throw new CounterError('not_rented')
    const day = today(services)
    const last = await findLastReminder(tx, rentalId)
    const { timeZone } = services.facts
    if (last !== undefined && wallClock(last, timeZone).date === day) {
      throw new CounterError('reminded_today')
    }
    const email = await loadRentReminder(
      tx,
      rental,
      { stage: stageOf(dueOn, day), dueOn },
      services,
    )
    if (!email) throw new CounterError('nothing_owed')
    const stage = `counter ${day}`
    const about = { rentalId, recipientId: '', dueOn, stage }
    await tx
      .insertInto('reminders')
      .values({ ...about, id: randomUUID(), kind: 'rent', remindedAt: services.now() })
      .execute()
    const reminder = { ...email, thread: `reminders ${rentalId}`, order: services.now() }
    const isSent = await sendToCustomer(tx, rental.customerId, reminder, services)
    if (!isSent) throw new CounterError('no_email')
    recordStep(tx, 'remind', 'rental', rentalId, by, services, { cents: email.facts.dueCents })
  },
)

async function findLastReminder(tx: Writer, rentalId: string) {
  const last = await tx
    .selectFrom('reminders')
    .select('remindedAt')
    .where('rentalId', '=', rentalId)
    .where('kind', '=', 'rent')
    .orderBy('remindedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.remindedAt
}

function stageOf(dueOn: Day, day: Day): Facts['stage'] {
  if (dueOn < day) return 'late'
  if (dueOn === day) return 'due'
  return daysBetween(day, dueOn) <= 3 ? '3' : '14'
}

export async function loadRentReminder(
  tx: Writer,
  rental: Rental,
  { stage, dueOn }: Pick<Facts, 'stage' | 'dueOn'>,
  services: CounterServices,
): Promise<{ kind: 'rent-due'; facts: Facts } | undefined> {
  const closesOn = await findClosingDay(tx, rental)
  if (rental.paidThrough !== dueOn || (closesOn !== undefined && closesOn <= dueOn)) return
  const renewals = await listRenewals(tx, rental, services)
  const own = renewals.find(({ months }) => months === periodMonths(rental)) ?? renewals[0]
  if (!own) return
  const standing = await readStanding(tx, rental, services)
  const { balanceCents, chargedCents, lateRents, lateFees, eachLateFeeCents } = standing
  const dueCents = lateRents.length > 0 ? balanceCents : chargedCents + own.cents
  if (dueCents <= 0) return
  const facts = {
    box: rental.box,
    rental: rental.id,
    stage,
    dueOn,
    months: lateRents.reduce((sum, { months }) => sum + months, 0) || own.months,
    dueCents,
    lateFeeCents: eachLateFeeCents,
    chargedCents,
    lateFee: { from: lateFeeFrom(dueOn, services), isCharged: lateFees.length > 0 },
    canPayOnline: services.cards !== undefined,
  }
  return { kind: 'rent-due', facts }
}
