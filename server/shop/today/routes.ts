import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { findContact } from '#server/shop/core/customers.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { firstOverdueBefore, overdueBefore } from '#server/shop/mail/plan-limits.ts'
import { listOpenPapers } from '#server/shop/papers/papers.ts'
import { addDays, instantOf, type Day } from '#shared/calendar.ts'
import type { Paper } from '#shared/shop/papers/calls.ts'
import { COUNTED, todayCalls, type Today, type TodayVisit } from '#shared/shop/today/calls.ts'

import { listBoxesDue } from './boxes-due.ts'

export const todayRoutes = serveCalls(todayCalls, {
  async get(_input, _context, services) {
    const { database, now, facts } = services
    const day = today(services)
    const midnightOf = (date: Day) => instantOf(date, '00:00', facts.timeZone) ?? now()
    const { read } = database
    return {
      day,
      visits: await listVisits(read, midnightOf(day), midnightOf(addDays(day, 1))),
      ...(await listMail(read, day, now(), facts)),
      ...(await listBoxesDue(read, day)),
      papers: sortPapers(await listOpenPapers(read), midnightOf),
    }
  },
})

/** Legal papers whose notice or letter is still due, the most urgent first. */
function sortPapers(papers: Paper[], midnightOf: (day: Day) => number): Today['papers'] {
  const lines = papers.map(({ id, box, noticedAt, noticeBy, letterBy }) => {
    if (noticedAt === null) return { id, box, step: 'notice' as const, dueAt: noticeBy }
    // The whole of the last day is good.
    return { id, box, step: 'letter' as const, dueAt: midnightOf(addDays(letterBy, 1)) - 1 }
  })
  return { count: lines.length, lines: lines.toSorted((one, other) => one.dueAt - other.dueAt) }
}

const MAX_LINES = 20

/** What waits in the shop, what has waited too long, and what is to be done about mail by today. */
async function listMail(database: Reader, day: Day, now: number, facts: Services['facts']) {
  // SQLite counts by the index of just these where the state stands in the query.
  const waiting = database.selectFrom('mail_items').where('state', '=', sql.lit('waiting'))
  // Letters lie in the box: whoever empties it with their key tells nobody.
  const overdue = waiting
    .innerJoin('rentals', 'rentals.id', 'mail_items.rental_id')
    .where('received_at', '<', firstOverdueBefore(facts, now))
    .where('received_at', '<', overdueBefore(facts, now))
    .where('kind', '!=', sql.lit('letters'))
  const tasks = database.selectFrom('tasks').where('done_at', 'is', null)
  const due = tasks.where('due_on', '<=', day)
  const [all, late, oldest, dueTasks, taskLines] = await Promise.all([
    database
      .selectFrom(
        waiting
          .select('id')
          .limit(COUNTED.waiting + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
    overdue.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst(),
    overdue
      .select(['mail_items.id', 'mail_items.box', 'received_at'])
      .orderBy('received_at')
      .limit(MAX_LINES)
      .execute(),
    due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst(),
    due.select(['id', 'kind', 'box', 'due_on']).orderBy('due_on').limit(MAX_LINES).execute(),
  ])
  return {
    waiting: Number(all?.count),
    overdue: {
      count: Number(late?.count),
      lines: oldest.map(({ id, box, received_at: receivedAt }) => ({ id, box, receivedAt })),
    },
    tasks: {
      count: Number(dueTasks?.count),
      lines: taskLines.map(({ id, kind, box, due_on: dueOn }) => ({ id, kind, box, dueOn })),
    },
  }
}

/** A day has at most this many visits: half-hours, each with several seats. */
const MAX_VISITS = 200

/** The booked visits that begin from one instant until before another, in their order. */
async function listVisits(database: Reader, from: number, until: number): Promise<TodayVisit[]> {
  const visits = await database
    .selectFrom('appointments')
    .select(['id', 'slot_at', 'way', 'customer_id'])
    .where('state', '=', 'booked')
    .where('slot_at', '>=', from)
    .where('slot_at', '<', until)
    .orderBy('slot_at')
    .orderBy('seat')
    .limit(MAX_VISITS)
    .execute()
  const customers = visits.map(({ customer_id }) => customer_id)
  const applicants = await findApplicants(database, customers)
  return Promise.all(
    visits.map(async ({ id, slot_at: slot, way, customer_id: customerId }) => {
      const applicant = applicants.get(customerId)
      const name = applicant?.name ?? (await findContact(database, customerId))?.to ?? ''
      return { id, slot, way, name, customerId, applicationId: applicant?.id ?? null }
    }),
  )
}

/** The newest application of each customer that was not withdrawn, and who applies in it. */
async function findApplicants(database: Reader, customers: string[]) {
  if (customers.length === 0) return new Map<string, never>()
  const rows = await database
    .selectFrom('applications')
    .innerJoin('recipients', 'recipients.application_id', 'applications.id')
    .select(['applications.id', 'customer_id', 'name'])
    .where('customer_id', 'in', customers)
    .where('state', '!=', 'withdrawn')
    .where('kind', '=', 'applicant')
    .orderBy('filed_at')
    .execute()
  return new Map(rows.map((row) => [row.customer_id, row]))
}
