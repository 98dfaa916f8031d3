import { selectRows } from '#server/database/rows.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { mailboxCalls } from '#shared/shop/boxes/mailbox-calls.ts'

import { changeOwnBox, endHold, giveNotice, holdMail } from './boxes/change-mailbox.ts'
import { describeMailbox } from './describe-mailbox.ts'

/** What a customer does about their boxes: each is told with the mail and the money of other subjects. */
export const mailboxRoutes = serveCalls(mailboxCalls, {
  async list(_input, { caller }, services) {
    const rentals = await selectRows(services.database.read, 'rentals', { customer_id: caller.id })
      .orderBy('allocated_on', 'desc')
      .orderBy('box')
      .execute()
    return {
      mailboxes: await Promise.all(rentals.map((rental) => describeMailbox(rental, services))),
    }
  },
  async addHold({ mailbox, ...days }, context, services) {
    const rental = await changeOwnBox(mailbox, context, services, (change, box) =>
      holdMail(change, box, days),
    )
    return describeMailbox(rental, services)
  },
  async endHold({ mailbox, hold }, context, services) {
    const rental = await changeOwnBox(mailbox, context, services, (change, box) =>
      endHold(change, box, hold),
    )
    return describeMailbox(rental, services)
  },
  async giveNotice({ mailbox, closesOn }, context, services) {
    const rental = await changeOwnBox(mailbox, context, services, (change, box) =>
      giveNotice(change, box, closesOn),
    )
    return describeMailbox(rental, services)
  },
})
