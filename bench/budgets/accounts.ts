import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { hash } from '@node-rs/argon2'

import { judge, type Measure } from '#bench/measure.ts'
import { visitorAddress, wireTo } from '#bench/wire.ts'
import { confirm } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
/** A server runs for weeks: its first thousand answers are not what is measured. */
const WARM_UP_MS = 10_000
const ACCOUNTS = 16
const SIGNING_IN = 8
const HASHING = 4
const { password: PASSWORD } = ann
// Algorithm 2 is Argon2id; the library's enumeration can't be imported by erased types.
const OWASP_MINIMUM = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let visitors = ACCOUNTS

/** Sign-ins against bare hashing, refreshes against bare commits, and reads during a storm of sign-ins. */
export async function measureAccounts(): Promise<Measure[]> {
  const site = await startProcess()
  for (let index = 0; index < ACCOUNTS; index++) await confirm(site, addressOf(index))
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-commits-'))
  const signIns: number[] = []
  const refreshes: number[] = []
  const readings: number[] = []
  const delays: number[] = []
  await rate(SIGNING_IN, () => signIn(site), WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++) {
    const hashes = await rate(HASHING, () => hash(PASSWORD, OWASP_MINIMUM))
    signIns.push((await rate(SIGNING_IN, () => signIn(site))) / hashes)
    const commits = commitsPerSecond(folder)
    refreshes.push((await refreshesPerSecond(site)) / commits)
    await loopDelay(site)
    readings.push(await slowestReadings(site))
    delays.push(await loopDelay(site))
  }
  await site.stop()
  await rm(folder, { recursive: true })
  return [
    judge('Sign-ins per second against bare Argon2id hashing', { atLeast: 0.85 }, signIns),
    judge(
      "The server's event loop during a storm of sign-ins, p99 delay",
      { atMost: 50, unit: 'ms' },
      delays,
    ),
    judge(
      'GET /auth/v1/user during that storm, p99 as the caller sees it',
      { atLeast: 0, unit: 'ms' },
      readings,
      'no budget: the caller shares the cores with the storm',
    ),
    judge(
      'Refreshes per second against bare synced commits',
      { atLeast: 0 },
      refreshes,
      'no budget',
    ),
  ]
}

function addressOf(index: number) {
  return `p${index}@example.com`
}

/** Every sign-in comes from a visitor of its own, so that no limit stands in the way. */
async function signIn({ url }: ServerProcess) {
  const call = wireTo(url, visitorAddress(visitors++))
  const email = addressOf(visitors % ACCOUNTS)
  const reply = await call('POST', 'token?grant_type=password', { email, password: PASSWORD })
  if (reply.status !== 200) throw new Error(`A sign-in answered ${reply.status} ${reply.body.code}`)
  return reply.body
}

async function refreshesPerSecond(site: ServerProcess) {
  const sessions = await Promise.all(Array.from({ length: ACCOUNTS }, () => signIn(site)))
  const tokens = sessions.map(({ refresh_token }) => refresh_token)
  return rate(ACCOUNTS, async (worker) => {
    const call = wireTo(site.url, visitorAddress(visitors++))
    const reply = await call('POST', 'token?grant_type=refresh_token', {
      refresh_token: tokens[worker],
    })
    if (reply.status !== 200) throw new Error(`A refresh answered ${reply.status}`)
    tokens[worker] = reply.body.refresh_token
  })
}

/** The 99th percentile in milliseconds of reading one's own account while others sign in. */
async function slowestReadings(site: ServerProcess) {
  const { access_token: token } = await signIn(site)
  const call = wireTo(site.url, visitorAddress(visitors++))
  const took: number[] = []
  const storm = rate(SIGNING_IN, () => signIn(site))
  const end = performance.now() + ROUND_MS
  while (performance.now() < end) {
    const begun = performance.now()
    await call('GET', 'user', undefined, token)
    took.push(performance.now() - begun)
  }
  await storm
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
}

/** What the disk gives: one row, one commit, one sync. */
function commitsPerSecond(folder: string) {
  const database = new DatabaseSync(join(folder, `${visitors++}.sqlite`))
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table t (n)')
  const insert = database.prepare('insert into t values (1)')
  const end = performance.now() + ROUND_MS
  let count = 0
  while (performance.now() < end) {
    insert.run()
    count++
  }
  database.close()
  return (count * 1000) / ROUND_MS
}

async function rate(workers: number, act: (worker: number) => Promise<unknown>, forMs = ROUND_MS) {
  const begun = performance.now()
  const end = begun + forMs
  let count = 0
  const work = async (worker: number) => {
    while (performance.now() < end) {
      await act(worker)
      count++
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return (count * 1000) / (performance.now() - begun)
}

/** The 99th percentile, in milliseconds, of how long a server's event loop was held up since it was asked last. */
async function loopDelay(site: ServerProcess) {
  return Math.max(0, (await site.readGauges()).loopP99Ms)
}
