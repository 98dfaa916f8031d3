import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { RunningSite } from './site.ts'

const PRICES = { monthlyCents: 999, includedRecipients: 2 }

type Rented = {
  box: number
  names: { name: string; kind: string }[]
  startedOn?: string
  paidThrough?: string
  prices?: object
}

/** Puts a rented box into the database, as the counter does in many steps. */
export function insertRental(
  site: RunningSite,
  { box, names, startedOn = '2026-01-02', paidThrough, prices = PRICES }: Rented,
) {
  const [application, rental] = [randomUUID(), randomUUID()]
  const agreed = JSON.stringify(prices)
  withDatabase(site, (database) => {
    database
      .prepare(
        `insert into applications (id, customer_id, state, plan, months, payment, "use", signing, phone, prices, filed_at, updated_at)
         values (?, '', 'active', 'mailing-address', 3, 'ahead', 'personal', 'counter', '', ?, 1, 1)`,
      )
      .run(application, agreed)
    for (const [position, { name, kind }] of names.entries()) {
      database
        .prepare(
          `insert into recipients (id, application_id, position, kind, name, has_personal_mail, form_status, signed_on, witness, crd_on)
           values (?, ?, ?, ?, ?, 0, 'in-crd', ?, 'shop', ?)`,
        )
        .run(randomUUID(), application, position, kind, name, startedOn, startedOn)
      const word = name.toLowerCase().split(' ').at(-1) ?? ''
      database
        .prepare(
          `insert or ignore into search_terms (application_id, term, kind) values (?, ?, 'start')`,
        )
        .run(application, word)
    }
    const anchor = Number(startedOn.slice(-2))
    database
      .prepare(
        `insert into rentals (id, application_id, box, plan, months, payment, prices, allocated_on, keys_issued_on, started_on, anchor_day, paid_through)
         values (?, ?, ?, 'mailing-address', 3, 'ahead', ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        rental,
        application,
        box,
        agreed,
        startedOn,
        startedOn,
        startedOn,
        anchor,
        paidThrough ?? null,
      )
  })
}

/** What lies in the shop, and what has left it, of some boxes. */
export function readMailItems(site: RunningSite, boxes: number[]) {
  return withDatabase(site, (database) =>
    database
      .prepare(
        `select box, tracking, state, shelf from mail_items where box in (${boxes.join()}) order by slip`,
      )
      .all(),
  )
}

function withDatabase<Result>({ dataDir }: RunningSite, work: (database: DatabaseSync) => Result) {
  const database = new DatabaseSync(join(dataDir, 'mailbox.sqlite'), { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
