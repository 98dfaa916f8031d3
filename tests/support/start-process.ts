import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { LINK_TYPES, type LinkKind } from '#server/testing/fixtures.ts'
import { freePort } from '#server/testing/free-port.ts'

import { visitorAddress } from './account-wire.ts'
import { NODE_COMPILE_CACHE } from './compile-cache.ts'
import type { Gauges, Order } from './preload.ts'
import { postgresRecords, sqliteRecords } from './records.ts'
import { until } from './watch.ts'

type Options = {
  settings?: Record<string, string>
  /** For tests of writes, not of hashes. */
  hasCheapHashes?: boolean
  /** Like `npm start`: without the preloaded clock, and without a trusted proxy. */
  isPlain?: boolean
}

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

const PRELOAD = resolve('tests/support/preload.ts')
const START_TIMEOUT_MS = 150_000
const EMAIL_TIMEOUT_MS = 60_000
const ALL_EMAILS_TIMEOUT_MS = 300_000

let orders = 0

export async function startProcess({
  settings = {},
  hasCheapHashes = false,
  isPlain = false,
}: Options = {}) {
  const ownDir = settings.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'mailbox-process-'))
  const dataDir = settings.DATA_DIR ?? ownDir ?? ''
  const port = settings.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const usual = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE,
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: url,
    ...(hasCheapHashes && { CHEAP_HASHES: '1' }),
    ...(!isPlain && { TRUST_PROXY: '127.0.0.1,::1' }),
  }
  const args = isPlain ? ['server/main.ts'] : ['--import', PRELOAD, 'server/main.ts']
  const stdio: StdioOptions = isPlain ? 'pipe' : ['pipe', 'pipe', 'pipe', 'ipc']
  const databaseUrl = settings.DATABASE_URL
  const records = databaseUrl
    ? postgresRecords(databaseUrl)
    : sqliteRecords(dataDir, 'mailbox.sqlite')
  const limits = databaseUrl ? records : sqliteRecords(dataDir, 'limits.sqlite')
  let running = await begin()
  let visitors = 0

  async function begin(change: Record<string, string> = {}) {
    const child = spawn(process.execPath, args, {
      env: { ...usual, ...settings, ...change },
      stdio,
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (printed += text))
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`The server stopped at once:\n${printed}`)
      const health = fetch(`${url}/health/ready`)
      return health.then(
        ({ ok }) => ok,
        () => false,
      )
    }
    try {
      await until(isReady, START_TIMEOUT_MS)
    } catch (error) {
      child.kill('SIGKILL')
      if (ownDir) await rm(ownDir, { recursive: true, force: true })
      throw error
    }
    return { child, output: () => printed }
  }

  const isAlive = () => running.child.exitCode === null && running.child.signalCode === null

  async function end(signal: NodeJS.Signals) {
    if (!isAlive()) return
    const ended = once(running.child, 'exit')
    running.child.kill(signal)
    await ended
  }

  function order(what: Omit<Order, 'number'> = {}): Promise<Gauges> {
    const { child } = running
    const number = (orders += 1)
    return new Promise((done) => {
      function receiveGauges(gauges: Gauges) {
        if (gauges.number !== number) return
        child.off('message', receiveGauges)
        done(gauges)
      }
      child.on('message', receiveGauges)
      child.send({ number, ...what } satisfies Order)
    })
  }

  async function emails(address: string) {
    const folder = join(dataDir, 'mail', encodeURIComponent(address))
    const names = await readdir(folder).catch(() => [])
    const texts = names.filter((name) => /^[^.].*\.txt$/.test(name)).toSorted()
    return Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')))
  }

  return {
    url,
    dataDir,
    records,
    emails,
    isAlive,
    /** Each request comes from a new network, unless `peer` says otherwise. */
    ask(path: string, init: RequestInit = {}, peer = visitorAddress((visitors += 1))) {
      const headers = new Headers(init.headers)
      headers.set('X-Forwarded-For', peer)
      return fetch(url + path, { redirect: 'manual', ...init, headers })
    },
    async linkTo(address: string, kind: LinkKind) {
      const link = new RegExp(String.raw`token_hash=([\w-]+)&type=${LINK_TYPES[kind]}\b`)
      let email = ''
      await until(async () => {
        email = link.exec((await emails(address)).toReversed().join('\n'))?.[1] ?? ''
        return email !== ''
      }, EMAIL_TIMEOUT_MS)
      return email
    },
    async allDelivered() {
      const sql = `select id from link_requests
        union all select id from outbox where state = 'waiting' limit 1`
      const isDone = async () => (await records.ask(sql)).length === 0
      await until(isDone, ALL_EMAILS_TIMEOUT_MS)
    },
    /** Clears the rate limits. */
    forgetLimits: () => limits.change('delete from limits'),
    passTime: async (passMs: number) => void (await order({ passMs })),
    readGauges: () => order(),
    stray: async (from: 'promise' | 'timer', message: string) =>
      void (await order({ strays: { from, message } })),
    output: () => running.output(),
    get pid() {
      return running.child.pid ?? 0
    },
    signal: (name: NodeJS.Signals) => void running.child.kill(name),
    /** SIGKILL: nothing is flushed. */
    kill: () => end('SIGKILL'),
    /** Restarts on the same data; its clock is the machine's again. */
    async restart(change?: Record<string, string>) {
      running = await begin(change)
    },
    async stop() {
      await end('SIGTERM')
      if (ownDir) await rm(ownDir, { recursive: true, force: true })
    },
  }
}
