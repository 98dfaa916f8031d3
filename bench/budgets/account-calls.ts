import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { accountCalls, type AccountCall } from '#bench/account-calls.ts'
import { seedAccounts } from '#bench/account-seed.ts'
import { judge, type Measure } from '#bench/measure.ts'
import { processorMs } from '#bench/processors.ts'
import { openStandIn } from '#bench/stand-in.ts'
import { createPasswordHasher } from '#server/accounts/password-hasher.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { ann } from '#server/testing/start-server.ts'
import { startProcess } from '#tests/support/start-process.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
const WARM_UP_MS = 3_000
const WORKERS = 16
/** Each gives two codes in half a minute. */
const ACCOUNTS = 12_000
const JWT_SECRET = 'a secret for measuring, long enough for anything'

type Kind = 'SQLite' | 'PostgreSQL'
type Compared = 'getUser' | 'refresh' | 'verifyTotp'

/** How many times as many as the stand-in makes. */
const GOALS: Record<Compared, Record<Kind, number>> = {
  getUser: { SQLite: 3, PostgreSQL: 1.5 },
  refresh: { SQLite: 5, PostgreSQL: 3 },
  verifyTotp: { SQLite: 3, PostgreSQL: 2 },
}
const NAMES: Record<AccountCall, string> = {
  getUser: 'GET /user',
  refresh: 'Refresh',
  verifyTotp: 'TOTP challenge and verify',
  signIn: 'Sign-in',
  signUp: 'Sign-up with its email',
}

/** The calls of an account on both databases, in turn with the bare statements of supabase/auth: how many a second, and what each takes. */
export async function measureAccountCalls(): Promise<Measure[]> {
  return [...(await measureOn('SQLite')), ...(await measureOn('PostgreSQL'))]
}

async function measureOn(kind: Kind) {
  const cluster = await startPostgres()
  const standIn = await openStandIn(cluster.url)
  const database = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-accounts-'))
  const port = String(await freePort())
  const settings = {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    JWT_SECRET,
    ...(kind === 'PostgreSQL' && { DATABASE_URL: database.url }),
  }
  const passwordHash = await createPasswordHasher().hash(ann.password)
  const accounts = await seedAccounts(settings, ACCOUNTS, passwordHash)
  const site = await startProcess({ settings })
  const calls = accountCalls(site.url, accounts)
  const processors = () =>
    processorMs(site.pid) + (kind === 'PostgreSQL' ? processorMs(database.pid) : 0)
  const measures: Measure[] = []

  for (const name of Object.keys(NAMES) as AccountCall[]) {
    const compared = name in GOALS ? (name as Compared) : undefined
    const figures = { perSecond: [] as number[], ms: [] as number[], times: [] as number[] }
    await rate(calls[name], WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round++) {
      const bare = compared && (await rate(standIn[compared]))
      const before = processors()
      const { count, perSecond } = await rate(calls[name])
      figures.perSecond.push(perSecond)
      figures.ms.push((processors() - before) / count)
      if (bare) figures.times.push(perSecond / bare.perSecond)
    }
    const what = `${NAMES[name]} on ${kind}`
    if (compared) {
      const atLeast = GOALS[compared][kind]
      measures.push(
        judge(`${what}, against the bare statements of supabase/auth`, { atLeast }, figures.times),
      )
    }
    measures.push(
      judge(`${what}, a second`, { atLeast: 0 }, figures.perSecond, 'no budget'),
      judge(`${what}, processor`, { atLeast: 0, unit: 'ms' }, figures.ms, 'no budget'),
    )
  }
  await site.stop()
  await standIn.close()
  await Promise.all([cluster.stop(), database.stop()])
  await rm(dataDir, { recursive: true })
  return measures
}

async function rate(act: () => Promise<unknown>, forMs = ROUND_MS) {
  const begun = performance.now()
  let count = 0
  const work = async () => {
    while (performance.now() - begun < forMs) {
      await act()
      count++
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return { count, perSecond: (count * 1000) / (performance.now() - begun) }
}
