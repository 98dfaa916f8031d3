import type { Reader } from '#server/database/database.ts'
import type { LogProblem } from '#shared/shop/core/log-problem.ts'

import { readLogHead } from './audit.ts'
import { checkAudit } from './check-audit.ts'

export type NotedHead = { entries: number; hash: string; notedBy: string }

/**
 * Checks the whole log: the chain, and its length against the heads recorded by closed days and by `heads`. A chain
 * alone does not show that its end was cut off, nor that all of it was rewritten.
 */
export async function checkLog(database: Reader, heads: NotedHead[] = []) {
  let check = await checkAudit(database)
  while (!check.isDone) check = await checkAudit(database, check.through)
  return findLogProblem(database, check.brokenAt, heads)
}

export async function findLogProblem(
  database: Reader,
  brokenAt: number | null,
  heads: NotedHead[] = [],
): Promise<LogProblem | null> {
  const own = { ...(await readLogHead(database)), notedBy: '' }
  const noted = [own, ...(await listDayHeads(database)), ...heads]
  // Read last: rows written meanwhile only make the log longer.
  const last = await readLast(database)
  if (brokenAt !== null && brokenAt <= last) return { kind: 'changed', row: brokenAt }
  const [longest] = noted.toSorted((one, other) => other.entries - one.entries)
  if (longest && longest.entries > last) {
    const { entries: through, notedBy } = longest
    return { kind: 'cut', from: last + 1, through, notedBy }
  }
  // More rows than the log's own head says: they were not added by the server.
  if (brokenAt !== null) return { kind: 'changed', row: brokenAt }
  for (const { entries: row, hash, notedBy } of noted) {
    const written =
      row > 0
        ? await database.selectFrom('audit').selectAll().where('id', '=', row).executeTakeFirst()
        : undefined
    if (written && written.hash !== hash) return { kind: 'rewritten', row, notedBy }
  }
  return null
}

async function readLast(database: Reader) {
  const { last } = await database
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/**
 * The first day whose recorded head differs from the log, and the one with the most rows: enough, however many days
 * there are.
 */
async function listDayHeads(database: Reader): Promise<NotedHead[]> {
  const seals = ['day', 'auditEntries', 'auditHash'] as const
  const closed = database
    .selectFrom(
      database
        .selectFrom('tillDays')
        .select(seals)
        .unionAll(database.selectFrom('tillReopenings').select(seals))
        .as('seals'),
    )
    .leftJoin('audit', 'audit.id', 'seals.auditEntries')
    .select(['day', 'auditEntries', 'auditHash'])
    .where('auditEntries', '>', 0)
    .limit(1)
  const longest = await closed.orderBy('auditEntries', 'desc').execute()
  const other = await closed
    .whereRef('audit.hash', '!=', 'seals.auditHash')
    .orderBy('day')
    .execute()
  return [...longest, ...other].map(({ day, auditEntries, auditHash }) => ({
    entries: auditEntries ?? 0,
    hash: auditHash ?? '',
    notedBy: day,
  }))
}
