import { PostgresAdapter, type Kysely, type Transaction } from 'kysely'

import type { LimitTables, Tables } from './tables.ts'

export type Reader = Kysely<Tables>
export type Writer = Transaction<Tables>

export type Database = {
  kind: 'sqlite' | 'postgres'
  read: Reader
  /**
   * Runs a transaction, and resolves when it is safely on the disk. The work awaits nothing but the database; it may be run
   * again after a lost race, and never calls `write` itself.
   */
  write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>
  /** Updates the statistics that SQLite plans queries by, where tables have grown; PostgreSQL does so by itself. */
  analyze(): Promise<void>
  /** Counts shared by all processes that survive a restart, but not always a power cut: they never wait for the disk. */
  limits: Kysely<LimitTables>
  /** Whether it can do its work at this moment: reading, and writing if that failed the last time. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export function isPostgres(database: { getExecutor(): { adapter: unknown } }) {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
