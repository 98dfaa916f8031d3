import * as v from 'valibot'

import { signingWays } from '#shared/shop/applications/application.ts'
import { clerkCall } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'
import { itemKinds } from '#shared/shop/mail/item-kinds.ts'
import { statuses } from '#shared/shop/money/standing.ts'

/** Counts stop here: in a large shop counting would take longer than all the rest. */
export const COUNTED = { waiting: 10_000, ids: 200 }

const id = v.string()
const day = v.string()
const box = v.number()
const applicationId = v.nullable(id)

const visit = v.object({
  id,
  slot: instant,
  way: v.picklist(signingWays),
  name: v.string(),
  customerId: id,
  applicationId,
  box: v.nullable(box),
})
export type TodayVisit = v.InferOutput<typeof visit>

const taskKinds = ['return-to-sender', 'remail', 'find-missing'] as const

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

const toPay = v.object({
  status: v.picklist(statuses),
  cents: v.number(),
  hasEmail: v.boolean(),
  remindedAt: v.nullable(instant),
})

const dueLine = v.object({
  id,
  box: v.nullable(box),
  name: textOrNone,
  applicationId,
  toPay: v.nullable(toPay),
  on: dayOrNone,
  at: v.nullable(instant),
  what: v.nullable(v.picklist([...taskKinds, 'photo', 'address', ...itemKinds])),
})
export type DueLine = v.InferOutput<typeof dueLine>

/** The first few, and the total; a total beyond `COUNTED` is reported as one more than it. */
const listOf = <Line extends v.GenericSchema>(line: Line) =>
  v.object({ count: v.number(), lines: v.array(line) })
export type TodayList<Line> = { count: number; lines: Line[] }

const today = v.object({
  day,
  start: v.nullable(v.object({ isTillOpen: v.boolean() })),
  visits: v.array(visit),
  waiting: v.number(),
  overdue: listOf(dueLine),
  unpaid: listOf(dueLine),
  rents: listOf(dueLine),
  ids: listOf(dueLine),
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
  leaving: listOf(dueLine),
  tasks: listOf(dueLine),
  /** Open ones, of payments by card online. */
  cardTasks: v.number(),
  backup: v.object({ at: v.nullable(instant), isLate: v.boolean() }),
})
export type Today = v.InferOutput<typeof today>

const duePage = v.object({
  kind: v.picklist(dueKinds),
  day,
  lines: v.array(dueLine),
  next: textOrNone,
})

export const todayCalls = {
  get: clerkCall.route({ method: 'GET', path: '/staff/today' }).input(v.object({})).output(today),

  listDue: clerkCall
    .route({ method: 'GET', path: '/staff/today/{kind}' })
    .input(v.object({ kind: v.picklist(dueKinds), after: v.optional(v.string()) }))
    .output(duePage),
}
