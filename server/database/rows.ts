import type {
  ExpressionBuilder,
  Insertable,
  Selectable,
  SelectQueryBuilder,
  Updateable,
} from 'kysely'

import type { Reader } from './database.ts'
import { keepStatement, type KeptStatement } from './kept-statement.ts'
import type { Tables } from './tables.ts'

type Table = keyof Tables
type Row<T extends Table> = Selectable<Tables[T]>
type Filter<T extends Table> = Partial<Row<T>>
/** A filter whose values are known to be null or not: a value that only may be null would find rows that were not meant. */
type Certain<F> = {
  [C in keyof F]: F[C] extends null
    ? null
    : null extends F[C]
      ? never
      : undefined extends F[C]
        ? never
        : F[C]
}
type MaybeRow<T extends Table> = Promise<Row<T> | undefined>

/** The rows of a table whose columns have these values. */
export function selectRows<T extends Table, const F extends Filter<T>>(
  database: Reader,
  table: T,
  filter: F & Certain<F>,
) {
  const rows = untyped(database).selectFrom(table).selectAll().where(matching(filter))
  return rows as SelectQueryBuilder<Tables, T, Row<T>>
}

export function findRow<T extends Table, const F extends Filter<T>>(
  database: Reader,
  table: T,
  filter: F & Certain<F>,
): MaybeRow<T> {
  const { statement, values } = keep('find', table, { filter }, (any, parts) =>
    any.selectFrom(table).selectAll().where(matching(parts.filter)).limit(1),
  )
  return statement.first(database, values)
}

/** The row, kept from changing until the transaction ends. */
export function lockRow<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
): MaybeRow<T> {
  const { statement, values } = keep('lock', table, { filter }, (any, parts) =>
    any.selectFrom(table).selectAll().where(matching(parts.filter)).forUpdate(),
  )
  return statement.first(tx, values)
}

/** What nobody looks at goes along with what a unit of work asks next (together.ts). */
export async function insertRow<T extends Table>(tx: Reader, table: T, row: Insertable<Tables[T]>) {
  const { statement, values } = keep('add', table, { row }, (any, parts) =>
    any.insertInto(table).values(parts.row),
  )
  await statement.along(tx, values)
}

/** @returns the row as it stands then */
export async function returnInserted<T extends Table>(
  tx: Reader,
  table: T,
  row: Insertable<Tables[T]>,
): Promise<Row<T>> {
  const { statement, values } = keep('insert', table, { row }, (any, parts) =>
    any.insertInto(table).values(parts.row).returningAll(),
  )
  return statement.first(tx, values)
}

/** As `countUpdated`, where nobody looks at how many. */
export async function updateRows<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
  change: Updateable<Tables[T]>,
) {
  const { statement, values } = keepUpdate(table, filter, change)
  await statement.along(tx, values)
}

/** @returns how many rows were changed */
export function countUpdated<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
  change: Updateable<Tables[T]>,
) {
  const { statement, values } = keepUpdate(table, filter, change)
  return statement.change(tx, values)
}

function keepUpdate(table: Table, filter: object, row: object) {
  return keep('update', table, { filter, row }, (any, parts) =>
    any.updateTable(table).set(parts.row).where(matching(parts.filter)),
  )
}

/** As `countDeleted`, where nobody looks at how many. */
export async function deleteRows<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
) {
  const { statement, values } = keepDelete(table, filter)
  await statement.along(tx, values)
}

/** @returns how many rows were deleted */
export function countDeleted<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
) {
  const { statement, values } = keepDelete(table, filter)
  return statement.change(tx, values)
}

function keepDelete(table: Table, filter: object) {
  return keep('delete', table, { filter }, (any, parts) =>
    any.deleteFrom(table).where(matching(parts.filter)),
  )
}

type Values = Record<string, unknown>
type Parts = { filter: object; row: object }
// oxlint-disable-next-line typescript/no-explicit-any -- Kysely has no type for a table that is a parameter
type Any = any

const statements = new Map<string, KeptStatement<Values, Any>>()

/** The statement that does this with these columns of a table, kept from the first time on, and what to fill in. */
function keep(
  verb: string,
  table: Table,
  { filter = {}, row = {} }: Partial<Parts>,
  build: (database: Any, parts: Parts) => Any,
) {
  const values: Values = {}
  let shape = `${verb} ${table}`
  for (const [column, value] of Object.entries(filter)) {
    shape += value === null ? ` ${column} is null` : ` ${column}`
    values[`of ${column}`] = value
  }
  for (const [column, value] of Object.entries(row)) {
    if (value === undefined) continue
    shape += ` to ${column}`
    values[`to ${column}`] = value
  }
  const statement =
    statements.get(shape) ??
    keepStatement((database, slots: Values) => {
      return build(database, {
        filter: mapColumns(filter, (column, value) =>
          value === null ? null : slots[`of ${column}`],
        ),
        row: mapColumns(row, (column) => slots[`to ${column}`]),
      })
    })
  statements.set(shape, statement)
  return { statement, values }
}

function mapColumns(columns: object, map: (column: string, value: unknown) => unknown) {
  const defined = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined.map(([column, value]) => [column, map(column, value)]))
}

function untyped(database: Reader): Any {
  return database
}

function matching(filter: object) {
  return ({ and, eb }: ExpressionBuilder<Tables, Table>) =>
    and(
      Object.entries(filter).map(([column, value]) =>
        eb(column as never, value === null ? 'is' : '=', value as never),
      ),
    )
}

/** How many rows a question without columns of its own finds. */
export async function countFound<Schema, From extends keyof Schema, Shown>(
  rows: SelectQueryBuilder<Schema, From, Shown>,
) {
  const all = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  return Number((all as { count: unknown } | undefined)?.count ?? 0)
}
