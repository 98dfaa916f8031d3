import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { staffFields as words } from '#shared/content/en/staff.ts'

export const staffRoles = ['mailbox_center', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

export const invitationBody = v.strictObject({
  email: emailAddress,
  role: v.picklist(staffRoles, words.role),
})
/** `customer` takes every role away. */
export const roleBody = v.strictObject({
  role: v.picklist([...staffRoles, 'customer'], words.role),
})
/** The secret of an invitation's link. */
export const joinBody = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) })
