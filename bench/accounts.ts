import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { hash } from '@node-rs/argon2'

import { makeAccount } from '#e2e/visitor.ts'
import { startSite, type RunningSite } from '#e2e/site.ts'

import { visitorAddress, wireTo } from './wire.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
const ACCOUNTS = 16
const SIGNING_IN = 8
// Algorithm 2 is Argon2id; the library's enumeration can't be imported by erased types.
const OWASP_MINIMUM = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}
const PASSWORD = 'Sunny!Day1'

const site = await startSite({ TRUST_PROXY: '127.0.0.1,::1' })
const people: string[] = []
for (let index = 0; index < ACCOUNTS; index++) {
  const email = `p${index}@example.com`
  const person = { firstName: 'A', lastName: 'B', email, password: PASSWORD }
  await makeAccount(site, person, visitorAddress(index))
  people.push(email)
}
let visitors = ACCOUNTS

const folder = await mkdtemp(join(tmpdir(), 'mailbox-commits-'))
const figures = { hashes: [], signIns: [], commits: [], refreshes: [] } as Record<string, number[]>
for (let round = 0; round < ROUNDS; round++) {
  figures.hashes?.push(await rate(4, () => hash(PASSWORD, OWASP_MINIMUM)))
  figures.signIns?.push(await rate(SIGNING_IN, () => signIn(site)))
  figures.commits?.push(commitsPerSecond(folder))
  figures.refreshes?.push(await refreshesPerSecond())
}
await site.stop()
await rm(folder, { recursive: true })

const signInRatio = median(figures.signIns) / median(figures.hashes)
const refreshRatio = median(figures.refreshes) / median(figures.commits)
for (const [name, rates] of Object.entries(figures)) {
  process.stdout.write(
    `${name} per second: median ${median(rates).toFixed(0)} (${rates.map((r) => r.toFixed(0)).join(' ')})\n`,
  )
}
process.stdout.write(`sign-ins against bare hashing: ${signInRatio.toFixed(2)}\n`)
process.stdout.write(`refreshes against single synced commits: ${refreshRatio.toFixed(2)}\n`)

/** Every sign-in comes from a visitor of its own, so that no limit stands in the way. */
async function signIn({ url }: RunningSite) {
  const call = wireTo(url, visitorAddress(visitors++))
  const email = people[visitors % ACCOUNTS]
  const reply = await call('POST', 'token?grant_type=password', { email, password: PASSWORD })
  if (reply.status !== 200) throw new Error(`A sign-in answered ${reply.status} ${reply.body.code}`)
  return reply.body.refresh_token
}

async function refreshesPerSecond() {
  const workers = ACCOUNTS
  const tokens = await Promise.all(Array.from({ length: workers }, () => signIn(site)))
  return rate(workers, async (worker) => {
    const call = wireTo(site.url, visitorAddress(visitors++))
    const reply = await call('POST', 'token?grant_type=refresh_token', {
      refresh_token: tokens[worker],
    })
    if (reply.status !== 200)
      throw new Error(`A refresh answered ${reply.status} ${reply.body.code}`)
    tokens[worker] = reply.body.refresh_token
  })
}

/** What the disk gives: one row, one commit, one sync. */
function commitsPerSecond(inFolder: string) {
  const database = new DatabaseSync(join(inFolder, `${visitors++}.sqlite`))
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

async function rate(workers: number, act: (worker: number) => Promise<unknown>) {
  const begun = performance.now()
  const end = begun + ROUND_MS
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

function median(rates: number[] = []) {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
}
