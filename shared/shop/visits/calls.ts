import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { signingWays } from '#shared/shop/applications/application.ts'
import { customerCall, publicCall, refusal } from '#shared/shop/core/contract.ts'
import { idempotencyKey, instant, MAX_INSTANT, wholeNumber } from '#shared/shop/core/fields.ts'

const { fields, refusals } = words

const slot = wholeNumber(fields.slot, 0, MAX_INSTANT)

export const visit = v.object({
  id: v.string(),
  slot: instant,
  minutes: v.number(),
  timeZone: v.string(),
  way: v.picklist(signingWays),
  state: v.picklist(['booked', 'cancelled', 'over']),
  /** The hours were changed after it was booked: it stands, but please call. */
  isInConflict: v.boolean(),
  isUndelivered: v.boolean(),
})
export type Visit = v.InferOutput<typeof visit>

/** The link of a visit's email needs no account: its secret is posted, so that no access log contains it. */
export const visitLink = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  key: v.pipe(v.string(), v.maxLength(100)),
})
export type VisitLink = v.InferOutput<typeof visitLink>

export const freeSlots = v.array(instant)

const slotRefusals = {
  slot_closed: refusal(422, words.slots.closed),
  slot_too_soon: refusal(422, words.slots['too-soon']),
  slot_too_late: refusal(422, words.slots['too-late']),
  slot_taken: refusal(409, refusals.slotTaken),
}
const notFound = { not_found: { status: 404 } }
const visitOver = { visit_over: refusal(409, refusals.visitOver) }
const linkInvalid = { link_invalid: refusal(404, refusals.linkInvalid) }

const linkedCall = publicCall.meta({ access: 'public', limit: 'visits' }).errors(linkInvalid)
const ownCall = customerCall.meta({ access: 'customer', limit: 'visits' })

export const visitCalls = {
  listSlots: publicCall
    .route({ method: 'GET', path: '/slots' })
    .input(v.object({}))
    .output(
      v.object({
        timeZone: v.string(),
        minutes: v.number(),
        days: v.array(v.object({ day: v.string(), slots: freeSlots })),
      }),
    ),

  /** `key` is an idempotency key: a retry answers 200 with the same visit. */
  book: ownCall
    .route({ method: 'POST', path: '/visits', successStatus: 201 })
    .input(
      v.strictObject({
        slot,
        way: v.picklist(signingWays, fields.signing),
        key: idempotencyKey(fields.key),
      }),
    )
    .output(visit)
    .errors({
      ...slotRefusals,
      video_not_offered: refusal(422, fields.videoNotOffered),
      id_reused: refusal(409, refusals.keyReused),
      too_many_visits: refusal(409, refusals.tooManyVisits),
      visit_unneeded: refusal(409, refusals.visitUnneeded),
      one_visit: refusal(409, refusals.oneVisit),
      crowded_network: refusal(409, refusals.crowdedNetwork),
    }),

  move: ownCall
    .route({ method: 'POST', path: '/visits/{id}/move' })
    .input(v.strictObject({ id: v.string(), slot }))
    .output(visit)
    .errors({ ...notFound, ...visitOver, ...slotRefusals }),

  cancel: ownCall
    .route({ method: 'POST', path: '/visits/{id}/cancel' })
    .input(v.strictObject({ id: v.string() }))
    .output(visit)
    .errors({ ...notFound, ...visitOver }),

  showLinked: linkedCall
    .meta({ access: 'public', limit: 'visitLink' })
    .route({ method: 'POST', path: '/visit-link' })
    .input(visitLink)
    .output(visit),

  moveLinked: linkedCall
    .route({ method: 'POST', path: '/visit-link/move' })
    .input(v.strictObject({ ...visitLink.entries, slot }))
    .output(visit)
    .errors({ ...visitOver, ...slotRefusals }),

  cancelLinked: linkedCall
    .route({ method: 'POST', path: '/visit-link/cancel' })
    .input(visitLink)
    .output(visit)
    .errors(visitOver),
}
