import { Kysely, type CompiledQuery, type QueryResult } from 'kysely'

import { askingDialect } from './asking-dialect.ts'
import type { Database, Reader } from './database.ts'
import type { Tables } from './tables.ts'
import { isPostgres } from './together.ts'

type Asked = {
  query: CompiledQuery
  resolve: (answer: QueryResult<unknown>) => void
  reject: (error: unknown) => void
}

/** Of one statement. */
const MAX_TOGETHER = 12
const made = new WeakSet<Reader>()

/**
 * Reads for one answer. What several of its parts want to know is asked of the database once, and what they ask at the same time
 * goes there together: on PostgreSQL each round trip costs more than what it looks up. What is written meanwhile is not seen.
 */
export function readOnce(read: Reader): Reader {
  if (made.has(read)) return read
  const executor = read.getExecutor()
  const isFar = isPostgres(read)
  const answers = new Map<string, Promise<QueryResult<unknown>>>()
  const waiting: Asked[] = []
  let isAsking = false

  function ask(query: CompiledQuery) {
    const question = JSON.stringify([query.sql, query.parameters])
    const answer = answers.get(question) ?? (isFar ? queue(query) : send(query))
    answers.set(question, answer)
    return answer
  }

  function send(query: CompiledQuery) {
    return executor.executeQuery(query)
  }

  function queue(query: CompiledQuery) {
    if (!isAsking) setImmediate(flush)
    isAsking = true
    return new Promise<QueryResult<unknown>>((resolve, reject) => {
      waiting.push({ query, resolve, reject })
    })
  }

  /** One after the other: what is asked together is then the same each time, and its plan is kept. */
  async function flush() {
    await sendTogether(waiting.splice(0, MAX_TOGETHER))
    // Whoever was answered may ask on before.
    setImmediate(() => (waiting.length > 0 ? flush() : (isAsking = false)))
  }

  async function sendTogether(asked: Asked[]) {
    try {
      const [only, ...others] = asked
      if (only && others.length === 0) return only.resolve(await send(only.query))
      const { rows } = await send(gather(asked))
      const [answer = {}] = rows as Record<string, unknown[] | null>[]
      for (const [index, { resolve }] of asked.entries()) {
        resolve({ rows: answer[nameOf(index)] ?? [] })
      }
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  const reader = new Kysely<Tables>({ dialect: askingDialect(read, ask) })
  made.add(reader)
  return reader
}

/** As `readOnce`, for whatever answers a call; `readMuch` is not, whose answers are too much to be kept until its end. */
export function forOneAnswer<S extends { database: Database }>(services: S): S {
  const { database } = services
  return { ...services, database: { ...database, read: readOnce(database.read) } }
}

const nameOf = (index: number) => `rows_${index}`

/** One statement whose only row has the rows of each. */
function gather(asked: Asked[]): CompiledQuery {
  const parameters: unknown[] = []
  const parts = asked.map(({ query }, index) => {
    const before = parameters.length
    parameters.push(...query.parameters)
    const statement = query.sql.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)
    return `(select json_agg(one) from (${statement}) as one) as ${nameOf(index)}`
  })
  const [first] = asked
  if (!first) throw new Error('Nothing was asked')
  return { ...first.query, sql: `select ${parts.join(', ')}`, parameters }
}
