import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import type { Tables } from './tables.ts'

type Values = Readonly<Record<string, unknown>>

/** A statement that is built and compiled once for each database, and then only filled in. */
type KeptStatement<V, Row, T = Tables> = {
  all(database: Kysely<T>, values: V): Promise<Row[]>
  first(database: Kysely<T>, values: V): Promise<Row | undefined>
}

/**
 * Keeps a statement: building and compiling one costs several times what running it does. While it is built each value is
 * a slot, which can be put where a value goes and nowhere else: what depends on a value, such as `is null` or the length
 * of a list, makes two statements.
 */
export function keepStatement<V extends Values, Row, T = Tables>(
  build: (database: Kysely<T>, values: V) => Compilable<Row>,
): KeptStatement<V, Row, T> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  function compile(database: Kysely<T>) {
    // A transaction has that of its database.
    const { adapter } = database.getExecutor()
    const kept = compiled.get(adapter) ?? build(database, slots as V).compile()
    compiled.set(adapter, kept)
    return kept
  }

  function fill(database: Kysely<T>, values: V) {
    const { query, queryId, sql, parameters } = compile(database)
    const filled = parameters.map((one) => (one instanceof Slot ? values[one.name] : one))
    return { query, queryId, sql, parameters: filled } as CompiledQuery<Row>
  }

  function run(database: Kysely<T>, values: V) {
    return database.executeQuery(fill(database, values))
  }

  return {
    all: async (database, values) => (await run(database, values)).rows,
    first: async (database, values) => (await run(database, values)).rows[0],
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
