import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { DatabaseError } from 'pg'

import { PlannedDialect } from './postgres-dialect.ts'
import { askTogether } from './together.ts'

type Waiting = {
  query: CompiledQuery
  resolve: (answer: QueryResult<unknown>) => void
  reject: (error: unknown) => void
}

/** In one message. */
const MOST = 64
/** PostgreSQL says that it ends the connection, or itself: nobody knows what was done. */
const ENDING = /^(08|57P)/

/**
 * PostgreSQL for statements that are units of work by themselves and touch a few rows: what is asked while an answer is under way
 * goes there in one message once it has come, over one connection, and waits for the disk once. A transaction has a connection of
 * its own.
 */
export class SharingDialect extends PlannedDialect {
  readonly #driver = new SharingDriver(super.createDriver())

  override createDriver() {
    return this.#driver
  }
}

/** A connection of its own once a transaction begins, and else that of everybody. */
type Shared = DatabaseConnection & { own?: DatabaseConnection }

class SharingDriver implements Driver {
  readonly #driver: Driver
  readonly #waiting: Waiting[] = []
  #isAsking = false

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<Shared> {
    const ask = <Row>(query: CompiledQuery) => this.#ask(query) as Promise<QueryResult<Row>>
    const shared: Shared = {
      executeQuery: <Row>(query: CompiledQuery) =>
        shared.own ? shared.own.executeQuery<Row>(query) : ask<Row>(query),
      streamQuery() {
        throw new Error('What is asked together is not read in parts')
      },
    }
    return shared
  }

  async beginTransaction(shared: Shared, settings: TransactionSettings) {
    shared.own = await this.#driver.acquireConnection()
    await this.#driver.beginTransaction(shared.own, settings)
  }

  async commitTransaction({ own }: Shared) {
    if (own) await this.#driver.commitTransaction(own)
  }

  async rollbackTransaction({ own }: Shared) {
    if (own) await this.#driver.rollbackTransaction(own)
  }

  async releaseConnection({ own }: Shared) {
    if (own) await this.#driver.releaseConnection(own)
  }

  destroy() {
    return this.#driver.destroy()
  }

  #ask(query: CompiledQuery) {
    // After all requests that have come by now.
    if (!this.#isAsking) setImmediate(() => void this.#askAll())
    this.#isAsking = true
    return new Promise<QueryResult<unknown>>((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject })
    })
  }

  async #askAll() {
    while (this.#waiting.length > 0) await this.#answer(this.#waiting.splice(0, MOST))
    this.#isAsking = false
  }

  async #answer(asked: Waiting[]) {
    try {
      const answers = await this.#over((one) => {
        return askTogether(
          one,
          asked.map(({ query }) => query),
        )
      })
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? { rows: [] })
    } catch (error) {
      if (asked.length > 1 && wasUndone(error)) await this.#answerEach(asked)
      else for (const { reject } of asked) reject(error)
    }
  }

  /** One of several was refused, and all of them were undone. */
  async #answerEach(asked: Waiting[]) {
    await Promise.all(
      asked.map(({ query, resolve, reject }) =>
        this.#over((one) => one.executeQuery(query)).then(resolve, reject),
      ),
    )
  }

  async #over<Result>(work: (connection: DatabaseConnection) => Promise<Result>) {
    const connection = await this.#driver.acquireConnection()
    try {
      return await work(connection)
    } finally {
      await this.#driver.releaseConnection(connection)
    }
  }
}

function wasUndone(error: unknown) {
  return error instanceof DatabaseError && !ENDING.test(error.code ?? '')
}
