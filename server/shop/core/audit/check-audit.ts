import type { Reader } from '#server/database/database.ts'

import { hashOf, readLogHead } from './audit.ts'

type CheckedPart = {
  through: number
  isDone: boolean
  /** The first row that is not as it was written, or is missing. */
  brokenAt: number | null
  entries: number
  hash: string
}

/** What is read and hashed at once keeps nobody else waiting. */
const BATCH = 1_000

/**
 * Checks the rows of the log that follow one: that none was changed or taken out, nor its end cut off. `through` is the last
 * row that was checked; the next check goes on from there unless it `isDone`.
 */
export async function checkAudit(database: Reader, after = 0): Promise<CheckedPart> {
  // Read first: what is written meanwhile is longer than it says, never shorter.
  const head = await readLogHead(database)
  const before = after > 0 ? await readHash(database, after) : ''
  const rows = await database
    .selectFrom('audit')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  let [through, previous] = [after, before]
  const answer = (isBroken: boolean) => ({
    through,
    isDone: isBroken || rows.length < BATCH,
    brokenAt: isBroken ? through + 1 : null,
    entries: head.entries,
    hash: head.hash,
  })
  if (previous === undefined) return answer(true)
  for (const { hash, ...row } of rows) {
    const isNext = row.id === through + 1 && row.previous_hash === previous
    const isHead = row.id === head.entries
    if (!isNext || hash !== hashOf(row) || (isHead && hash !== head.hash)) return answer(true)
    ;[through, previous] = [row.id, hash]
  }
  if (rows.length === BATCH) return answer(false)
  return answer(through < head.entries || through > (await readLogHead(database)).entries)
}

/** Whether the whole log is as it was written. */
export async function verifyAudit(database: Reader) {
  let check = await checkAudit(database)
  while (!check.isDone) check = await checkAudit(database, check.through)
  return check.brokenAt === null
}

async function readHash(database: Reader, id: number) {
  const row = await database.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
  return row?.hash
}
