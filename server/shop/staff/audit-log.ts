import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { AuditEntry } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { checkAudit } from '#server/shop/core/audit/check-audit.ts'
import { findLogProblem } from '#server/shop/core/audit/check-log.ts'
import { recordStep } from '#server/shop/core/counter.ts'
import { answerCsv } from '#server/shop/core/csv-answer.ts'
import { nameSigner } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addDays, instantOf, wallClock, type Day } from '#shared/calendar.ts'
import { auditColumns } from '#shared/content/staff.ts'
import type { CsvValue } from '#shared/shop/core/csv.ts'
import type { AuditFilter, AuditLine, staffCalls } from '#shared/shop/staff/calls.ts'

import { findSubjects } from './audit-subjects.ts'

type Calls = typeof staffCalls

const PAGE = 50
/** Rows per batch of an export, so that other requests run in between. */
const EXPORT_PAGE = 250
const MAX_EXPORTED = 10_000
const CURSOR = /^(\d{1,16})\.(\d{1,16})$/

export const listAudit: Handler<Calls['listAudit']> = async (
  { before: mark = '', ...filter },
  _context,
  services,
) => {
  const [, at, id] = CURSOR.exec(mark) ?? []
  const before = at && id ? { at: Number(at), id: Number(id) } : undefined
  const { lines, next } = await readPage(filter, { before, size: PAGE }, services)
  const subjects = await findSubjects(services.database.read, lines)
  return {
    lines: lines.map((line) => ({ ...line, subject: subjects.get(line.entityId) ?? null })),
    next: next && `${next.at}.${next.id}`,
  }
}

export const exportAudit: Handler<Calls['exportAudit']> = async (filter, context, services) => {
  // Read first: the export leaves out its own audit entry.
  const first = await readPage(filter, { size: EXPORT_PAGE }, services)
  await services.database.write(async (tx) => {
    recordStep(tx, 'export', 'audit', 'audit', context.by, services)
  })
  return answerCsv(Object.values(auditColumns), readPages(filter, first, services), services)
}

async function* readPages(
  filter: AuditFilter,
  first: AuditPage,
  services: Services,
): AsyncGenerator<CsvValue[][], { rows: number; isCut: boolean }> {
  let page = first
  let rows = 0
  for (;;) {
    yield page.lines.map((line) => csvLine(line, services))
    rows += page.lines.length
    if (!page.next || rows >= MAX_EXPORTED) return { rows, isCut: page.next !== null }
    const size = Math.min(EXPORT_PAGE, MAX_EXPORTED - rows)
    page = await readPage(filter, { before: page.next, size }, services)
  }
}

function csvLine(line: Line, { facts }: Services): CsvValue[] {
  const { date, time } = wallClock(line.at, facts.timeZone)
  const { id, actor, actorName, role, action, entity, entityId, before, after, reason } = line
  const [was, is] = [before, after].map((fields) => (fields ? JSON.stringify(fields) : ''))
  const who = actorName ?? actor
  return [id, date, time, who, role, action, entity, entityId, was ?? '', is ?? '', reason]
}

export const checkAuditPart: Handler<Calls['checkAudit']> = async (
  { after },
  _context,
  { database },
) => {
  const { brokenAt, ...part } = await checkAudit(database.read, after)
  const problem = part.isDone ? await findLogProblem(database.read, brokenAt) : null
  return { ...part, problem }
}

type Cursor = Pick<AuditEntry, 'at' | 'id'>
type Line = Omit<AuditLine, 'subject'>
type AuditPage = { lines: Line[]; next: Cursor | null }

async function readPage(
  filter: AuditFilter,
  { before, size }: { before?: Cursor; size: number },
  services: Services,
): Promise<AuditPage> {
  const { read } = services.database
  const selected = await selectRows(read, filter, services)
    .$if(before !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'id'), '<', tuple(before?.at ?? 0, before?.id ?? 0)),
      ),
    )
    .limit(size + 1)
    .execute()
  const last = selected.length > size ? selected[size - 1] : undefined
  const lines = await loadLines(read, selected.slice(0, size))
  return { lines, next: last ? { at: last.at, id: last.id } : null }
}

function selectRows(database: Reader, filter: AuditFilter, { facts }: Services) {
  const { from, until, actor, action, entity, entityId } = filter
  const midnightOf = (day: Day) => instantOf(day, '00:00', facts.timeZone) ?? Date.parse(day)
  let rows = database.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (from) rows = rows.where('at', '>=', midnightOf(from))
  if (until) rows = rows.where('at', '<', midnightOf(addDays(until, 1)))
  if (actor) rows = rows.where('actor', '=', actor)
  if (action) rows = rows.where('action', '=', action)
  if (entity) rows = rows.where('entity', '=', entity)
  if (entityId) rows = rows.where('entityId', '=', entityId)
  return rows
}

async function loadLines(database: Reader, rows: AuditEntry[]): Promise<Line[]> {
  const unsigned = rows.filter((row) => row.actorEmail === null).map(({ actor }) => actor)
  const names = await findNames(database, [...new Set(unsigned)])
  return rows.map(({ actorEmail: email, actorName: name, before, after, ...row }) => ({
    ...row,
    actorName:
      email === null ? (names.get(row.actor) ?? null) : nameSigner({ name: name ?? '', email }),
    before: before && JSON.parse(before),
    after: after && JSON.parse(after),
  }))
}

/** Names of customers, and of staff whose entries have no signature: only while their accounts exist. */
async function findNames(database: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const tables = ['customers', 'users', 'staff'] as const
  const names = await Array.fromAsync(tables, (table) =>
    database
      .selectFrom(table)
      .select(['id', 'email'])
      .where(isOneOf(database, 'id', ids))
      .execute(),
  )
  return new Map(names.flat().map(({ id, email }) => [id, email]))
}
