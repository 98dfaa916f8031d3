import * as v from 'valibot'

/** What the owner sets at the counter, by name, and how it is while nobody has. */
export const shopSettings = v.object({
  /** Whether customers are reminded of rent by email. */
  rentReminders: v.optional(v.boolean(), true),
})
export type ShopSettings = v.InferOutput<typeof shopSettings>
