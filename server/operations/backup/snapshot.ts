import type { BackedUpTable, Row } from './format.ts'

/** A database as it was at one moment, read beside a running server without holding it up. */
export type Snapshot = {
  kind: 'sqlite' | 'postgres'
  /** The migrations that had been applied, in order. */
  schema: string[]
  rows(table: BackedUpTable): AsyncIterable<Row>
  close(): Promise<void>
}
