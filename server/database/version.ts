import { sql, type Kysely } from 'kysely'

import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { isPostgres } from './database.ts'
import { primaryCode } from './unavailable.ts'

const words = operations.version
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const SQLITE_UNREADABLE = [11, 26]
const MOST_NAMES = 3
const RECORDS = 'migrations'
const FIRST_TABLE = 'users'

type Migrations = Record<string, unknown>
/** The applied migrations, in order; none in an empty database. */
type Version = string[]

export class OtherVersionError extends Error {}

/**
 * The version of a database; an older one that this version brings up to date counts as its own.
 * @throws OtherVersionError
 */
export async function readVersion<Tables>(
  database: Kysely<Tables>,
  known: Migrations,
): Promise<Version> {
  const applied = await readApplied(database)
  refuseOtherVersion(applied, known, words.database)
  return applied
}

/**
 * Refuses a database that is not up to date, for commands that don't migrate it.
 * @throws OtherVersionError
 */
export async function refuseUnlessCurrent<Tables>(database: Kysely<Tables>, known: Migrations) {
  const applied = await readVersion(database, known)
  if (applied.length < Object.keys(known).length) throw new OtherVersionError(words.behind)
}

/**
 * @param what names the database or backup in the message
 * @throws OtherVersionError when a version that this one can't upgrade applied the migrations
 */
export function refuseOtherVersion(applied: Version, known: Migrations, what: string) {
  const others = applied.filter((name) => !Object.hasOwn(known, name))
  const all = Object.keys(known).toSorted()
  const [first = ''] = all
  if (others.length === 0) return
  const isNewer = applied.includes(first) && others.every((name) => name > (all.at(-1) ?? ''))
  const names = others.slice(0, MOST_NAMES).join(', ')
  throw new OtherVersionError(
    interpolate(isNewer ? words.newer : words.older, { what, names, first }),
  )
}

async function readApplied<Tables>(database: Kysely<Tables>): Promise<Version> {
  const tables = await readTables(database).catch((error: { errcode?: number }) => {
    const isUnreadable = SQLITE_UNREADABLE.includes(primaryCode(error.errcode ?? 0))
    throw isUnreadable ? new OtherVersionError(words.unreadable) : error
  })
  if (tables.includes(RECORDS)) {
    const records = sql<{ name: string }>`select name from migrations order by name`
    const { rows } = await records.execute(database)
    return rows.map(({ name }) => name)
  }
  return tables.length > 0 ? [words.noRecords] : []
}

async function readTables<Tables>(database: Kysely<Tables>) {
  const tables = isPostgres(database)
    ? sql<{ name: string }>`
        select tablename as name from pg_tables
        where schemaname = current_schema() and tablename in (${RECORDS}, ${FIRST_TABLE})`
    : sql<{ name: string }>`
        select name from sqlite_schema where name in (${RECORDS}, ${FIRST_TABLE})`
  const { rows } = await tables.execute(database)
  return rows.map(({ name }) => name)
}
