import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, shownVersion } from '#shared/shop/core/fields.ts'
import { visit } from '#shared/shop/visits/calls.ts'

import { applicationFields, applicationTerms } from './application.ts'
import { track, trackedRecipient } from './tracked-recipient.ts'
import { visitPurposes } from './tracker.ts'

const { refusals } = rental
const KB = 1_024
const { plan, months } = applicationTerms

const application = v.object({
  id: v.string(),
  version: v.string(),
  state: v.picklist(['open', 'active']),
  filedAt: instant,
  ...applicationTerms,
  phone: v.string(),
  canChange: v.boolean(),
  leaving: v.nullable(
    v.object({
      box: v.nullable(v.number()),
      keys: v.number(),
      hasSigned: v.boolean(),
      saidOn: dayOrNone,
    }),
  ),
  forms: v.number(),
  ids: v.number(),
  /** Due at signing, in cents, at the prices it was filed at. */
  dueToday: v.number(),
  isUndelivered: v.boolean(),
  recipients: v.array(trackedRecipient),
  track,
})
export type FiledApplication = v.InferOutput<typeof application>

const offer = v.object({
  id: v.string(),
  filedAt: instant,
  plan,
  months,
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

export const applicationCalls = {
  get: customerCall
    .route({ method: 'GET', path: '/application' })
    .input(nothing)
    .output(
      v.object({
        application: v.nullable(application),
        visits: v.array(visit),
        /** The purpose of a visit; null if none is needed. */
        visitFor: v.nullable(v.picklist(visitPurposes)),
        offers: v.array(offer),
      }),
    ),

  file: customerCall
    .meta({ access: 'customer', limit: 'file', maxBodyBytes: 32 * KB })
    .route({ method: 'POST', path: '/application', successStatus: 201 })
    .input(applicationFields)
    .output(application)
    .errors({ application_open: refusal(409, refusals.applicationOpen) }),

  /**
   * At today's prices, until the counter has checked the first ID; concurrent changes are detected.
   */
  change: customerCall
    .meta({
      access: 'customer',
      limit: 'change',
      maxBodyBytes: 32 * KB,
      preconditions: ['people', 'terms'],
    })
    .route({ method: 'PUT', path: '/application' })
    .input(v.strictObject({ ...applicationFields.entries, seen: shownVersion }))
    .output(application)
    .errors({ ...forChangeable, changed: refusal(409, refusals.applicationChanged) }),

  /** Ends it, with its visits and its reserved number; while a key is out, once that is back. */
  withdraw: customerCall
    .meta({ access: 'customer', limit: 'withdraw' })
    .route({ method: 'POST', path: '/application/withdraw' })
    .input(v.strictObject({}))
    .output(nothing)
    .errors(forOpen),

  acceptOffer: answerToOffer
    .route({ method: 'POST', path: '/offers/{id}/accept' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors({ ...notFound, ...forTaking }),

  declineOffer: answerToOffer
    .route({ method: 'POST', path: '/offers/{id}/decline' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors(notFound),

  /** Claims a walk-in's application with the one-time secret of an emailed link; for one sent by the owner, only with its address. */
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
