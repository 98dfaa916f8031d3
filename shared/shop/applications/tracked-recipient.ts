import * as v from 'valibot'

import { recipientKinds } from './household.ts'
import { storedName } from './person-name.ts'
import { formStatuses, nextActionCodes, stepStates, trackerSteps } from './tracker.ts'

export const track = v.object({
  steps: v.array(
    v.object({
      id: v.picklist(trackerSteps),
      state: v.picklist(stepStates),
      people: v.array(v.object({ id: v.string(), isDone: v.boolean() })),
    }),
  ),
  next: v.nullable(v.object({ code: v.picklist(nextActionCodes), people: v.array(v.string()) })),
})

export const trackedRecipient = v.object({
  id: v.string(),
  kind: v.picklist(recipientKinds),
  ...storedName,
  hasPersonalMail: v.boolean(),
  photoId: v.optional(v.string()),
  addressId: v.optional(v.string()),
  formStatus: v.picklist(formStatuses),
  acknowledged: v.nullable(
    v.object({ signedOn: v.string(), textId: v.string(), language: v.picklist(['en', 'es']) }),
  ),
})
export type TrackedRecipient = v.InferOutput<typeof trackedRecipient>
export type Acknowledged = NonNullable<TrackedRecipient['acknowledged']>
