import type { Reader } from '#server/database/database.ts'
import type { OutboxItem } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { isInConflict } from '#shared/shop/visits/slots.ts'

import type { EmailKind } from './email.ts'
import { isReminderKind, isReminderTrue } from './reminders.ts'

export async function isStillTrue(
  { kind, fields, recipient: address }: OutboxItem,
  { database, facts: shop }: Pick<Services, 'database' | 'facts'>,
) {
  const { read } = database
  const { visit, facts } = JSON.parse(fields)
  if (isReminderKind(kind)) return isReminderTrue(read, kind, facts)
  switch (kind as EmailKind) {
    case 'visit-reminder': {
      return (await findBooked(read, visit)) !== undefined
    }
    case 'visit-conflict': {
      const booked = await findBooked(read, visit)
      return booked !== undefined && isInConflict(booked.slotAt, shop, shop.booking)
    }
    case 'account-invitation': {
      const { customer } = facts
      const email = address ?? ''
      const invited = await read
        .selectFrom('walkInInvitations')
        .innerJoin('customers', 'customers.id', 'customerId')
        .select('customerId')
        .where('customerId', '=', customer)
        .where('onlyFor', '=', email)
        .where('email', '=', email)
        .executeTakeFirst()
      return invited !== undefined && (await rents(read, customer))
    }
    case 'announcement': {
      if (facts.recipient === null) return true
      const recipients = read.selectFrom('announcementRecipients').select('customerId')
      const listed = await recipients.where('id', '=', facts.recipient).executeTakeFirst()
      return listed !== undefined && (await rents(read, listed.customerId))
    }
    default:
      return true
  }
}

async function rents(read: Reader, customer: string) {
  const rentals = read.selectFrom('rentals').select('id').where('customerId', '=', customer)
  return (await rentals.where('closedOn', 'is', null).executeTakeFirst()) !== undefined
}

function findBooked(read: Reader, { id, sequence }: { id: string; sequence: number }) {
  return read
    .selectFrom('appointments')
    .select('slotAt')
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
}
