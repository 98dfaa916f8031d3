import { judge, type Measure } from '#bench/measure.ts'
import { processorMs } from '#bench/processors.ts'
import { openStandIn } from '#bench/stand-in.ts'
import { createPasswordHasher } from '#server/accounts/password-hasher.ts'
import { send } from '#server/testing/fixtures.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { ann } from '#server/testing/start-server.ts'
import { createAccounts } from '#tests/support/create-accounts.ts'
import { inParallel, range } from '#tests/support/parallel.ts'
import { startProcess } from '#tests/support/start-process.ts'

const ROUNDS = 5
const ROUND_MS = 2_000
const WORKERS = 16
const ACCOUNTS = 64

type Kind = 'SQLite' | 'PostgreSQL'

/** Ahead of supabase/auth in every call, by processor time. */
const MIN_RATIO = 1
const MIN_OF_HASHING = 0.8

/** Account calls beside the bare statements of supabase/auth, and sign-ins beside bare hashing, alternating. */
export async function measureAccountCalls(): Promise<Measure[]> {
  return [...(await measureOn('SQLite')), ...(await measureOn('PostgreSQL'))]
}

async function measureOn(kind: Kind) {
  const theirs = await startPostgres()
  const ours = await startPostgres()
  const settings: Record<string, string> = kind === 'SQLite' ? {} : { DATABASE_URL: ours.url }
  const site = await startProcess({ settings })
  const standIn = await openStandIn(theirs.url)
  const ourMs = () => processorMs(site.pid) + (kind === 'PostgreSQL' ? processorMs(ours.pid) : 0)
  try {
    const calls = await openCalls(site)
    const measures: Measure[] = []
    for (const name of ['getUser', 'refresh'] as const) {
      const ratios = await alternate(
        () => cost(standIn[name], () => ownMs() + processorMs(theirs.pid)),
        () => cost(calls[name], ourMs),
      )
      const what = `${name} on ${kind}: statements of supabase/auth in times of ours`
      measures.push(judge(what, { atLeast: MIN_RATIO }, ratios))
    }
    const { hash } = createPasswordHasher()
    const ratios = await alternate(
      () => rate(calls.signIn),
      () => rate(() => hash(ann.password)),
    )
    const what = `Sign-ins a second on ${kind} against bare hashing`
    return [...measures, judge(what, { atLeast: MIN_OF_HASHING }, ratios)]
  } finally {
    await site.stop()
    await standIn.close()
    await Promise.all([theirs.stop(), ours.stop()])
  }
}

async function openCalls(site: Awaited<ReturnType<typeof startProcess>>) {
  const emails = range(ACCOUNTS).map((index) => `p${index}@example.com`)
  await createAccounts(site, emails)
  const signIn = (email: string) =>
    send(site, 'token?grant_type=password', { email, password: ann.password })
  const sessions = await inParallel(emails, 4, async (email) => (await signIn(email)).body)
  let turn = 0
  const next = () => (turn += 1) % ACCOUNTS
  return {
    signIn: () => signIn(emails[next()]!),
    getUser: () =>
      send(site, 'user', undefined, { method: 'GET', token: sessions[next()]!.access_token }),
    async refresh() {
      const index = next()
      const { refresh_token } = sessions[index]!
      sessions[index] = (await send(site, 'token?grant_type=refresh_token', { refresh_token })).body
    },
  }
}

async function alternate(one: () => Promise<number>, other: () => Promise<number>) {
  await other()
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) ratios.push((await one()) / (await other()))
  return ratios
}

/** Milliseconds of the processor for each call. */
async function cost(work: () => Promise<unknown>, usedMs: () => number) {
  const before = usedMs()
  const perSecond = await rate(work)
  return (usedMs() - before) / (perSecond * (ROUND_MS / 1_000))
}

function ownMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Calls a second. */
async function rate(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - startedAt < ROUND_MS) {
      await work()
      count++
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return (count * 1_000) / (performance.now() - startedAt)
}
