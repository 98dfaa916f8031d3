import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import type { Tables } from './tables.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Keeps a compiled statement: building one costs several times what running it does. Values are
 * parameters only, so `is null` or a list's length makes another statement.
 */
export function compileStatement<V extends Values, Row>(
  build: (database: Kysely<Tables>, values: V) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  function compile(database: Kysely<Tables>) {
    const { adapter } = database.getExecutor()
    const query = compiled.get(adapter) ?? build(database, slots as V).compile()
    compiled.set(adapter, query)
    return query
  }

  async function all(database: Kysely<Tables>, values: V) {
    const query = compile(database)
    const parameters = query.parameters.map((one) => (one instanceof Slot ? values[one.name] : one))
    const filled: CompiledQuery<Row> = { ...query, parameters }
    return (await database.executeQuery(filled)).rows
  }

  return {
    all,
    async first(database: Kysely<Tables>, values: V) {
      const [row] = await all(database, values)
      return row
    },
  }
}

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`The value ${this.name} of a kept statement is not known while it is built`)
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) })
