import { CompiledQuery, Kysely, PostgresAdapter, type QueryResult } from 'kysely'

import { askingDialect } from './asking-dialect.ts'
import type { Reader, Writer } from './database.ts'
import type { Tables } from './tables.ts'

export type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>
type Answer = { command: string; rowCount: number | null; rows: unknown[] }
type Waiting = {
  query: CompiledQuery
  resolve: (answer: QueryResult<unknown>) => void
  reject: (error: unknown) => void
}

/** Stands for several statements, which are its values: Kysely hands one to a connection at a time. */
const TOGETHER = '-- together'

/**
 * Statements of a unit of work that need none of each other's answers: on PostgreSQL those that are asked at the same time go there
 * in one message, in their order, and are answered in one. Where one fails, none behind it is done.
 */
export async function together<Result>(
  tx: Writer,
  work: (one: Reader) => Promise<Result>,
): Promise<Result> {
  const executor = tx.getExecutor()
  if (!(executor.adapter instanceof PostgresAdapter)) return work(tx)
  let waiting: Waiting[] = []

  function ask(query: CompiledQuery) {
    // After all that is asked in the same breath.
    if (waiting.length === 0) process.nextTick(send)
    return new Promise<QueryResult<unknown>>((resolve, reject) => {
      waiting.push({ query, resolve, reject })
    })
  }

  async function send() {
    const asked = waiting
    waiting = []
    const queries = asked.map(({ query }) => query)
    try {
      const { rows } = await executor.executeQuery<Answer>(CompiledQuery.raw(TOGETHER, queries))
      for (const [index, { resolve }] of asked.entries()) resolve(asResult(rows[index]))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return work(new Kysely<Tables>({ dialect: askingDialect(tx, ask) }))
}

function asResult(answer: Answer | undefined): QueryResult<unknown> {
  const { command, rowCount, rows } = answer ?? { command: '', rowCount: null, rows: [] }
  return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

/** Whether a connection is handed several statements. */
export function isTogether(text: string, values: unknown[]): values is Asked[] {
  return text === TOGETHER && values.length > 0
}
