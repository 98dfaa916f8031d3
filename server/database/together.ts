import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  type Compilable,
  type QueryResult,
  type Transaction,
} from 'kysely'

import { askingDialect } from './asking-dialect.ts'

export type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>
type Answer = { command: string; rowCount: number | null; rows: unknown[] }
type Executor = { executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> }
type Unit = { isTransaction: boolean; getExecutor(): Executor & { adapter: unknown } }
type Waiting = {
  query: CompiledQuery
  resolve: (answer: QueryResult<unknown>) => void
  reject: (error: unknown) => void
}

const COMMIT = CompiledQuery.raw('commit')
/** Stands for several statements, which are its values: Kysely hands one to a connection at a time. */
const TOGETHER = '-- together'
/** Stands for a statement, its value, that goes with the next one. */
const ALONG = '-- along'

/**
 * Statements of a unit of work that need none of each other's answers: on PostgreSQL those that are asked at the same time go there
 * in one message, in their order, and are answered in one. Where one fails, none behind it is done.
 */
export function together<Tables, Result>(
  tx: Transaction<Tables>,
  work: (one: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return gather(tx, work, [])
}

/**
 * As `together`, for what a unit of work ends with: its commit goes along, so that whoever waits for a row of it waits for the
 * database alone, and never for this process. What is asked, is asked in one breath.
 */
export function commitTogether<Tables, Result>(
  tx: Transaction<Tables>,
  work: (one: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return gather(tx, work, [COMMIT])
}

async function gather<Tables, Result>(
  tx: Transaction<Tables>,
  work: (one: Kysely<Tables>) => Promise<Result>,
  end: CompiledQuery[],
): Promise<Result> {
  const executor = tx.getExecutor()
  if (!isPostgres(tx)) return work(tx)
  let waiting: Waiting[] = []
  let isOver = false

  function ask(query: CompiledQuery) {
    if (isOver) throw new Error('Something was asked after the commit')
    // After all that is asked in the same breath.
    if (waiting.length === 0) process.nextTick(() => void send())
    return new Promise<QueryResult<unknown>>((resolve, reject) => {
      waiting.push({ query, resolve, reject })
    })
  }

  async function send() {
    const asked = waiting
    waiting = []
    isOver = end.length > 0
    try {
      const queries = asked.map(({ query }) => query)
      const answers = await askTogether(executor, [...queries, ...end])
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? { rows: [] })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return work(new Kysely<Tables>({ dialect: askingDialect(tx, ask) }))
}

/**
 * A change of a unit of work whose answer nobody looks at: on PostgreSQL it goes there in the message of what is asked next, or of the
 * commit, before it; where it fails, that fails. Elsewhere, and outside of a transaction, it is asked at once.
 */
export async function askAlong(tx: Unit, change: Compilable) {
  const query = change.compile()
  const isLater = tx.isTransaction && isPostgres(tx)
  await tx.getExecutor().executeQuery(isLater ? CompiledQuery.raw(ALONG, [query]) : query)
}

/** Which way of two a statement is written, or whether a question is a way there and back. */
export function isPostgres(database: { getExecutor(): { adapter: unknown } }) {
  return database.getExecutor().adapter instanceof PostgresAdapter
}

/** As `Promise.all`, but waits for all of them, also where one fails: nothing of a unit of work may come after its end. */
export async function settleAll<Answers extends readonly unknown[]>(asked: Answers) {
  await Promise.allSettled(asked)
  return Promise.all(asked)
}

/** Asks PostgreSQL several things in one message. @returns the answer to each */
export async function askTogether(executor: Executor, queries: CompiledQuery[]) {
  const { rows } = await executor.executeQuery(CompiledQuery.raw(TOGETHER, queries))
  return (rows as Answer[]).map(asResult)
}

function asResult({ command, rowCount, rows }: Answer): QueryResult<unknown> {
  return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

/** Whether a connection is handed several statements. */
export function isTogether(text: string, values: unknown[]): values is Asked[] {
  return text === TOGETHER && values.length > 0
}

/** Whether a connection is handed a statement for the next message. */
export function isAlong(text: string, values: unknown[]): values is Asked[] {
  return text === ALONG && values.length > 0
}
