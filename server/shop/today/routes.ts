import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import { findApplicants, findContact } from '#server/shop/core/customers/customers.ts'
import { readTillState } from '#server/shop/core/ledger/till-day.ts'
import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { listOpenPapers } from '#server/shop/papers/papers.ts'
import { isLate, listStoredBackups } from '#server/stored-backups.ts'
import { addDays, instantOf, type Day } from '#shared/calendar.ts'
import type { Paper } from '#shared/shop/papers/calls.ts'
import {
  todayCalls,
  type DueKind,
  type DueLine,
  type Today,
  type TodayVisit,
} from '#shared/shop/today/calls.ts'

import { closings, ids, leaving, rents, unpaid } from './boxes-due.ts'
import { START, type DueList, type DueQuery, type FoundLine } from './due-list.ts'
import { overdue, tasks, waiting } from './mail-due.ts'

const MAX_LINES = 20
const PAGE_ROWS = 100
const MARK = /^([\d-]{1,15}) ([\w-]{1,64})(?: (photo|address))?$/

const lists: Record<DueKind, DueList> = {
  rents,
  unpaid,
  closings,
  leaving,
  ids,
  tasks,
  overdue,
  waiting,
}

export const todayRoutes = serveCalls(todayCalls, {
  async get(_input, _context, services) {
    const { now, facts } = services
    const query = asQuery(services)
    const { read, day } = query
    const midnightOf = (date: Day) => instantOf(date, '00:00', facts.timeZone) ?? now()
    const first = (kind: DueKind) => listFirst(kind, query)
    return {
      day,
      visits: await listVisits(read, midnightOf(day), midnightOf(addDays(day, 1))),
      waiting: await waiting.count(query),
      overdue: await first('overdue'),
      unpaid: await first('unpaid'),
      rents: await first('rents'),
      ids: await first('ids'),
      closings: await first('closings'),
      leaving: await first('leaving'),
      tasks: await first('tasks'),
      cardTasks: await countFound(read.selectFrom('cardTasks').where('doneAt', 'is', null)),
      papers: sortPapers(await listOpenPapers(read), midnightOf, now()),
      start: await loadStart(read, day),
      backup: await loadBackup(services),
    }
  },

  async listDue({ kind, after = '' }, _context, services) {
    const query = asQuery(services)
    const [, key, tie, document] = MARK.exec(after) ?? []
    const mark = key && tie ? { key, tie, document } : START
    const rows = await lists[kind].list(query, mark, PAGE_ROWS + 1)
    const page = rows.slice(0, PAGE_ROWS)
    const last = rows.length > PAGE_ROWS ? page.at(-1) : undefined
    return {
      kind,
      day: query.day,
      lines: await withNames(query.read, page),
      next: last ? markOf(last, kind) : null,
    }
  },
})

function asQuery(services: Services): DueQuery {
  const { database, now, facts } = services
  return { read: database.read, day: today(services), now: now(), facts }
}

async function listFirst(kind: DueKind, query: DueQuery) {
  const count = await lists[kind].count(query)
  const lines = await lists[kind].list(query, START, MAX_LINES)
  return { count, lines: await withNames(query.read, lines) }
}

function markOf({ key, tie, what }: FoundLine, kind: DueKind) {
  return kind === 'ids' ? `${key} ${tie} ${what}` : `${key} ${tie}`
}

async function withNames(read: Reader, lines: FoundLine[]): Promise<DueLine[]> {
  const applications = lines.flatMap(({ applicationId }) => applicationId ?? [])
  const applicants = await read
    .selectFrom('recipients')
    .select(['applicationId', 'name'])
    .where(isOneOf(read, 'applicationId', applications))
    .where('kind', '=', 'applicant')
    .execute()
  const names = new Map(applicants.map(({ applicationId: id, name }) => [id, name]))
  return lines.map(({ key: _key, tie: _tie, ...line }) => ({
    ...line,
    name: line.name ?? names.get(line.applicationId ?? '') ?? null,
  }))
}

async function loadStart(database: Reader, day: Day) {
  const anyApplication = database.selectFrom('applications').select('id').limit(1)
  if (await anyApplication.executeTakeFirst()) return null
  return { isTillOpen: (await readTillState(database, day)) === 'open' }
}

/** An unreadable folder counts as having no backup. */
async function loadBackup({ settings, now }: Services) {
  const [last] = await listStoredBackups(settings.backupDir).catch(() => [])
  const at = last?.at ?? null
  return { at, isLate: isLate(at, now()) }
}

function sortPapers(
  papers: Paper[],
  midnightOf: (day: Day) => number,
  now: number,
): Today['papers'] {
  const lines = papers.map(({ id, box, noticedAt, noticeBy, letterBy }) => {
    const step = noticedAt === null ? ('notice' as const) : ('letter' as const)
    // The last day counts in full.
    const dueAt = step === 'notice' ? noticeBy : midnightOf(addDays(letterBy, 1)) - 1
    return { id, box, step, dueAt, isLate: dueAt < now }
  })
  return { count: lines.length, lines: lines.toSorted((one, other) => one.dueAt - other.dueAt) }
}

/** Upper bound of visits per day: half-hours, each with several seats. */
const MAX_VISITS = 200

async function listVisits(database: Reader, from: number, until: number): Promise<TodayVisit[]> {
  const visits = await database
    .selectFrom('appointments')
    .select(['id', 'slotAt', 'way', 'customerId'])
    .where('state', '=', sql.lit('booked'))
    .where('slotAt', '>=', from)
    .where('slotAt', '<', until)
    .orderBy('slotAt')
    .orderBy('seat')
    .limit(MAX_VISITS)
    .execute()
  const customers = visits.map(({ customerId }) => customerId)
  const applicants = await findApplicants(database, customers)
  return Array.fromAsync(visits, async (visit) => {
    const { customerId } = visit
    const applicant = applicants.get(customerId)
    const name = applicant?.name ?? (await findContact(database, customerId))?.to ?? ''
    return {
      ...visit,
      slot: visit.slotAt,
      name,
      applicationId: applicant?.id ?? null,
      box: applicant?.box ?? null,
    }
  })
}
