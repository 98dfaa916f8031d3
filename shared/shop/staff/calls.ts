import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { isDay } from '#shared/calendar.ts'
import { counter } from '#shared/content/counter.ts'
import { staffFields as words } from '#shared/content/staff.ts'
import { customerCall, ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { instant, rowNumber } from '#shared/shop/core/fields.ts'
import { logProblem } from '#shared/shop/core/log-problem.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'
import { staffRoles } from '#shared/shop/core/staff.ts'
import { typedLine } from '#shared/typed-fields.ts'

const id = v.string()
const role = v.picklist(staffRoles)
const notFound = refusing(counter, 'not_found')

const member = v.object({ id, email: v.string(), role, since: instant })
export type Member = v.InferOutput<typeof member>

const invitation = v.object({ id, email: v.string(), role, until: instant })
export type Invitation = v.InferOutput<typeof invitation>

const staff = v.object({ members: v.array(member), invitations: v.array(invitation) })
export type Staff = v.InferOutput<typeof staff>

export const auditFilterNames = ['actor', 'action', 'entity', 'entityId'] as const
const dayNames = ['from', 'until'] as const
const text = v.optional(v.pipe(typedLine(), v.maxLength(100)))
const day = v.optional(v.pipe(v.string(), v.check(isDay)))

const auditFilter = v.strictObject({
  ...v.entriesFromList(auditFilterNames, text),
  ...v.entriesFromList(dayNames, day),
})
export type AuditFilter = v.InferOutput<typeof auditFilter>

/** The same from a URL: invalid parts are ignored. */
export const auditFilterOfAddress = v.object({
  ...v.entriesFromList(auditFilterNames, v.fallback(text, undefined)),
  ...v.entriesFromList(dayNames, v.fallback(day, undefined)),
})

const fields = v.nullable(v.record(v.string(), v.unknown()))
const auditSubject = v.object({
  applicationId: v.nullable(v.string()),
  box: v.nullable(v.number()),
  name: v.nullable(v.string()),
})
export type AuditSubject = v.InferOutput<typeof auditSubject>

const auditLine = v.object({
  id: v.number(),
  at: instant,
  actor: v.string(),
  /** Of staff the name and address recorded in the log; of others the account's address, if known. */
  actorName: v.nullable(v.string()),
  role: v.string(),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  subject: v.nullable(auditSubject),
  before: fields,
  after: fields,
  reason: v.nullable(v.string()),
})
export type AuditLine = v.InferOutput<typeof auditLine>

const auditCheck = v.object({
  through: v.number(),
  isDone: v.boolean(),
  problem: v.nullable(logProblem),
  entries: v.number(),
  hash: v.string(),
})
export type AuditCheck = v.InferOutput<typeof auditCheck>

export const staffCalls = {
  list: ownerCall
    .route({ method: 'GET', path: '/staff/members' })
    .input(v.object({}))
    .output(staff),

  changeRole: ownersChangeCall
    .route({ method: 'POST', path: '/staff/members/{id}/role' })
    .input(v.strictObject({ id, role: v.picklist([...staffRoles, 'customer'], words.role) }))
    .output(staff)
    .errors(refusing(counter, 'not_found', 'last_administrator')),

  /** For a colleague who lost their second factor. All their sessions end. */
  resetFactors: ownersChangeCall
    .route({ method: 'POST', path: '/staff/members/{id}/reset-factors' })
    .input(v.strictObject({ id }))
    .output(staff)
    .errors(refusing(counter, 'not_found', 'own_factors', 'factors_elsewhere')),

  invite: ownersChangeCall
    .route({ method: 'POST', path: '/staff/invitations' })
    .input(v.strictObject({ email: emailAddress, role: v.picklist(staffRoles, words.role) }))
    .output(staff)
    .errors(refusing(counter, 'already_staff')),

  withdrawInvitation: ownersChangeCall
    .route({ method: 'POST', path: '/staff/invitations/{id}/withdraw' })
    .input(v.strictObject({ id }))
    .output(staff)
    .errors(notFound),

  join: customerCall
    .meta({ access: 'customer', limit: 'join' })
    .route({ method: 'POST', path: '/staff/join' })
    .input(v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) }))
    .output(v.object({}))
    .errors(
      refusing(counter, 'not_found', 'invitation_over', 'invitation_other', 'last_administrator'),
    ),

  listAudit: ownerCall
    .route({ method: 'GET', path: '/staff/audit' })
    .input(v.object({ ...auditFilterOfAddress.entries, before: v.optional(v.string()) }))
    .output(v.object({ lines: v.array(auditLine), next: v.nullable(v.string()) })),

  /** The same rows as CSV, up to 10,000; the export is logged, too. */
  exportAudit: ownersChangeCall
    .meta({ access: 'owner', needsProof: true })
    .route({ method: 'POST', path: '/staff/audit/export' })
    .input(auditFilter)
    .output(v.object({ csv: v.string(), rows: v.number(), isCut: v.boolean() })),

  /** Checks the log in parts, so that no request waits for the whole; the next continues at `through` until `isDone`. */
  checkAudit: ownersChangeCall
    .route({ method: 'POST', path: '/staff/audit/check' })
    .input(v.strictObject({ after: rowNumber }))
    .output(auditCheck),
}
