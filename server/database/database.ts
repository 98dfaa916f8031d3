import type { Kysely, Transaction } from 'kysely'

import type { LimitTables, Tables } from './tables.ts'

/** Reads; a transaction does too. */
export type Reader = Kysely<Tables>
export type Writer = Transaction<Tables>

/** One database, SQLite or PostgreSQL, behind the same few words. */
export type Database = {
  kind: 'sqlite' | 'postgres'
  /** Reads what is committed. */
  read: Reader
  /**
   * As `read`, for questions whose answer is found among thousands of rows: on SQLite they are looked up in a thread of their own,
   * one after the other, and nobody else waits meanwhile. Only asks: no transaction, no stream.
   */
  readMuch: Reader
  /**
   * One unit of work, all or nothing. It answers only when the work is safely on the disk. The work awaits nothing but
   * the database, or the next turn of the event loop between two parts of much; it may be run again after a lost race,
   * and never calls `write` itself.
   */
  write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>
  /** Like `write`, for a single statement: on PostgreSQL it needs no explicit transaction. */
  writeOne<Result>(work: (database: Reader) => Promise<Result>): Promise<Result>
  /**
   * As `write`, for work of thousands of rows: on SQLite it shares its transaction with no other, since what is kept to undo one of
   * several grows with every statement, and slows down the next.
   */
  writeMany<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result>
  /** Counts shared by all processes that survive a restart, but not always a power cut: they never wait for the disk. */
  limits: Kysely<LimitTables>
  /** Whether it can do its work at this moment: reading, and writing if that failed the last time. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
