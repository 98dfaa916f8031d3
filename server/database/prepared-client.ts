import { Client, DatabaseError, type QueryResult } from 'pg'

/** Of one connection: each takes some memory of the database server. */
const MAX_STATEMENTS = 400
/** A statement with more values has a list in it, and comes in as many lengths. */
const MAX_VALUES = 12
const PLANNED = /^(select|insert|update|delete) /
/** PostgreSQL's code of a plan that a change of its table has made useless. */
export const OUTDATED_PLAN = '0A000'

/** A connection that has each statement parsed and planned once: for a lookup that is most of the work. */
export class PreparedClient extends Client {
  readonly #names = new Map<string, string>()
  #count = 0

  override query(...[query, values, ...rest]: unknown[]): never {
    const isPrepared = typeof query === 'string' && Array.isArray(values) && rest.length === 0
    const result =
      isPrepared && this.#canName(query, values)
        ? this.#queryByName(query, values)
        : super.query(...([query, values, ...rest] as Parameters<Client['query']>))
    return result as never
  }

  #canName(text: string, values: unknown[]) {
    if (this.#names.has(text)) return true
    return this.#names.size < MAX_STATEMENTS && values.length <= MAX_VALUES && PLANNED.test(text)
  }

  /** A newer server may change a table meanwhile: then all is planned anew. Within a transaction that has to be tried again. */
  async #queryByName(text: string, values: unknown[]): Promise<QueryResult> {
    const ask = () => super.query({ name: this.#nameOf(text), text, values })
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== OUTDATED_PLAN) throw error
      this.#names.clear()
      return ask().catch(() => {
        throw error
      })
    }
  }

  #nameOf(text: string) {
    const name = this.#names.get(text) ?? `s${(this.#count += 1)}`
    this.#names.set(text, name)
    return name
  }
}
