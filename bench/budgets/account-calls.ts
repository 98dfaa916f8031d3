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
const ROUND_MS = 2_000
const WARM_UP_MS = 2_000
const WORKERS = 16
/** Each gives two codes in half a minute. */
const ACCOUNTS = 40_000
const JWT_SECRET = 'a secret for measuring, long enough for anything'

type Kind = 'SQLite' | 'PostgreSQL'
type Compared = 'getUser' | 'refresh' | 'verifyTotp'

/** How many times as much the stand-in takes. */
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

/**
 * The calls of an account on both databases, in turn with the bare statements of supabase/auth: what each takes of the processors, which
 * other work on the machine changes little, and how many there are in a second, beside whoever asks.
 */
export async function measureAccountCalls(): Promise<Measure[]> {
  return [...(await measureOn('SQLite')), ...(await measureOn('PostgreSQL'))]
}

async function measureOn(kind: Kind) {
  const peers = await startPostgres()
  const ours = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-accounts-'))
  const port = String(await freePort())
  const settings = {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    JWT_SECRET,
    ...(kind === 'PostgreSQL' && { DATABASE_URL: ours.url }),
  }
  try {
    const passwordHash = await createPasswordHasher().hash(ann.password)
    const accounts = await seedAccounts(settings, ACCOUNTS, passwordHash)
    const standIn = await openStandIn(peers.url)
    const site = await startProcess({ settings })
    const processors = {
      ours: () => processorMs(site.pid) + (kind === 'PostgreSQL' ? processorMs(ours.pid) : 0),
      standIn: () => ownProcessorMs() + processorMs(peers.pid),
    }
    const calls = accountCalls(site.url, accounts)
    const measures: Measure[] = []
    for (const name of Object.keys(NAMES) as AccountCall[]) {
      measures.push(...(await measureCall(kind, name, { calls, standIn, processors })))
    }
    await site.stop()
    await standIn.close()
    return measures
  } finally {
    await Promise.all([peers.stop(), ours.stop()])
    await rm(dataDir, { recursive: true })
  }
}

type Beside = {
  calls: ReturnType<typeof accountCalls>
  standIn: Awaited<ReturnType<typeof openStandIn>>
  /** What each has taken since it began, in milliseconds. */
  processors: { ours(): number; standIn(): number }
}

async function measureCall(kind: Kind, name: AccountCall, { calls, standIn, processors }: Beside) {
  const compared = name in GOALS ? (name as Compared) : undefined
  const perSecond: number[] = []
  const took: number[] = []
  const times: number[] = []
  await rate(calls[name], WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++) {
    const bare = compared && (await cost(standIn[compared], processors.standIn))
    const own = await cost(calls[name], processors.ours)
    took.push(own.ms)
    perSecond.push(own.perSecond)
    if (bare) times.push(bare.ms / own.ms)
  }
  const what = `${NAMES[name]} on ${kind}`
  const goal = compared && { atLeast: GOALS[compared][kind] }
  return [
    ...(goal
      ? [
          judge(
            `${what}: the processor of bare statements as supabase/auth makes, in times of ours`,
            goal,
            times,
          ),
        ]
      : []),
    judge(`${what}, a second`, { atLeast: 0 }, perSecond, 'no budget'),
    judge(`${what}, processor`, { atLeast: 0, unit: 'ms' }, took, 'no budget'),
  ]
}

/** What one act takes of the processors, in milliseconds, and how many there are in a second. */
async function cost(act: () => Promise<unknown>, processors: () => number) {
  const before = processors()
  const { count, perSecond } = await rate(act)
  return { ms: (processors() - before) / count, perSecond }
}

/** Of the bench itself. */
function ownProcessorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
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
