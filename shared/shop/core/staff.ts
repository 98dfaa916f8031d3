import * as v from 'valibot'

export const staffRoles = ['mailbox_center', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who is signed in, and as what. */
export const signedIn = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(['customer', ...staffRoles]),
  hasSecondFactor: v.boolean(),
  /** Staff are told when the shop was filled with sample data. */
  isSample: v.boolean(),
})
export type SignedIn = v.InferOutput<typeof signedIn>
