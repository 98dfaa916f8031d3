import type { Logger } from 'pino'

import type { Database } from '#server/database/database.ts'

import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What every call of the server may use. Built once by main.ts, and afresh by each test. */
export type Services = {
  settings: Settings
  secrets: Secrets
  database: Database
  log: Logger
  /** Milliseconds since 1970; the one clock of the server. */
  now(): number
}
