import pino from 'pino'

import { createApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Email } from '#server/email/email.ts'
import { readOutboxItem } from '#server/email/outbox.ts'
import { errorFields } from '#server/log.ts'
import { deriveSecrets } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { OFF_CONTRACT } from '#server/shop/core/serve-calls.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { facts as usualFacts } from '#shared/testing/rental-facts.ts'
import { until } from '#tests/support/watch.ts'

import { makeMigratedPlace, type DatabasePlace } from './database.ts'
import { openRealClient, type FlowType } from './supabase-client.ts'

export const SITE = 'http://site.test'

const CHEAP_HASH = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const TIMEOUT_MS = 20_000
const POLL_MS = 5

/** Across all servers: some share the counts of limits. */
let visitors = 0

export type TestServer = Awaited<ReturnType<typeof startServer>>

export const ann = {
  email: 'ann@example.com',
  password: 'Sunny!Day1',
  options: { data: { firstName: 'Ann', lastName: 'Lee', role: 'customer' } },
}

export async function startServer({
  environment = {},
  hashCost = CHEAP_HASH,
  facts = {},
  place,
  now = Date.now(),
}: {
  environment?: Record<string, string>
  hashCost?: typeof CHEAP_HASH
  facts?: Partial<RentalFacts>
  place?: DatabasePlace
  now?: number
} = {}) {
  place ??= await makeMigratedPlace()
  const lines: string[] = []
  const log = pino({ serializers: { error: errorFields } }, { write: (line) => lines.push(line) })
  const database = await openDatabase(place, log)
  const clock = { now }
  const settings = readSettings({ SITE_URL: SITE, DATA_DIR: place.dataDir, ...environment })
  const services = createServices({
    settings,
    secrets: deriveSecrets('a secret for tests, long enough for anything'),
    database,
    log,
    now: () => clock.now,
    facts: { ...usualFacts, ...facts },
    shopName: 'Quillhaven Private Mailbox',
    hashCost,
  })
  const app = createApp(services)

  /** Each request comes from a new network, unless `peer` says otherwise. */
  async function ask(path: string, init?: RequestInit, peer?: string) {
    visitors += 1
    const address = peer ?? `10.${(visitors >> 8) & 255}.${visitors & 255}.1`
    return app.fetch(new Request(new URL(path, SITE), init), { peer: address })
  }

  function openBrowser(flowType: FlowType = 'implicit') {
    return openRealClient(SITE, (input, init) => ask(String(input), init), flowType)
  }

  async function emails(): Promise<Email[]> {
    const requests = database.read.selectFrom('linkRequests').select('id')
    const isEmpty = async () => (await requests.executeTakeFirst()) === undefined
    await until(isEmpty, TIMEOUT_MS, POLL_MS)
    const rows = await database.read.selectFrom('outbox').selectAll().execute()
    const inOrder = rows.toSorted((a, b) => a.createdAt - b.createdAt)
    const posted = inOrder.map((row) => readOutboxItem(row, services))
    return posted.filter(({ kind }) => kind !== 'decoy')
  }

  async function emailsTo(address: string) {
    return (await emails()).filter((email) => 'to' in email && email.to === address)
  }

  async function linkTo(address: string, kind: Email['kind']) {
    const email = (await emailsTo(address)).findLast((candidate) => candidate.kind === kind)
    if (!email || !('token' in email)) throw new Error(`No letter ${kind} to ${address}`)
    return email.token
  }

  async function stop() {
    await services.close()
    await database.close()
    const fault = lines.find((line) => line.includes(OFF_CONTRACT))
    if (fault) throw new Error(fault)
  }

  async function close() {
    await stop()
    await place?.remove()
  }

  return {
    app,
    services,
    database,
    place,
    clock,
    ask,
    openBrowser,
    emails,
    emailsTo,
    linkTo,
    stop,
    close,
    logged: () => lines.join(''),
  }
}
