import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { type RunningSite, startSite, until } from '#e2e/site.ts'
import { freePort } from '#server/testing/free-port.ts'

import type { Edit } from './child/plant.ts'
import type { Gauges, Order } from './child/preload.ts'
import { openPostgresRecords, openSqliteRecords, type Records } from './records.ts'
import { createAsk, type Ask } from './wire.ts'

/** How a server shall be; `databaseUrl` makes it use PostgreSQL. */
export type ServerWish = {
  databaseUrl?: string
  settings?: Record<string, string>
  /** Any peer's word on who asks counts, unless this is false. */
  isBehindProxy?: boolean
  /** What stands otherwise in its source, for a comparison. */
  edits?: Edit[]
}

/** The real server in a process of its own. */
export type Server = {
  url: string
  dataDir: string
  /** What signs its access tokens. */
  secret: string
  ask: Ask
  records: Records
  /** What the limits have counted. */
  limitRecords: Records
  /** So much time passes for it. */
  passTime(ms: number): Promise<void>
  /** Its clock is set forward or back by so much, and no time passes. */
  setClock(ms: number): Promise<void>
  /** Its clock moves only by `passTime` from now on. */
  stopClock(): Promise<void>
  /** What it is like since the gauges were read last. */
  readGauges(): Promise<Gauges>
  /** What it is like once its garbage is gone. */
  collectGarbage(): Promise<Gauges>
  /** The letters to an address, the oldest first. */
  letters(address: string): Promise<string[]>
  /** Waits until no letter is asked for or under way. */
  allDelivered(): Promise<void>
  /** The secret of the link in the newest letter whose text matches. */
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

const PRELOAD = resolve('torture/child/preload.ts')
const SECRET = 'a secret for the torture, long enough for anything'
/** Servers start many times here: what Node has compiled once it need not compile again. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'mailbox-torture-compiled')
const LETTER_LIMIT_MS = 60_000
/** Hundreds of them, beside whatever else runs. */
const ALL_LETTERS_LIMIT_MS = 300_000

/** @param edits faults to plant in it */
export async function startServer(wish: ServerWish = {}, edits: Edit[] = []): Promise<Server> {
  const { databaseUrl, isBehindProxy = true } = wish
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-torture-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    JWT_SECRET: SECRET,
    TORTURE_EDITS: JSON.stringify([...edits, ...(wish.edits ?? [])]),
    NODE_COMPILE_CACHE,
    ...(isBehindProxy ? { TRUST_PROXY: '127.0.0.1,::1' } : {}),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...wish.settings,
  }
  let site = await startSite(settings, PRELOAD)
  const records = databaseUrl
    ? await openPostgresRecords(databaseUrl)
    : openSqliteRecords(dataDir, 'mailbox.sqlite')
  const limitRecords = databaseUrl ? records : openSqliteRecords(dataDir, 'limits.sqlite')
  const isAlive = () => site.server.exitCode === null && site.server.signalCode === null

  async function linkTo(address: string, words = /token_hash=/) {
    let found = ''
    await until(async () => {
      const letter = (await site.letters(address)).findLast((text) => words.test(text))
      found = /token_hash=([\w-]+)/.exec(letter ?? '')?.[1] ?? ''
      return found !== ''
    }, LETTER_LIMIT_MS)
    return found
  }

  return {
    url: site.url,
    dataDir,
    secret: settings.JWT_SECRET,
    ask: createAsk(site.url),
    records,
    limitRecords,
    passTime: async (ms) => void (await order(site, { passMs: ms })),
    setClock: async (ms) => void (await order(site, { setMs: ms })),
    stopClock: async () => void (await order(site, { stopsClock: true })),
    readGauges: () => order(site),
    collectGarbage: () => order(site, { collects: true }),
    letters: (address) => site.letters(address),
    linkTo,
    async allDelivered() {
      const sql = `select id from link_requests
        union all select id from letters where state = 'waiting' limit 1`
      const isDone = async () => (await records.ask(sql)).length === 0
      await until(isDone, ALL_LETTERS_LIMIT_MS)
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
      await records.close()
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
