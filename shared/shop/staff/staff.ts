import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { staffFields as words } from '#shared/content/staff.ts'
import { type Day, isDay } from '#shared/calendar.ts'

import type { Application } from '#shared/shop/applications/application.ts'

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

/** A box on a list of today, with its customer. */
type TodayBox = { box: number; name: string; applicationId: string | null }

type TodayParcel = { id: string; box: number; receivedAt: number }
type TodayUnpaid = TodayBox & { id: string; keysOn: Day }
type TodayRent = TodayBox & { id: string; paidThrough: Day }
type TodayId = TodayBox & { id: string; expiresOn: Day }
/** `step` is the one that comes next, and `dueAt` when it must be done. */
export type TodayPaper = { id: string; box: number; step: 'notice' | 'letter'; dueAt: number }
type TodayClosing = TodayBox & { id: string; closesOn: Day }
type TodayTask = { id: string; kind: Task; box: number | null; dueOn: Day }
type Task = 'return-to-sender' | 'remail' | 'find-missing'

/** What comes first stands first, and so many there are in all; what is not counted to its end is one more than `COUNTED`. */
export type TodayList<Line> = { count: number; lines: Line[] }

/** Today counts no further: in a large shop the counting would take longer than all the rest. */
export const COUNTED = { waiting: 10_000, ids: 200 }

/** GET /shop/v1/staff/today: what is to be done at the counter. */
export type TodayResponse = {
  day: Day
  visits: TodayVisit[]
  /** How many items wait, up to `COUNTED`; the lines are those that have waited too long. */
  waiting: number
  overdue: TodayList<TodayParcel>
  /** Whoever has the keys, and has paid nothing yet. */
  unpaid: TodayList<TodayUnpaid>
  rents: TodayList<TodayRent>
  ids: TodayList<TodayId>
  papers: TodayList<TodayPaper>
  closings: TodayList<TodayClosing>
  tasks: TodayList<TodayTask>
}

/** GET /shop/v1/staff/members */
export type StaffResponse = {
  members: { id: string; email: string; role: StaffRole; since: number }[]
  invitations: { id: string; email: string; role: StaffRole; until: number }[]
}

/**
 * What is wrong with the audit log: a row is not as it was written; its end is missing; or a row is another than was noted. It was
 * noted by a closed day, a backup's file, or by the log's own head ('').
 */
export type LogProblem =
  | { kind: 'changed'; row: number }
  | { kind: 'cut'; from: number; through: number; notedBy: string }
  | { kind: 'rewritten'; row: number; notedBy: string }

/** POST /shop/v1/staff/audit/check: what was found through a row; the next part goes on from there unless it `isDone`. */
export type AuditCheckResponse = {
  through: number
  isDone: boolean
  problem: LogProblem | null
  /** How long the log is, and the hash of its last row. */
  entries: number
  hash: string
}

/** `before` and `after` are fields by name, where the action changed any. */
export type AuditLine = {
  id: number
  at: number
  actor: string
  /** Of the staff the name and address that stand in the log; of others the address of the account, where it is known. */
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
export type AuditResponse = { lines: AuditLine[]; next: string | null }

/** POST /shop/v1/staff/audit/export */
export type AuditExportResponse = { csv: string; rows: number; isCut: boolean }
