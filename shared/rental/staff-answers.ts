import type { Day } from '#shared/calendar.ts'

import type { Application } from './application.ts'
import type { StaffRole } from './staff-requests.ts'

/** A visit of today, with the application it is about; a visit may be booked before one is filed. */
export type TodayVisit = {
  id: string
  slot: number
  way: Application['signing']
  /** The applicant, else the email address of the account. */
  name: string
  customerId: string
  applicationId: string | null
}

/** GET /shop/v1/staff/today: what is to be done at the counter. */
export type TodayAnswer = { day: Day; visits: TodayVisit[] }

/** GET /shop/v1/staff/members */
export type StaffAnswer = {
  members: { id: string; email: string; role: StaffRole; since: number }[]
  invitations: { id: string; email: string; role: StaffRole; until: number }[]
}

/** POST /shop/v1/staff/audit/check: `brokenAt` is the first row that is not as it was written. */
export type AuditCheckAnswer = {
  through: number
  isDone: boolean
  brokenAt: number | null
  /** How long the log is, and the hash of its last row. */
  entries: number
  hash: string
}

/** `before` and `after` are fields by name, where the deed changed any. */
export type AuditLine = {
  id: number
  at: number
  actor: string
  /** The email address of the account, where it is known. */
  actorName: string | null
  role: string
  action: string
  entity: string
  entityId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

/** GET /shop/v1/staff/audit: the newest first; `next` asks for what is older. */
export type AuditAnswer = { lines: AuditLine[]; next: string | null }

/** POST /shop/v1/staff/audit/export */
export type AuditExportAnswer = { csv: string; rows: number; isCut: boolean }
