import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { sql } from 'kysely'

import type { Reader } from '#server/database/database.ts'
import { seedShop } from '#server/shop/demo/seed-shop.ts'
import { startServer } from '#server/testing/start-server.ts'

/** Of the shop that calls of the staff are measured in. */
export const CUSTOMERS = Number(process.env.COUNTER_CUSTOMERS ?? 20_000)
export const FIRST_BOX = 101
const MAIL_EACH = 106

/** A large shop on one of the databases, its server started as main.ts starts it: with nothing in memory but what was read ahead. */
export async function openLargeShop(kind: 'sqlite' | 'postgres') {
  process.env.TEST_DATABASE = kind
  const last = FIRST_BOX + 2 * CUSTOMERS
  const facts = { boxNumbers: [{ first: FIRST_BOX, last }] }
  const filling = await startServer({ facts })
  const { database, services, clock, place } = filling
  const began = performance.now()
  const sample = { customers: CUSTOMERS, mailEach: MAIL_EACH, seed: 1 }
  const { mail } = await seedShop(database, sample, { facts: services.facts, now: clock.now })
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`  ${CUSTOMERS} customers, ${mail} mail items on ${kind} in ${seconds} s\n`)
  if (kind === 'postgres') await tidyUp(database.read)
  await filling.stop()
  forget()
  const server = await startServer({ facts, place })
  const started = performance.now()
  return { ...server, readAheadMs: performance.now() - started }
}

/** Else what filled the shop would be collected while the clerks work: they would wait for 200 ms that no shop's server takes. */
function forget() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** What PostgreSQL has long done for a shop that has grown by and by, instead of while the clerks work. */
async function tidyUp(read: Reader) {
  await read.connection().execute(async (connection) => {
    for (const command of ['set statement_timeout = 0', 'vacuum analyze', 'checkpoint']) {
      await sql.raw(command).execute(connection)
    }
    await sql`reset statement_timeout`.execute(connection)
  })
}
