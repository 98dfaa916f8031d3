import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { staffFields as words } from '#shared/content/en/staff.ts'
import { isDay } from '#shared/calendar.ts'

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

const name = v.pipe(v.string(), v.maxLength(100))
const day = v.pipe(v.string(), v.check(isDay))

/** Which rows of the audit log are wanted; both days are included. */
export const auditFilter = v.strictObject({
  actor: v.optional(name),
  action: v.optional(name),
  entity: v.optional(name),
  entityId: v.optional(name),
  from: v.optional(day),
  until: v.optional(day),
})
const auditFilterNames = Object.keys(auditFilter.entries) as (keyof AuditFilter)[]
export type AuditFilter = v.InferOutput<typeof auditFilter>

/** What stands in an address; what makes no sense there is as if it were not there. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const given = auditFilterNames.flatMap((field) => {
    const parsed = v.safeParse(auditFilter.entries[field], query.get(field) || undefined)
    return parsed.success && parsed.output ? [[field, parsed.output]] : []
  })
  return Object.fromEntries(given)
}

/** The check goes on after this row. */
export const auditCheckBody = v.strictObject({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
