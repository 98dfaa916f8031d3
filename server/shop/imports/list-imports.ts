import type { Services } from '#server/services.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'

import { findDependents } from './take-back.ts'

const MAX_LISTED = 50

export async function listImports(
  _input: object,
  _context: object,
  { database: { read } }: Services,
) {
  const rows = await read
    .selectFrom('imports')
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  const names = await nameStaff(
    read,
    rows.map(({ imported_by }) => imported_by),
  )
  const imports = await Array.fromAsync(rows, async (row) => ({
    id: row.id,
    digest: row.digest,
    boxes: row.boxes,
    people: row.people,
    owedCents: row.owed_cents,
    depositCents: row.deposit_cents,
    at: row.imported_at,
    by: names.get(row.imported_by) ?? null,
    takenBackAt: row.taken_back_at,
    fixedBy: row.taken_back_at === null ? ((await findDependents(read, row.id))?.by ?? null) : null,
  }))
  return { imports }
}
