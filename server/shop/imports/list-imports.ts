import { createHmac } from 'node:crypto'

import type { Services } from '#server/services.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { CallContext } from '#server/shop/core/serve-calls.ts'

import { readMemory } from './import-memory.ts'
import { findDependents } from './take-back.ts'

const MAX_LISTED = 50

export async function listImports(
  _input: object,
  { by }: CallContext,
  { database: { read }, secrets }: Services,
) {
  const rows = await read
    .selectFrom('imports')
    .selectAll()
    .orderBy('importedAt', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  const names = await nameStaff(
    read,
    rows.map(({ importedBy }) => importedBy),
  )
  const imports = await Array.fromAsync(rows, async (row) => ({
    id: row.id,
    digest: row.digest,
    boxes: row.boxes,
    people: row.people,
    owedCents: row.owedCents,
    depositCents: row.depositCents,
    at: row.importedAt,
    by: names.get(row.importedBy) ?? null,
    takenBackAt: row.takenBackAt,
    fixedBy: row.takenBackAt === null ? ((await findDependents(read, row.id))?.by ?? null) : null,
  }))
  const draftKey = createHmac('sha256', secrets.drafts).update(by.id).digest('base64')
  return { imports, memory: await readMemory(read), draftKey }
}
