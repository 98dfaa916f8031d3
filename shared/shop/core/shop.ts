import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'

export const shopDetails = v.object({
  name: v.string(),
  phone: v.string(),
  email: emailAddress,
  addressLines: v.array(v.string()),
  /** Built as a sample, with an invented shop. */
  isSample: v.optional(v.boolean()),
  /** Weekdays, 0 is Sunday, and times of day, `HH:MM`; closed without. */
  hours: v.array(
    v.object({
      weekdays: v.array(v.number()),
      opens: v.optional(v.string()),
      closes: v.optional(v.string()),
    }),
  ),
})

export type ShopDetails = v.InferOutput<typeof shopDetails>
