import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError, today, type StepContext } from '#server/shop/core/counter.ts'
import { takeStep } from '#server/shop/core/idempotency/counter-step.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { loadClosingRent } from '#server/shop/core/ledger/rent-due.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { canCloseOn, planClosing } from '#shared/shop/boxes/closing.ts'
import { mailboxCalls } from '#shared/shop/boxes/mailbox-calls.ts'

import { nameInLatin } from './applications/recipients.ts'
import { endHold, giveNotice, holdMail } from './boxes/change-mailbox.ts'
import { loadMailbox } from './load-mailbox.ts'

export const mailboxRoutes = serveCalls(mailboxCalls, {
  async list(_input, { caller }, services) {
    const rentals = await services.database.read
      .selectFrom('rentals')
      .selectAll()
      .where('customerId', '=', caller.id)
      .orderBy('allocatedOn', 'desc')
      .orderBy('box')
      .execute()
    return {
      mailboxes: await Array.fromAsync(rentals, (rental) => loadMailbox(rental, services)),
    }
  },
  async nameRecipient(input, { caller, by }, services) {
    const rental = await findOwn(input.mailbox, caller.id, services)
    if (!rental?.applicationId) throw new CounterError('not_found')
    if (!rental.startedOn || rental.closedOn) throw new CounterError('not_active')
    await takeStep(nameInLatin, { ...input, application: rental.applicationId }, by, services)
    return loadMailbox(rental, services)
  },
  async planClosing({ mailbox: id, closesOn }, { caller }, services) {
    const rental = await findOwn(id, caller.id, services)
    if (!rental) throw new CounterError('not_found')
    const rent = await loadClosingRent(services.database.read, rental, closesOn, services)
    if (!rent) throw new CounterError('not_active')
    if (!canCloseOn(closesOn, today(services))) {
      throw new CounterError('closing_day', { field: 'closesOn' })
    }
    return { plan: planClosing(closesOn), rent }
  },
  addHold: changeThenView(holdMail),
  endHold: changeThenView(endHold),
  giveNotice: changeThenView(giveNotice),
})

function findOwn(id: string, customerId: string, { database }: Services) {
  return database.read
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

function changeThenView<Input extends object>(
  work: (context: StepContext, rental: Rental, input: Input) => Promise<void>,
) {
  return async (
    input: Input & { mailbox: string },
    { caller, by }: SignedInContext,
    services: Services,
  ) => {
    const rental = await services.database.write(async (tx) => {
      const mailbox = await lockRental(tx, input.mailbox)
      if (mailbox.customerId !== caller.id) throw new CounterError('not_found')
      if (!mailbox.startedOn || mailbox.closedOn) throw new CounterError('not_active')
      await work({ tx, by, services }, mailbox, input)
      return mailbox
    })
    return loadMailbox(rental, services)
  }
}
