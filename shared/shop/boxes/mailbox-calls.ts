import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { applicationTerms } from '#shared/shop/applications/application.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { checkName, nameFields, storedName } from '#shared/shop/applications/person-name.ts'
import { formStatuses } from '#shared/shop/applications/tracker.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'
import { calendarDay, dayOrNone, instant } from '#shared/shop/core/fields.ts'
import { itemKinds } from '#shared/shop/mail/item-kinds.ts'
import { trackedCarriers } from '#shared/shop/mail/tracking.ts'
import { closingRent } from '#shared/shop/money/closing-rent.ts'
import { receipt } from '#shared/shop/money/receipt.ts'
import { statuses } from '#shared/shop/money/standing.ts'
import { customerPostingKinds } from '#shared/shop/money/till.ts'

const { fields, refusals } = words

const day = v.string()
const cents = v.number()
const { plan, months, payment } = applicationTerms
const requestedDay = calendarDay(fields.day)

export const hold = v.object({ id: v.string(), from: day, until: day, endedOn: dayOrNone })
export type Hold = v.InferOutput<typeof hold>

export const closingPlan = v.object({
  closesOn: day,
  /** The last day mail is forwarded; the number stays out of use until then, too. */
  remailUntil: day,
  /** The last day the shop accepts legal papers for the customer. */
  agentUntil: day,
})
export type ClosingPlan = v.InferOutput<typeof closingPlan>

export const holdDays = { from: requestedDay, until: requestedDay }
export const holdRefusals = {
  hold_days: refusal(422, refusals.holdDays),
  hold_overlaps: refusal(409, refusals.holdOverlaps),
}
export const holdOver = { hold_over: refusal(409, refusals.holdOver) }

export const closingDay = { closesOn: requestedDay }
export const closingRefusals = {
  closing_day: refusal(422, refusals.closingDay),
  notice_given: refusal(409, refusals.noticeGiven),
}

const mailItem = v.object({
  id: v.string(),
  kind: v.picklist(itemKinds),
  carrier: v.nullable(v.picklist(trackedCarriers)),
  tracking: v.nullable(v.string()),
  recipient: v.nullable(v.string()),
  state: v.picklist(['waiting', 'to-remail', 'handed-out', 'remailed', 'returned']),
  receivedAt: instant,
  handedOutAt: v.nullable(instant),
  sentAt: v.nullable(instant),
  sentBy: v.nullable(v.string()),
})
export type MailItem = v.InferOutput<typeof mailItem>

const expiringId = v.object({
  document: v.picklist(['photo', 'address']),
  type: v.string(),
  expiresOn: day,
})
export type ExpiringId = v.InferOutput<typeof expiringId>

const recipient = v.object({
  id: v.string(),
  kind: v.picklist(recipientKinds),
  ...storedName,
  formStatus: v.picklist(formStatuses),
  expiring: v.array(expiringId),
})
export type MailboxRecipient = v.InferOutput<typeof recipient>

/** A charge, payment, deposit or reversal; payments are negative. */
const posting = v.object({
  id: v.string(),
  on: day,
  kind: v.picklist(customerPostingKinds),
  planFrom: dayOrNone,
  cents,
  receipt: v.nullable(v.number()),
})
export type MailboxPosting = v.InferOutput<typeof posting>

export const mailbox = v.object({
  id: v.string(),
  box: v.number(),
  state: v.picklist(['reserved', 'active', 'closed']),
  status: v.picklist(statuses),
  /** Balance due, with late rent and late fees; negative is credit. */
  balanceCents: cents,
  lateSince: dayOrNone,
  street: v.string(),
  city: v.string(),
  plan,
  months,
  payment,
  startedOn: dayOrNone,
  paidThrough: dayOrNone,
  nextPlan: v.nullable(v.object({ plan, from: day })),
  former: v.array(v.object({ box: v.number(), movedOn: day, until: day })),
  nextDueOn: dayOrNone,
  nextDueCents: cents,
  /** Late fees charged if it is paid now. */
  lateFeeCents: cents,
  lateFee: v.nullable(v.object({ from: day, cents })),
  recipients: v.array(recipient),
  waiting: v.array(mailItem),
  history: v.array(mailItem),
  ledger: v.array(posting),
  receipts: v.array(receipt),
  holds: v.array(hold),
  closing: v.nullable(closingPlan),
  closingRent: v.nullable(closingRent),
  /** Whether it can be renewed by card here. */
  canPayOnline: v.boolean(),
})
export type Mailbox = v.InferOutput<typeof mailbox>

const ofOpenMailbox = {
  not_found: { status: 404 },
  not_active: refusal(409, refusals.notActive),
}
const { name, givenName, familyName } = nameFields
const changeHolds = customerCall
  .meta({ access: 'customer', limit: 'holds' })
  .output(mailbox)
  .errors(ofOpenMailbox)

export const mailboxCalls = {
  list: customerCall
    .route({ method: 'GET', path: '/mailboxes' })
    .input(v.object({}))
    .output(v.object({ mailboxes: v.array(mailbox) })),

  addHold: changeHolds
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/holds' })
    .input(v.strictObject({ mailbox: v.string(), ...holdDays }))
    .errors(holdRefusals),

  endHold: changeHolds
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/holds/{hold}/end' })
    .input(v.strictObject({ mailbox: v.string(), hold: v.string() }))
    .errors(holdOver),

  /** Adds the Latin spelling of a name known in another script alone: without it there is no address. */
  nameRecipient: customerCall
    .meta({ access: 'customer', limit: 'change' })
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/recipients/{recipient}/name' })
    .input(
      v.pipe(
        v.strictObject({
          mailbox: v.string(),
          recipient: v.string(),
          name,
          givenName,
          familyName,
        }),
        checkName(),
      ),
    )
    .output(mailbox)
    .errors({
      ...ofOpenMailbox,
      latin_needed: refusal(422, fields.latin),
      name_settled: refusal(409, refusals.nameSettled),
    }),

  planClosing: customerCall
    .route({ method: 'GET', path: '/mailboxes/{mailbox}/closing' })
    .input(v.object({ mailbox: v.string(), ...closingDay }))
    .output(v.object({ plan: closingPlan, rent: closingRent }))
    .errors({ ...ofOpenMailbox, closing_day: closingRefusals.closing_day }),

  giveNotice: customerCall
    .meta({ access: 'customer', limit: 'notice' })
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/closing' })
    .input(v.strictObject({ mailbox: v.string(), ...closingDay }))
    .output(mailbox)
    .errors({ ...ofOpenMailbox, ...closingRefusals }),
}
