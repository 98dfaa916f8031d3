import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { visitorAddress } from '#bench/wire.ts'
import { LINK_TYPES, type LinkKind } from '#server/testing/fixtures.ts'
import { freePort } from '#server/testing/free-port.ts'

import { NODE_COMPILE_CACHE } from './compile-cache.ts'
import type { Gauges, Order } from './preload.ts'
import { postgresRecords, sqliteRecords } from './records.ts'
import { until } from './watch.ts'

type Options = {
  settings?: Record<string, string>
  /** What is tried is what was written, not what was hashed. */
  hasCheapHashes?: boolean
  /** As `npm start` starts it: nobody sets its clock or watches it, and no peer's word on who asks counts. */
  isPlain?: boolean
}

/** The real server in a process of its own, on a free port. */
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

const PRELOAD = resolve('tests/support/preload.ts')
/** Most of it is spent by whatever else runs on the machine. */
const START_TIMEOUT_MS = 150_000
const EMAIL_TIMEOUT_MS = 60_000
/** Hundreds of them, beside whatever else runs. */
const ALL_EMAILS_TIMEOUT_MS = 300_000

let orders = 0

/** Starts it with a data directory of its own, unless `settings` name one. */
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
    // Any peer's word on who asks counts.
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
      const asked = fetch(`${url}/health/ready`)
      return asked.then(
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
      function hear(gauges: Gauges) {
        if (gauges.number !== number) return
        child.off('message', hear)
        done(gauges)
      }
      child.on('message', hear)
      child.send({ number, ...what } satisfies Order)
    })
  }

  /** The texts of the emails to an address, the oldest first. */
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
    /** Each request comes from a network of its own, unless `peer` says otherwise. */
    ask(path: string, init: RequestInit = {}, peer = visitorAddress((visitors += 1))) {
      const headers = new Headers(init.headers)
      headers.set('X-Forwarded-For', peer)
      return fetch(url + path, { redirect: 'manual', ...init, headers })
    },
    /** The secret of the newest link of a kind in the emails to an address, once there is one. */
    async linkTo(address: string, kind: LinkKind) {
      const link = new RegExp(String.raw`token_hash=([\w-]+)&type=${LINK_TYPES[kind]}\b`)
      let found = ''
      await until(async () => {
        found = link.exec((await emails(address)).toReversed().join('\n'))?.[1] ?? ''
        return found !== ''
      }, EMAIL_TIMEOUT_MS)
      return found
    },
    /** Waits until no email is asked for or under way. */
    async allDelivered() {
      const sql = `select id from link_requests
        union all select id from outbox where state = 'waiting' limit 1`
      const isDone = async () => (await records.ask(sql)).length === 0
      await until(isDone, ALL_EMAILS_TIMEOUT_MS)
    },
    /** What the limits have counted is gone, as after an hour of waiting. */
    forgetLimits: () => limits.change('delete from limits'),
    /** So much time passes for it. */
    passTime: async (passMs: number) => void (await order({ passMs })),
    /** How its event loop did since the gauges were read last. */
    readGauges: () => order(),
    /** Lets an error get loose in it. */
    stray: async (from: 'promise' | 'timer', message: string) =>
      void (await order({ strays: { from, message } })),
    /** What it has printed since it was started last. */
    output: () => running.output(),
    get pid() {
      return running.child.pid ?? 0
    },
    signal: (name: NodeJS.Signals) => void running.child.kill(name),
    /** SIGKILL: nothing is flushed, nothing is said. */
    kill: () => end('SIGKILL'),
    /** Starts it again once it has ended, on the same data, perhaps with other settings; its clock is the machine's again. */
    async restart(change?: Record<string, string>) {
      running = await begin(change)
    },
    async stop() {
      await end('SIGTERM')
      if (ownDir) await rm(ownDir, { recursive: true, force: true })
    },
  }
}
