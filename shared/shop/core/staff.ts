import * as v from 'valibot'

export const staffRoles = ['mailbox_center', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

export const signedIn = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(['customer', ...staffRoles]),
  hasSecondFactor: v.boolean(),
  isSample: v.boolean(),
})
export type SignedIn = v.InferOutput<typeof signedIn>
