import * as v from 'valibot'

import { signingWays } from '#shared/shop/applications/application.ts'
import { clerkCall } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'

/** Today counts no further: in a large shop the counting would take longer than all the rest. */
export const COUNTED = { waiting: 10_000, ids: 200 }

const id = v.string()
const day = v.string()
const box = v.number()
const applicationId = v.nullable(id)

/** A visit of today, with the application it is about; a visit may be booked before one is filed. */
const visit = v.object({
  id,
  slot: instant,
  way: v.picklist(signingWays),
  /** The applicant, else the email address of the account. */
  name: v.string(),
  customerId: id,
  applicationId,
  /** Of that application, once it has a number. */
  box: v.nullable(box),
})
export type TodayVisit = v.InferOutput<typeof visit>

const taskKinds = ['return-to-sender', 'remail', 'find-missing'] as const

/** What can be listed to its end. */
export const dueKinds = [
  'rents',
  'unpaid',
  'closings',
  'leaving',
  'ids',
  'tasks',
  'overdue',
  'waiting',
] as const
export type DueKind = (typeof dueKinds)[number]

const dueLine = v.object({
  /** Of the rental, the recipient, the task or the item. */
  id,
  box: v.nullable(box),
  name: textOrNone,
  applicationId,
  /** The day it is due, or was; mail has the instant it came in its place. */
  on: dayOrNone,
  at: v.nullable(instant),
  /** The task, the document that expires, or the kind of mail. */
  what: v.nullable(
    v.picklist([...taskKinds, 'photo', 'address', 'parcel', 'accountable', 'letters']),
  ),
})
export type DueLine = v.InferOutput<typeof dueLine>

/** What comes first stands first, and so many there are in all; what is not counted to its end is one more than `COUNTED`. */
const listOf = <Line extends v.GenericSchema>(line: Line) =>
  v.object({ count: v.number(), lines: v.array(line) })
export type TodayList<Line> = { count: number; lines: Line[] }

const today = v.object({
  day,
  /** What a shop does first, while nobody has ever applied to it: whether it is done. */
  start: v.nullable(v.object({ isTillOpen: v.boolean() })),
  visits: v.array(visit),
  /** How many items wait, up to `COUNTED`; the lines are those that have waited too long. */
  waiting: v.number(),
  overdue: listOf(dueLine),
  /** Whoever has the keys, and has paid nothing yet. */
  unpaid: listOf(dueLine),
  rents: listOf(dueLine),
  ids: listOf(dueLine),
  /** `step` is the one that comes next, and `dueAt` when it must be done. */
  papers: listOf(
    v.object({
      id,
      box,
      step: v.picklist(['notice', 'letter']),
      dueAt: instant,
      isLate: v.boolean(),
    }),
  ),
  closings: listOf(dueLine),
  /** Whoever left, while something is still to be done for them. */
  leaving: listOf(dueLine),
  tasks: listOf(dueLine),
  /** When the last backup was made, and whether a night went by without one. */
  backup: v.object({ at: v.nullable(instant), isLate: v.boolean() }),
})
export type Today = v.InferOutput<typeof today>

const duePage = v.object({
  kind: v.picklist(dueKinds),
  day,
  lines: v.array(dueLine),
  next: textOrNone,
})
export type DuePage = v.InferOutput<typeof duePage>

/** The calls that compose what is to be done at the counter, of every subject. */
export const todayCalls = {
  get: clerkCall.route({ method: 'GET', path: '/staff/today' }).input(v.object({})).output(today),

  /** One kind to its end, page by page; `after` asks for the page after a mark. */
  listDue: clerkCall
    .route({ method: 'GET', path: '/staff/today/{kind}' })
    .input(v.object({ kind: v.picklist(dueKinds), after: v.optional(v.string()) }))
    .output(duePage),
}
