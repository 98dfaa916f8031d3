import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { staffFields as fields } from '#shared/content/staff.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, textOrNone, wholeNumber } from '#shared/shop/core/fields.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'

export const invitationGroups = ['new', 'invited', 'lapsed', 'undelivered', 'joined'] as const
const group = v.picklist(invitationGroups)
export type InvitationGroup = v.InferOutput<typeof group>

const invitable = ['new', 'lapsed', 'undelivered'] as const
/** So many emails an hour are sent within an hour and a quarter. */
export const MAX_INVITED = 500

const person = v.object({
  customer: v.string(),
  box: v.number(),
  name: v.string(),
  email: v.string(),
  language: v.nullable(v.picklist(['en', 'es'])),
  invitedAt: v.nullable(instant),
  invitedBy: textOrNone,
  times: v.number(),
  isWaiting: v.boolean(),
  joinedAt: v.nullable(instant),
})
export type InvitedPerson = v.InferOutput<typeof person>

const list = v.object({
  counts: v.object({
    ...v.entriesFromList(invitationGroups, v.number()),
    withoutAddress: v.number(),
  }),
  people: v.array(person),
  next: textOrNone,
})
export type InvitationList = v.InferOutput<typeof list>

export const invitationCalls = {
  list: ownerCall
    .route({ method: 'GET', path: '/staff/account-invitations' })
    .input(
      v.object({
        group: v.optional(group, 'new'),
        after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
      }),
    )
    .output(list),

  inviteMany: ownersChangeCall
    .route({ method: 'POST', path: '/staff/account-invitations' })
    .input(
      v.strictObject({
        group: v.picklist(invitable, fields.invited),
        count: wholeNumber(fields.invited, 1, MAX_INVITED),
      }),
    )
    .output(v.object({ invited: v.number() })),

  /** Invites one, or again: an older link is revoked. */
  invite: ownersChangeCall
    .route({ method: 'POST', path: '/staff/account-invitations/{id}' })
    .input(v.strictObject({ id: v.string() }))
    .output(v.object({ invited: v.number() }))
    .errors(refusing(counter, 'not_found')),
}
