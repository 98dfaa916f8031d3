import * as v from 'valibot'

import { cards as words } from '#sentences/cards.ts'
import { rental } from '#sentences/rental.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'
import {
  cents as amount,
  dayOrNone,
  MAX_CENTS,
  shownVersion,
  wholeNumber,
} from '#shared/shop/core/fields.ts'

import { staffCardCalls } from './staff-calls.ts'

const { fields, refusals } = words
const MAX_MONTHS = 36
const cents = v.number()
const day = v.string()

export const checkoutStates = ['open', 'paid', 'credited', 'expired', 'failed'] as const
export const checkoutKinds = ['renewal', 'setup', 'automatic'] as const
export const automaticStates = ['on', 'declined', 'ended'] as const

/** Amounts in US cents. */
const renewal = v.object({
  version: v.string(),
  paidThrough: dayOrNone,
  /** Charges on the account, before rent and late fees; negative is credit, which is used first. */
  chargedCents: cents,
  lateFees: v.array(v.object({ on: day, cents })),
  /** `dueCents` is all to pay for it: rent, late fees and charges, less credit. */
  options: v.array(
    v.object({ months: v.number(), rentCents: cents, dueCents: cents, paidThrough: day }),
  ),
  /** Of the last hour, newest first. */
  checkouts: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(checkoutKinds),
      /** `credited` if the money became credit: the rent had been paid meanwhile. */
      state: v.picklist(checkoutStates),
      months: v.number(),
      cents,
      receipt: v.nullable(v.number()),
    }),
  ),
  /** `declined` after three tries. */
  automatic: v.nullable(
    v.object({
      state: v.picklist(automaticStates),
      months: v.number(),
      /** The next charge as announced by email; before that, the day it will be charged and what it would cost today. */
      cents,
      chargeOn: dayOrNone,
      isAnnounced: v.boolean(),
    }),
  ),
})
export type Renewal = v.InferOutput<typeof renewal>

const mailbox = v.string()
const ofCards = {
  not_found: { status: 404 },
  not_active: refusal(409, rental.refusals.notActive),
  cards_off: refusal(409, refusals.cardsOff),
}
const ofCheckout = {
  ...ofCards,
  changed: refusal(409, refusals.changed),
  no_such_term: refusal(409, refusals.noSuchTerm),
  unreachable: refusal(503, refusals.unreachable),
}
const changeCards = customerCall.meta({ access: 'customer', limit: 'cards' })
const sentFields = {
  mailbox,
  seen: shownVersion,
  shownCents: amount(fields.shownCents, 0, MAX_CENTS),
}

export const cardCalls = {
  ...staffCardCalls,

  getRenewal: customerCall
    .route({ method: 'GET', path: '/mailboxes/{mailbox}/renewal' })
    .input(v.object({ mailbox }))
    .output(renewal)
    .errors(ofCards),

  /**
   * Begins a payment: of rent for `months` with all that is owed, or with 0 months of what is owed alone. The browser goes to `url`,
   * Stripe's page; null if credit covered all of it, with the receipt's number then.
   */
  startCheckout: changeCards
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/checkouts' })
    .input(v.strictObject({ ...sentFields, months: wholeNumber(fields.months, 0, MAX_MONTHS) }))
    .output(
      v.object({
        checkout: v.string(),
        url: v.nullable(v.string()),
        receipt: v.nullable(v.number()),
      }),
    )
    .errors({
      ...ofCheckout,
      nothing_to_pay: refusal(409, refusals.nothingToPay),
      too_small: refusal(409, refusals.tooSmall),
    }),

  /** Begins automatic renewal: the browser goes to `url`, where Stripe keeps the card. */
  startAutomatic: changeCards
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/automatic' })
    .input(
      v.strictObject({
        ...sentFields,
        months: wholeNumber(fields.months, 1, MAX_MONTHS),
        accepted: v.literal(true, fields.accepted),
      }),
    )
    .output(v.object({ checkout: v.string(), url: v.string() }))
    .errors({
      ...ofCheckout,
      automatic_on: refusal(409, refusals.automaticOn),
      leaving: refusal(409, refusals.leaving),
    }),

  endAutomatic: changeCards
    .route({ method: 'POST', path: '/mailboxes/{mailbox}/automatic/end' })
    .input(v.strictObject({ mailbox }))
    .output(v.object({}))
    .errors({
      not_found: ofCards.not_found,
      automatic_off: refusal(409, refusals.automaticOff),
    }),
}
