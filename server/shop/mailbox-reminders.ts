import { randomUUID } from 'node:crypto'

import { sql, type Expression, type SqlBool } from 'kysely'

import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { ReminderEmail } from '#server/email/email.ts'
import type { Services } from '#server/services.ts'
import { sendToCustomer } from '#server/shop/core/emails/customer-emails.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { addDays, wallClock, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'

import { today } from './core/counter.ts'
import { readSettings } from './core/shop-settings.ts'
import { loadRentReminder } from './money/remind.ts'
import { selectExpiring } from './papers/expiring-ids.ts'

/** No reminders at night, in local time. */
const HOURS = { from: '09:00', until: '19:00' }
const MAX_AT_ONCE = 200
/** First and last day of a stage before the due date. After a hold, a customer gets the current stage only. */
const RENT_STAGES = [
  { stage: '14', from: 4, until: 14 },
  { stage: '3', from: 1, until: 3 },
  { stage: 'due', from: 0, until: 0 },
  { stage: 'late', from: -14, until: -1 },
] as const
const ID_STAGES = [
  { stage: '90', from: 31, until: 90 },
  { stage: '30', from: 8, until: 30 },
  { stage: '7', from: 0, until: 7 },
] as const
const CLOSING_STAGE = { stage: '7', from: 1, until: 7 } as const
const DOCUMENTS = ['photo', 'address'] as const

type ReminderServices = Pick<Services, 'database' | 'secrets' | 'now' | 'facts' | 'events'>
type Reminder = Tables['reminders']
type Email = Pick<ReminderEmail, 'kind' | 'facts'>
type Compose = (tx: Writer, rental: Rental) => Promise<Email | undefined> | Email

/**
 * Emails reminders of due rent, expiring IDs and a closing: once per stage, never during a hold. Of rent only when the
 * owner's settings say so.
 */
export async function sendMailboxReminders(services: ReminderServices) {
  const { facts, now, database } = services
  const { time } = wallClock(now(), facts.timeZone)
  if (time < HOURS.from || time >= HOURS.until) return
  const { rentReminders } = await readSettings(database.read)
  if (rentReminders) await remindOfRent(services)
  await remindOfIds(services)
  await remindOfClosings(services)
}

async function remindOfRent(services: ReminderServices) {
  const day = today(services)
  for (const { stage, from, until } of RENT_STAGES) {
    const due = await services.database.read
      .selectFrom('rentals')
      .select(['id', 'paidThrough'])
      .where('closedOn', 'is', null)
      .where('customerId', 'is not', null)
      .where('paidThrough', '>=', addDays(day, from))
      .where('paidThrough', '<=', addDays(day, until))
      .where(isNotHeld(day))
      .where(isNotAutomatic)
      .where(({ ref }) => isNew('rent', stage, ref('paidThrough')))
      .limit(MAX_AT_ONCE)
      .execute()
    for (const { id, paidThrough: dueOn } of due) {
      if (!dueOn) continue
      const compose: Compose = (tx, rental) =>
        loadRentReminder(tx, rental, { stage, dueOn }, services)
      await remind({ kind: 'rent', rentalId: id, recipientId: '', dueOn, stage }, compose, services)
    }
  }
}

async function remindOfIds(services: ReminderServices) {
  const day = today(services)
  for (const { stage, from, until } of ID_STAGES) {
    for (const document of DOCUMENTS) {
      const column = `checked.${document}ExpiresOn` as const
      const due = await selectExpiring(services.database.read, document, addDays(day, until))
        .select([
          'rentals.id',
          'recipients.id as recipient',
          'recipients.name',
          'checked.id as check',
        ])
        .where(column, '>=', addDays(day, from))
        .where('rentals.startedOn', 'is not', null)
        .where('rentals.customerId', 'is not', null)
        .where(isNotHeld(day))
        .where(({ ref }) => isNew(document, stage, ref(column), ref('recipients.id')))
        .limit(MAX_AT_ONCE)
        .execute()
      for (const { id, recipient, name, check, expiresOn } of due) {
        if (!expiresOn) continue
        await remind(
          { kind: document, rentalId: id, recipientId: recipient, dueOn: expiresOn, stage },
          (_tx, { box }) => ({
            kind: 'id-expires',
            facts: { box, recipient, check, name, document, expiresOn },
          }),
          services,
        )
      }
    }
  }
}

async function remindOfClosings(services: ReminderServices) {
  const day = today(services)
  const { stage, from, until } = CLOSING_STAGE
  const due = await services.database.read
    .selectFrom('closingNotices')
    .innerJoin('rentals', 'rentals.id', 'closingNotices.rentalId')
    .select(['rentals.id', 'closesOn'])
    .where('closedOn', 'is', null)
    .where('startedOn', 'is not', null)
    .where('customerId', 'is not', null)
    .where('closesOn', '>=', addDays(day, from))
    .where('closesOn', '<=', addDays(day, until))
    .where(isNotHeld(day))
    .where(({ ref }) => isNew('closing', stage, ref('closesOn')))
    .limit(MAX_AT_ONCE)
    .execute()
  for (const { id, closesOn } of due) {
    await remind(
      { kind: 'closing', rentalId: id, recipientId: '', dueOn: closesOn, stage },
      (_tx, { box }) => {
        const { remailUntil, agentUntil } = planClosing(closesOn)
        return {
          kind: 'closing-near',
          facts: { box, rental: id, closesOn, remailUntil, agentUntil },
        }
      },
      services,
    )
  }
}

/** The unique index makes it once. */
async function remind(
  reminder: Omit<Reminder, 'id' | 'remindedAt'>,
  compose: Compose,
  services: ReminderServices,
) {
  await services.database.write(async (tx) => {
    const rental = await tryLockRental(tx, reminder.rentalId)
    if (!rental) return
    const noted = await tx
      .insertInto('reminders')
      .values({ ...reminder, id: randomUUID(), remindedAt: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('rentalId')
      .executeTakeFirst()
    const email = noted && (await compose(tx, rental))
    if (!email) return
    const about = { thread: `reminders ${rental.id}`, order: services.now() }
    await sendToCustomer(tx, rental.customerId, { ...email, ...about } as ReminderEmail, services)
  })
}

function isNew(
  kind: Reminder['kind'],
  stage: string,
  dueOn: Expression<string | null>,
  recipient: Expression<string> = sql<string>`''`,
) {
  return sql<SqlBool>`not exists (
    select 1 from reminders where rental_id = rentals.id and kind = ${kind}
    and recipient_id = ${recipient} and due_on = ${dueOn} and stage = ${stage}
  )`
}

/** Automatic renewal is announced by itself. */
const isNotAutomatic = sql<SqlBool>`not exists (
  select 1 from automatic_renewals where rental_id = rentals.id and state = 'on'
)`

function isNotHeld(day: Day) {
  return sql<SqlBool>`not exists (
    select 1 from holds
    where rental_id = rentals.id and ended_on is null and from_on <= ${day} and until_on >= ${day}
  )`
}
