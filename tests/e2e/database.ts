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

/** A box that was rented at the counter: to whom, and paid through when. */
export function insertRental(
  { dataDir }: RunningSite,
  rental: { box: number; name: string; startedOn: string; paidThrough: string; prices: object },
) {
  const { box, name, startedOn, paidThrough, prices } = rental
  const id = crypto.randomUUID()
  const agreed = JSON.stringify(prices)
  const anchor = Number(startedOn.slice(-2))
  change(
    dataDir,
    `insert into applications (id, customer_id, state, plan, months, payment, use, signing, phone, prices, filed_at, updated_at)
      values ('${id}', '', 'active', 'mailing-address', 3, 'ahead', 'personal', 'counter', '', '${agreed}', 1, 1);
    insert into recipients (id, application_id, position, kind, name, has_personal_mail, form_status, signed_on, witness, crd_on)
      values ('${id}', '${id}', 0, 'applicant', '${name}', 0, 'in-crd', '${startedOn}', 'shop', '${startedOn}');
    insert into rentals (id, application_id, box, plan, months, payment, prices, allocated_on, keys_issued_on, started_on, anchor_day, paid_through)
      values ('${id}', '${id}', ${box}, 'mailing-address', 3, 'ahead', '${agreed}', '${startedOn}', '${startedOn}', '${startedOn}', ${anchor}, '${paidThrough}')`,
  )
}
