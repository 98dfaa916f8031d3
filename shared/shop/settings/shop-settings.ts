import * as v from 'valibot'

import { inBothLanguages, specialDay } from '#shared/shop/core/special-day.ts'

/** What stands on every page of the site through a day. */
const siteNotice = v.object({
  ...inBothLanguages('').entries,
  through: v.pipe(v.string(), v.isoDate()),
})

/** What the owner sets at the counter, by name, and how it is while nobody has. */
export const shopSettings = v.object({
  /** Whether customers are reminded of rent by email. */
  rentReminders: v.optional(v.boolean(), true),
  /** Days that differ from the hours of the week, the first one first. They never overlap. */
  specialDays: v.optional(v.array(specialDay), []),
  siteNotice: v.optional(v.nullable(siteNotice), null),
})
export type ShopSettings = v.InferOutput<typeof shopSettings>
