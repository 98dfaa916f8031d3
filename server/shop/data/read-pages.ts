import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'

export type Row = Record<string, string | number | null>

const PAGE_ROWS = 200
const MAX_IDS = 200

type Listed = {
  table: string
  owner: string
  id: string
  order: string
  key?: string
  columns?: string[]
}

/** An owner's rows, oldest first, by keyset pagination. */
export async function* readPages(
  read: Reader,
  { table, owner, id, order, key = 'id', columns = [] }: Listed,
): AsyncGenerator<Row[]> {
  let after = sql``
  for (;;) {
    const wanted = columns.length > 0 ? sql.join(columns.map((name) => sql.ref(name))) : sql`*`
    const { rows } = await sql<Row>`select ${wanted} from ${sql.table(table)}
      where ${sql.ref(owner)} = ${id} ${after}
      order by ${sql.ref(order)}, ${sql.ref(key)} limit ${sql.lit(PAGE_ROWS)}`.execute(read)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = sql`and (${sql.ref(order)}, ${sql.ref(key)}) > (${last[order]}, ${last[key]})`
  }
}

export async function selectIn(
  read: Reader,
  { table, column, order }: { table: string; column: string; order: string },
  values: string[],
) {
  const matching: Row[] = []
  for (const some of chunksOf(values)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(some)})
      order by ${sql.ref(order)}`.execute(read)
    matching.push(...rows)
  }
  return matching
}

export function* chunksOf(values: string[]) {
  for (let at = 0; at < values.length; at += MAX_IDS) yield values.slice(at, at + MAX_IDS)
}
