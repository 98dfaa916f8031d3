import * as v from 'valibot'

export const staffRoles = ['mailbox_center', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The signed-in user and their role. */
export const signedIn = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(['customer', ...staffRoles]),
  hasSecondFactor: v.boolean(),
  /** Shown to staff while the shop contains sample data. */
  isSample: v.boolean(),
})
export type SignedIn = v.InferOutput<typeof signedIn>
