import { Client, DatabaseError, type Connection } from 'pg'

import { Batch, isPlain, type Answer, type Statement } from './postgres-batch.ts'
import { isAlong, isTogether, type Asked } from './together.ts'

/** Of one connection: each takes some memory of the database server. */
const MAX_STATEMENTS = 400
/** A statement with more values has a list in it, and comes in as many lengths. */
const MAX_VALUES = 40
/** That go along with one message: of thousands no part waits for all. */
const MAX_ALONG = 64
const PLANNED = /^\s*(select|insert|update|delete|with) /
const BEGIN: Asked = { sql: 'begin', parameters: [] }
const COMMIT: Asked = { sql: 'commit', parameters: [] }
/** The library's error message. */
const LATE = /query read timeout/i
/** PostgreSQL's code of a plan that a change of its table has made useless. */
export const OUTDATED_PLAN = '0A000'

/**
 * A connection that has each statement parsed, planned and described once: for a lookup that is most of the work. A transaction
 * begins in one message with what is asked in it first, which is not done without it, and may end in one with what is asked last. What
 * nobody waits for goes along with what is asked next.
 */
export class PreparedClient extends Client {
  readonly #statements = new Map<string, Statement>()
  #count = 0
  #isBeginning = false
  #isCommitted = false
  #along: Asked[] = []

  override query(...[query, values, ...rest]: unknown[]): never {
    const isOurs = typeof query === 'string' && Array.isArray(values) && rest.length === 0
    const result = isOurs ? this.#ask(query, values) : this.#askAsItIs(query, values, ...rest)
    return result as never
  }

  async #ask(text: string, values: unknown[]): Promise<Answer> {
    if (text === BEGIN.sql) {
      this.#isBeginning = true
      // Of a unit that was committed, or given up.
      this.#isCommitted = false
      this.#along = []
      return { command: 'BEGIN', rowCount: null, rows: [] }
    }
    if (isAlong(text, values)) {
      this.#along.push(...values)
      if (this.#along.length >= MAX_ALONG) await this.#send([])
      return { command: '', rowCount: null, rows: [] }
    }
    if (text === 'rollback') this.#along = []
    if (text === COMMIT.sql && this.#along.length > 0) {
      const [answer] = await this.#send([COMMIT])
      this.#isCommitted = false
      return answer as Answer
    }
    if (this.#isBeginning && (text === COMMIT.sql || text === 'rollback')) {
      this.#isBeginning = false
      return { command: text.toUpperCase(), rowCount: null, rows: [] }
    }
    if (this.#isCommitted && text === COMMIT.sql) {
      this.#isCommitted = false
      return { command: 'COMMIT', rowCount: null, rows: [] }
    }
    if (isTogether(text, values)) {
      return { command: 'SELECT', rowCount: null, rows: await this.#send(values) }
    }
    if (!PLANNED.test(text) || !values.every(isPlain)) return this.#askAsItIs(text, values)
    const [answer] = await this.#send([{ sql: text, parameters: values }])
    return answer as Answer
  }

  /** What is no statement with values of ours goes the library's way. */
  async #askAsItIs(...query: unknown[]): Promise<Answer> {
    if (this.#isBeginning || this.#along.length > 0) await this.#send([])
    const asked: Promise<Answer> = super.query(...(query as [string, unknown[]]))
    return this.#inTime(asked)
  }

  /** A late answer could be taken for the next query's, so a timeout closes the connection. */
  async #inTime<Answers>(asked: Promise<Answers>) {
    try {
      return await asked
    } catch (error) {
      const { connection } = this as unknown as { connection: Connection }
      if (error instanceof Error && LATE.test(error.message)) connection.stream.destroy()
      throw error
    }
  }

  /** A newer server may change a table meanwhile: then all is planned anew. Within a transaction that has to be tried again. */
  async #send(asked: Asked[]): Promise<Answer[]> {
    const all = [...(this.#isBeginning ? [BEGIN] : []), ...this.#along, ...asked]
    this.#isBeginning = false
    this.#along = []
    const sendAll = async () => {
      const steps = all.map(({ sql, parameters }) => {
        return { statement: this.#keep(sql, parameters.length), values: parameters }
      })
      const answers = await this.#inTime(super.query(new Batch(steps)).answers)
      this.#isCommitted = answers.at(-1)?.command === 'COMMIT'
      return answers.slice(all.length - asked.length)
    }
    try {
      return await sendAll()
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== OUTDATED_PLAN) throw error
      this.#statements.clear()
      return sendAll().catch(() => {
        throw error
      })
    }
  }

  /** The statement under a name of its own, or nameless where there are too many. */
  #keep(text: string, valueCount: number): Statement {
    const kept = this.#statements.get(text)
    if (kept) return kept
    const isTooMuch = valueCount > MAX_VALUES || this.#statements.size >= MAX_STATEMENTS
    if (isTooMuch) return { name: '', text }
    const statement = { name: `s${(this.#count += 1)}`, text }
    this.#statements.set(text, statement)
    return statement
  }
}
