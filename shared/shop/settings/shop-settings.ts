import * as v from 'valibot'

import { settingsFields as fields } from '#shared/content/staff.ts'
import { MAX_KEYS, wholeNumber } from '#shared/shop/core/fields.ts'
import { inBothLanguages, specialDay } from '#shared/shop/core/special-day.ts'

const MAX_GRACE_DAYS = 30

const siteNotice = v.object({
  ...inBothLanguages('').entries,
  through: v.pipe(v.string(), v.isoDate()),
})

export const shopSettings = v.object({
  rentReminders: v.optional(v.boolean(), true),
  /** Days with special hours, in order. They never overlap. */
  specialDays: v.optional(v.array(specialDay), []),
  siteNotice: v.optional(v.nullable(siteNotice), null),
  lateGraceDays: v.optional(wholeNumber(fields.graceDays, 0, MAX_GRACE_DAYS), 0),
  /** Whether a child on a form counts as an adult does; the build's fact by default. */
  minorsPay: v.optional(v.boolean()),
  keysPerDeposit: v.optional(wholeNumber(fields.keysPerDeposit, 1, MAX_KEYS), MAX_KEYS),
})
export type ShopSettings = v.InferOutput<typeof shopSettings>
