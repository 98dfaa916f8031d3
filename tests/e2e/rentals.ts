import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { RunningSite } from './site.ts'

const PRICES = JSON.stringify({ monthlyCents: 999, includedRecipients: 2 })

type Rented = { box: number; names: { name: string; kind: string }[]; customerId?: string }

/** Puts a rented box into the database, as the counter does in many steps. */
export function insertRental(site: RunningSite, { box, names, customerId = '' }: Rented) {
  const [application, rental] = [randomUUID(), randomUUID()]
  withDatabase(site, (database) => {
    database
      .prepare(
        `insert into applications (id, customer_id, state, plan, months, payment, "use", signing, phone, prices, filed_at, updated_at)
         values (?, ?, 'active', 'small', 3, 'ahead', 'personal', 'counter', '', ?, 1, 1)`,
      )
      .run(application, customerId, PRICES)
    const add = database.prepare(
      `insert into recipients (id, application_id, position, kind, name, has_personal_mail, form_status)
       values (?, ?, ?, ?, ?, 0, 'in-crd')`,
    )
    for (const [position, { name, kind }] of names.entries()) {
      add.run(randomUUID(), application, position, kind, name)
      const word = name.toLowerCase().split(' ').at(-1) ?? ''
      database
        .prepare(
          `insert or ignore into search_terms (application_id, term, kind) values (?, ?, 'start')`,
        )
        .run(application, word)
    }
    database
      .prepare(
        `insert into rentals (id, customer_id, application_id, box, plan, months, payment, prices, allocated_on, started_on)
         values (?, ?, ?, ?, 'small', 3, 'ahead', ?, '2026-01-02', '2026-01-02')`,
      )
      .run(rental, customerId, application, box, PRICES)
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
