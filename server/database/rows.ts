import type {
  DeleteResult,
  ExpressionBuilder,
  Insertable,
  Selectable,
  SelectQueryBuilder,
  Updateable,
  UpdateResult,
} from 'kysely'

import type { Reader } from './database.ts'
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
  return select(database, table, filter) as SelectQueryBuilder<Tables, T, Row<T>>
}

export function findRow<T extends Table, const F extends Filter<T>>(
  database: Reader,
  table: T,
  filter: F & Certain<F>,
): MaybeRow<T> {
  return select(database, table, filter).limit(1).executeTakeFirst()
}

/** The row, kept from changing until the transaction ends. */
export function lockRow<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
): MaybeRow<T> {
  return select(tx, table, filter).forUpdate().executeTakeFirst()
}

/** @returns the row as it stands then */
export function insertRow<T extends Table>(
  tx: Reader,
  table: T,
  row: Insertable<Tables[T]>,
): Promise<Row<T>> {
  return untyped(tx).insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()
}

/** @returns how many rows were changed */
export async function updateRows<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
  change: Updateable<Tables[T]>,
) {
  const update = untyped(tx).updateTable(table).set(change).where(matching(filter))
  const { numUpdatedRows }: UpdateResult = await update.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** @returns how many rows were deleted */
export async function deleteRows<T extends Table, const F extends Filter<T>>(
  tx: Reader,
  table: T,
  filter: F & Certain<F>,
) {
  const deletion = untyped(tx).deleteFrom(table).where(matching(filter))
  const { numDeletedRows }: DeleteResult = await deletion.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function select(database: Reader, table: Table, filter: object) {
  return untyped(database).selectFrom(table).selectAll().where(matching(filter))
}

// oxlint-disable-next-line typescript/no-explicit-any -- Kysely has no type for a table that is a parameter
function untyped(database: Reader): any {
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
