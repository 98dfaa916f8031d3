import type { Kysely, Transaction } from 'kysely'

import type { Tables } from './tables.ts'

export type Reader = Kysely<Tables>
export type Writer = Transaction<Tables>

/** One database, SQLite or PostgreSQL, behind the same few words. */
export type Database = {
  kind: 'sqlite' | 'postgres'
  /** Reads what is committed. */
  read: Reader
  /** One unit of work, all or nothing. It answers only when the work is safely on the disk. */
  write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>
  /** Whether a read works at this moment. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
