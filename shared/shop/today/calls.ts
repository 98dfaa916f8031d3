import * as v from 'valibot'

import { signingWays } from '#shared/shop/applications/application.ts'
import { clerkCall } from '#shared/shop/core/contract.ts'
import { instant } from '#shared/shop/core/fields.ts'

/** Today counts no further: in a large shop the counting would take longer than all the rest. */
export const COUNTED = { waiting: 10_000, ids: 200 }

const id = v.string()
const day = v.string()
const box = v.number()
const applicationId = v.nullable(id)

/** What comes first stands first, and so many there are in all; what is not counted to its end is one more than `COUNTED`. */
const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ count: v.number(), lines: v.array(v.object(entries)) })
export type TodayList<Line> = { count: number; lines: Line[] }

/** A box on a list, with its customer. */
const ofBox = { id, box, name: v.string(), applicationId }

/** A visit of today, with the application it is about; a visit may be booked before one is filed. */
const visit = v.object({
  id,
  slot: instant,
  way: v.picklist(signingWays),
  /** The applicant, else the email address of the account. */
  name: v.string(),
  customerId: id,
  applicationId,
})
export type TodayVisit = v.InferOutput<typeof visit>

const today = v.object({
  day,
  visits: v.array(visit),
  /** How many items wait, up to `COUNTED`; the lines are those that have waited too long. */
  waiting: v.number(),
  overdue: listOf({ id, box, receivedAt: instant }),
  /** Whoever has the keys, and has paid nothing yet. */
  unpaid: listOf({ ...ofBox, keysOn: day }),
  rents: listOf({ ...ofBox, paidThrough: day }),
  ids: listOf({ ...ofBox, expiresOn: day }),
  /** `step` is the one that comes next, and `dueAt` when it must be done. */
  papers: listOf({ id, box, step: v.picklist(['notice', 'letter']), dueAt: instant }),
  closings: listOf({ ...ofBox, closesOn: day }),
  tasks: listOf({
    id,
    kind: v.picklist(['return-to-sender', 'remail', 'find-missing']),
    box: v.nullable(box),
    dueOn: day,
  }),
})
export type Today = v.InferOutput<typeof today>

/** The call that composes what is to be done at the counter, of every subject. */
export const todayCalls = {
  get: clerkCall.route({ method: 'GET', path: '/staff/today' }).input(v.object({})).output(today),
}
