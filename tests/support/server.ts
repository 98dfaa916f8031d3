import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Client } from 'pg'

import { freePort } from '#server/testing/free-port.ts'
import { startSite, until, type RunningSite } from '#tests/e2e/site.ts'

import type { Gauges, Order } from './preload.ts'
import { createAsk, type Ask } from './wire.ts'

/** How a server shall be; `databaseUrl` makes it use PostgreSQL. */
type ServerOptions = {
  databaseUrl?: string
  settings?: Record<string, string>
  /** What is tried is what was written, not what was hashed. */
  hasCheapHashes?: boolean
}

/** The real server in a process of its own. */
export type Server = {
  url: string
  dataDir: string
  ask: Ask
  records: Records
  /** What the limits have counted is gone. */
  forgetLimits(): Promise<void>
  /** So much time passes for it. */
  passTime(ms: number): Promise<void>
  /** Its clock is set forward or back by so much, and no time passes. */
  setClock(ms: number): Promise<void>
  /** How its event loop did since the gauges were read last. */
  readGauges(): Promise<Gauges>
  /** Lets an error get loose in it. */
  stray(from: 'promise' | 'timer', message: string): Promise<void>
  /** The texts of the emails to an address, the oldest first. */
  emails(address: string): Promise<string[]>
  /** Waits until no email is asked for or under way. */
  allDelivered(): Promise<void>
  /** The secret of the link in the newest email whose text matches. */
  linkTo(address: string, words?: RegExp): Promise<string>
  output(): string
  isAlive(): boolean
  readonly pid: number
  signal(name: NodeJS.Signals): void
  /** SIGKILL: nothing is flushed, nothing is said. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on the same data, perhaps with other settings; its clock is the machine's again. */
  restart(change?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

const PRELOAD = resolve('tests/support/preload.ts')
const SECRET = 'a secret for tests, long enough for anything'
const EMAIL_TIMEOUT_MS = 60_000
/** Hundreds of them, beside whatever else runs. */
const ALL_EMAILS_TIMEOUT_MS = 300_000

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { databaseUrl, hasCheapHashes } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-tests-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    JWT_SECRET: SECRET,
    // Any peer's word on who asks counts.
    TRUST_PROXY: '127.0.0.1,::1',
    ...(hasCheapHashes ? { CHEAP_HASHES: '1' } : {}),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...options.settings,
  }
  let site = await startSite(settings, PRELOAD)
  const records = databaseUrl
    ? postgresRecords(databaseUrl)
    : sqliteRecords(dataDir, 'mailbox.sqlite')
  const limits = databaseUrl ? records : sqliteRecords(dataDir, 'limits.sqlite')
  const isAlive = () => site.server.exitCode === null && site.server.signalCode === null

  async function linkTo(address: string, words = /token_hash=/) {
    let found = ''
    await until(async () => {
      const email = (await site.emails(address)).findLast((text) => words.test(text))
      found = /token_hash=([\w-]+)/.exec(email ?? '')?.[1] ?? ''
      return found !== ''
    }, EMAIL_TIMEOUT_MS)
    return found
  }

  return {
    url: site.url,
    dataDir,
    ask: createAsk(site.url),
    records,
    forgetLimits: () => limits.change('delete from limits'),
    passTime: async (ms) => void (await order(site, { passMs: ms })),
    setClock: async (ms) => void (await order(site, { setMs: ms })),
    readGauges: () => order(site),
    stray: async (from, message) => void (await order(site, { strays: { from, message } })),
    emails: (address) => site.emails(address),
    linkTo,
    async allDelivered() {
      const sql = `select id from link_requests
        union all select id from outbox where state = 'waiting' limit 1`
      const isDone = async () => (await records.ask(sql)).length === 0
      await until(isDone, ALL_EMAILS_TIMEOUT_MS)
    },
    output: () => site.output(),
    isAlive,
    get pid() {
      return site.server.pid ?? 0
    },
    signal: (name) => void site.server.kill(name),
    async kill() {
      if (!isAlive()) return
      const ended = once(site.server, 'exit')
      site.server.kill('SIGKILL')
      await ended
    },
    async restart(change = {}) {
      site = await startSite({ ...settings, ...change }, PRELOAD)
    },
    async stop() {
      if (isAlive()) await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let orders = 0

function order({ server }: RunningSite, what: Omit<Order, 'number'> = {}): Promise<Gauges> {
  const number = (orders += 1)
  return new Promise((done) => {
    function hear(gauges: Gauges) {
      if (gauges.number !== number) return
      server.off('message', hear)
      done(gauges)
    }
    server.on('message', hear)
    server.send({ number, ...what } satisfies Order)
  })
}

type Value = string | number | null
type Row = Record<string, Value>

/** What a server wrote down, read and changed behind its back as an operator would. Parameters are `?`. */
type Records = {
  ask(sql: string, ...values: Value[]): Promise<Row[]>
  /** One statement for many rows, in one transaction. */
  change(sql: string, rows?: Value[][]): Promise<void>
}

const BUSY_MS = 5_000

/** @param file of the data directory: accounts and emails in one, what limits have counted in the other */
function sqliteRecords(dataDir: string, file: 'mailbox.sqlite' | 'limits.sqlite'): Records {
  const open = () => new DatabaseSync(join(dataDir, file), { timeout: BUSY_MS })
  return {
    async ask(sql, ...values) {
      const database = open()
      try {
        return database.prepare(sql).all(...values) as Row[]
      } finally {
        database.close()
      }
    },
    async change(sql, rows = [[]]) {
      const database = open()
      try {
        database.exec('pragma foreign_keys = on; begin immediate')
        const statement = database.prepare(sql)
        for (const row of rows) statement.run(...row)
        database.exec('commit')
      } finally {
        database.close()
      }
    },
  }
}

/** As `sqliteRecords`; one database holds everything. Each call connects anew: the database may have been away. */
function postgresRecords(url: string): Records {
  async function using<Result>(work: (client: Client) => Promise<Result>) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return work(client).finally(() => client.end())
  }
  return {
    ask: (sql, ...values) =>
      using(async (client) => (await client.query<Row>(numbered(sql), values)).rows),
    change: (sql, rows = [[]]) =>
      using(async (client) => {
        await client.query('begin')
        for (const row of rows) await client.query(numbered(sql), row)
        await client.query('commit')
      }),
  }
}

function numbered(sql: string) {
  let count = 0
  return sql.replaceAll('?', () => `$${(count += 1)}`)
}
