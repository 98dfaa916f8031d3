import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { RunningSite } from './site.ts'

/** Lets every link run out, as waiting for its last minute would. */
export function ageLinks({ dataDir }: RunningSite) {
  change(dataDir, 'update links set expires_at = 1; update pending_accounts set expires_at = 1')
}

/** Lets every session, and what it has shown, grow older, as eleven minutes of waiting would. */
export function ageSessions({ dataDir }: RunningSite) {
  const aged = ['created_at', 'factor_verified_at'].map((at) => `${at} = ${at} - 660000`)
  change(dataDir, `update sessions set ${aged.join()}`)
}

/** Forgets what the limits have counted, as waiting for an hour would. */
export function forgetLimits({ dataDir }: RunningSite) {
  change(dataDir, 'delete from limits', 'limits.sqlite')
}

/** Gives an account a role at the counter, as the operator's command does. */
export function insertStaff(
  { dataDir }: RunningSite,
  { id, email, role }: { id: string; email: string; role: string },
) {
  const values = [id, email, role].map((value) => `'${value}'`).join(', ')
  change(dataDir, `insert into staff (id, email, role, granted_at) values (${values}, 1)`)
}

function change(dataDir: string, sql: string, file = 'mailbox.sqlite') {
  const database = new DatabaseSync(join(dataDir, file), { timeout: 5_000 })
  database.exec(sql)
  database.close()
}
