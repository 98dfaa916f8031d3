import type { Reader } from '#server/database/database.ts'

import { hashOf, readLogHead } from './audit.ts'

type CheckedPart = {
  through: number
  isDone: boolean
  brokenAt: number | null
  entries: number
  hash: string
}

const BATCH = 1_000

/**
 * Checks the rows of the log after `after`: none changed or removed, and the end not cut off. `through` is the last row
 * checked, from which the next check continues unless it `isDone`.
 */
export async function checkAudit(database: Reader, after = 0): Promise<CheckedPart> {
  // Read first: rows written meanwhile only make the log longer than its head says.
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
    ...head,
    through,
    isDone: isBroken || rows.length < BATCH,
    brokenAt: isBroken ? through + 1 : null,
  })
  if (previous === undefined) return answer(true)
  for (const { hash, ...row } of rows) {
    const isNext = row.id === through + 1 && row.previousHash === previous
    const isHead = row.id === head.entries
    if (!isNext || hash !== hashOf(row) || (isHead && hash !== head.hash)) return answer(true)
    ;[through, previous] = [row.id, hash]
  }
  if (rows.length === BATCH) return answer(false)
  return answer(through < head.entries || through > (await readLogHead(database)).entries)
}

async function readHash(database: Reader, id: number) {
  const row = await database.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
  return row?.hash
}
