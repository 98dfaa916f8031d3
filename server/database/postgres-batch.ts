import { type Connection, type DatabaseError, type Submittable } from 'pg'

import { typeParsers } from './postgres-config.ts'

/** Without a name it is parsed and described each time. */
export type Statement = { name: string; text: string; shape?: Shape }
export type Step = { statement: Statement; values: readonly unknown[] }
export type Answer = { command: string; rowCount: number | null; rows: unknown[] }

/** Of the rows that a statement answers, as it was described once: where that changes, PostgreSQL refuses the old plan. */
type Shape = { names: string[]; readers: ((text: string) => unknown)[] }

type Described = { fields: { name: string; dataTypeID: number }[] }

/**
 * Statements that go to PostgreSQL in one message, which ends with one Sync: from the one that fails on it passes over all of them.
 * The methods are those that the library calls.
 */
export class Batch implements Submittable {
  readonly #steps: Step[]
  readonly #settled = Promise.withResolvers<Answer[]>()
  readonly #answers: Answer[] = []
  /** Set by the library, which ends its own timeout when it is called. */
  callback: (() => void) | undefined
  #rows: unknown[] = []
  #shape: Shape | undefined

  constructor(steps: Step[]) {
    this.#steps = steps
  }

  /** One for each statement. */
  get answers() {
    return this.#settled.promise
  }

  /** With `text`, what the library notes as parsed on its connection. */
  get name() {
    return this.#statement?.name
  }

  get text() {
    return this.#statement?.text
  }

  get #statement() {
    return this.#steps[this.#answers.length]?.statement
  }

  submit(connection: Connection) {
    const { stream, parsedStatements: parsed } = connection as ParsingConnection
    const isParsed = new Set<string>()
    stream.cork()
    for (const { statement, values } of this.#steps) {
      const { name, text, shape } = statement
      if (!name || !(name in parsed || isParsed.has(name))) {
        connection.parse({ name, text, types: [] }, true)
        isParsed.add(name)
      }
      connection.bind({ statement: name, values: values.map(asText) } as never, true)
      if (!shape) connection.describe({ type: 'P' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    stream.uncork()
  }

  handleRowDescription({ fields }: Described) {
    this.#shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID)),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const { names, readers } = this.#statement?.shape ?? this.#shape ?? NOTHING
    const row: Record<string, unknown> = {}
    for (const [index, name] of names.entries()) {
      const text = fields[index] ?? null
      row[name] = text === null ? null : readers[index]?.(text)
    }
    this.#rows.push(row)
  }

  /** @param done as `INSERT 0 1`, `UPDATE 3` or `BEGIN` */
  handleCommandComplete({ text: done }: { text: string }) {
    const statement = this.#statement
    if (statement?.name) statement.shape ??= this.#shape ?? NOTHING
    const [command = '', ...counts] = done.split(' ')
    const rowCount = counts.length > 0 ? Number(counts.at(-1)) : null
    this.#answers.push({ command, rowCount, rows: this.#rows })
    this.#rows = []
    this.#shape = undefined
  }

  handleError(error: DatabaseError) {
    this.callback?.()
    this.#settled.reject(error)
  }

  /** Only now is what was asked outside a transaction committed. */
  handleReadyForQuery() {
    this.callback?.()
    this.#settled.resolve(this.#answers)
  }
}

const NOTHING: Shape = { names: [], readers: [] }

type ParsingConnection = Connection & { parsedStatements: Record<string, string> }

/** Whether a value is written as its text. */
export function isPlain(value: unknown) {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
}

function asText(value: unknown) {
  return value === null || value === undefined ? null : String(value)
}
