import { createHash } from 'node:crypto'

import { Client } from 'pg'

/** Of one connection: each takes some memory of the database server. */
const MAX_STATEMENTS = 400
/** A statement with more values has a list in it, and comes in as many lengths. */
const MAX_VALUES = 12
const PLANNED = /^(select|insert|update|delete) /

/** A connection that has each statement parsed and planned once: for a lookup that is most of the work. */
export class PreparedClient extends Client {
  readonly #names = new Map<string, string>()

  override query(...[query, values, ...rest]: unknown[]): never {
    const name = typeof query === 'string' && Array.isArray(values) && this.#nameOf(query, values)
    const asked = name ? [{ name, text: query, values }] : [query, values]
    return super.query(...([...asked, ...rest] as Parameters<Client['query']>)) as never
  }

  #nameOf(text: string, values: unknown[]) {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MAX_STATEMENTS) return known
    if (values.length > MAX_VALUES || !PLANNED.test(text)) return undefined
    const name = createHash('sha256').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
