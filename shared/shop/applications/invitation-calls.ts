import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { staffFields as fields } from '#shared/content/staff.ts'
import { ownersActingCall } from '#shared/shop/core/acting.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, textOrNone, wholeNumber } from '#shared/shop/core/fields.ts'

/** How far customers without an account are who rent a box and gave an address. */
export const invitationGroups = ['new', 'invited', 'lapsed', 'undelivered', 'joined'] as const
const group = v.picklist(invitationGroups)
export type InvitationGroup = v.InferOutput<typeof group>

/** Those who have no link that works. */
const invitable = ['new', 'lapsed', 'undelivered'] as const
/** So many an hour leave in an hour and a quarter. */
export const MAX_INVITED = 500

const person = v.object({
  customer: v.string(),
  box: v.number(),
  name: v.string(),
  email: v.string(),
  /** Of their emails; of an account its own. */
  language: v.nullable(v.picklist(['en', 'es'])),
  invitedAt: v.nullable(instant),
  /** Who of the staff pressed. */
  invitedBy: textOrNone,
  times: v.number(),
  /** It is in the outbox, and waits for its turn. */
  isWaiting: v.boolean(),
  joinedAt: v.nullable(instant),
})
export type InvitedPerson = v.InferOutput<typeof person>

const list = v.object({
  counts: v.object({
    ...v.entriesFromList(invitationGroups, v.number()),
    /** Whoever gave no address can't be invited. */
    withoutAddress: v.number(),
  }),
  people: v.array(person),
  next: textOrNone,
})
export type InvitationList = v.InferOutput<typeof list>

/** The calls about accounts for customers who have none. */
export const invitationCalls = {
  /** Those of a group, by the numbers of their boxes; `next` asks for the page after it. */
  list: ownerCall
    .route({ method: 'GET', path: '/staff/account-invitations' })
    .input(
      v.object({
        group: v.optional(group, 'new'),
        after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
      }),
    )
    .output(list),

  /** Invites the first of a group, by the numbers of their boxes; each email leaves in its turn. */
  inviteMany: ownersActingCall
    .route({ method: 'POST', path: '/staff/account-invitations' })
    .input(
      v.strictObject({
        group: v.picklist(invitable, fields.invited),
        count: wholeNumber(fields.invited, 1, MAX_INVITED),
      }),
    )
    .output(v.object({ invited: v.number() })),

  /** Invites one, or anew: an older link works no more. */
  invite: ownersActingCall
    .route({ method: 'POST', path: '/staff/account-invitations/{id}' })
    .input(v.strictObject({ id: v.string() }))
    .output(v.object({ invited: v.number() }))
    .errors(refusing(counter, 'not_found')),
}
