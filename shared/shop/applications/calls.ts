import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, seen } from '#shared/shop/core/fields.ts'
import { visit } from '#shared/shop/visits/calls.ts'

import { applicationFields } from './application.ts'
import { track, trackedRecipient } from './tracked-recipient.ts'
import { visitPurposes } from './tracker.ts'

const { refusals } = rental
const KB = 1_024
const { plan, months, payment, use, signing } = applicationFields.entries

const application = v.object({
  id: v.string(),
  version: v.string(),
  state: v.picklist(['open', 'active']),
  filedAt: instant,
  plan,
  months,
  payment,
  use,
  signing,
  phone: v.string(),
  canChange: v.boolean(),
  /** What leaving comes to; null once the mailbox is active. */
  leaving: v.nullable(
    v.object({
      /** The number that is given back. */
      box: v.nullable(v.number()),
      /** How many keys have to come back first. */
      keys: v.number(),
      /** Whether somebody has signed Form 1583, which stays in the shop's files. */
      hasSigned: v.boolean(),
      /** When they said so, while their key is out still. */
      saidOn: dayOrNone,
    }),
  ),
  forms: v.number(),
  ids: v.number(),
  /** What is paid at signing, in cents, at the prices it was filed at. */
  dueToday: v.number(),
  isUndelivered: v.boolean(),
  recipients: v.array(trackedRecipient),
  track,
})
export type FiledApplication = v.InferOutput<typeof application>

/** What the counter filed with the address of the signed-in person, who has not said yet whether it is theirs. */
const offer = v.object({
  id: v.string(),
  filedAt: instant,
  plan,
  months,
  /** Of the mailbox that became of it. */
  box: v.nullable(v.number()),
})
export type Offer = v.InferOutput<typeof offer>

const nothing = v.object({})
const forOpen = { no_application: refusal(404, refusals.noApplication) }
const forChangeable = {
  ...forOpen,
  application_fixed: refusal(409, refusals.applicationFixed),
}
const forTaking = { application_open: refusal(409, refusals.offerOpen) }
const notFound = { not_found: { status: 404 } }
const answerToOffer = customerCall.meta({ access: 'customer', limit: 'offers' })

/** The calls about an application, by whoever is signed in. */
export const applicationCalls = {
  /** Where it stands, their visits, the newest first, and what the counter filed with their address. */
  get: customerCall
    .route({ method: 'GET', path: '/application' })
    .input(nothing)
    .output(
      v.object({
        application: v.nullable(application),
        visits: v.array(visit),
        /** Why a visit makes sense; null while nothing is to be done on one. */
        visitFor: v.nullable(v.picklist(visitPurposes)),
        offers: v.array(offer),
      }),
    ),

  /** Files one, at today's prices. The server holds it to the shop's facts, too: `applicationBody`. */
  file: customerCall
    .meta({ access: 'customer', limit: 'file', maxBodyBytes: 32 * KB })
    .route({ method: 'POST', path: '/application', successStatus: 201 })
    .input(applicationFields)
    .output(application)
    .errors({ application_open: refusal(409, refusals.applicationOpen) }),

  /**
   * Changes it, at today's prices, until the counter has checked the first ID. What another page or the counter has put in since
   * is not lost unseen.
   */
  change: customerCall
    .meta({
      access: 'customer',
      limit: 'change',
      maxBodyBytes: 32 * KB,
      restsOn: ['people', 'terms'],
    })
    .route({ method: 'PUT', path: '/application' })
    .input(v.strictObject({ ...applicationFields.entries, seen }))
    .output(application)
    .errors({ ...forChangeable, changed: refusal(409, refusals.applicationChanged) }),

  /** Ends it, with the visits booked for it and the number kept for it; while a key is out, once that is back. */
  withdraw: customerCall
    .meta({ access: 'customer', limit: 'withdraw' })
    .route({ method: 'POST', path: '/application/withdraw' })
    .input(v.strictObject({}))
    .output(nothing)
    .errors(forOpen),

  /** What the counter filed is the caller's, and belongs to their account from now on. */
  acceptOffer: answerToOffer
    .route({ method: 'POST', path: '/offers/{id}/accept' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors({ ...notFound, ...forTaking }),

  /** It is somebody else's, who is written to at this address no more. */
  declineOffer: answerToOffer
    .route({ method: 'POST', path: '/offers/{id}/decline' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors(notFound),

  /** Takes over what is a walk-in's, with the one-time secret of the link in an email; one that the owner sent needs its address. */
  acceptInvitation: answerToOffer
    .route({ method: 'POST', path: '/application-invitation' })
    .input(v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) }))
    .output(nothing)
    .errors({
      email_not_confirmed: refusal(403, refusals.unconfirmed),
      invitation_elsewhere: refusal(403, refusals.invitationElsewhere),
      invitation_over: refusal(409, refusals.invitationOver),
      ...forTaking,
    }),
}
