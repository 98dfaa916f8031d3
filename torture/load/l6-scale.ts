import { inParallel, upTo } from '#torture/at-once.ts'
import type { Edit } from '#torture/child/plant.ts'
import { percentile, timed, timeUntil } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { askWhoIAm, refresh, settle, signIn, type Tokens } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const PEOPLE = 20
const AT_ONCE = 2
const MAX_RATIO = 1.5
/** Below this a difference is the machine's, not the table's. */
const GRAIN_MS = 2
const DAY_MS = 24 * 3_600_000
const SWEEP_LIMIT_MS = 60_000
/** So that nobody waits an hour for the sweep. */
const SWEEP_OFTEN: Edit = {
  file: 'server/accounts/cleanup-job.ts',
  find: 'const ACCOUNTS_EVERY_MS = 3_600_000',
  replace: 'const ACCOUNTS_EVERY_MS = 2_000',
}

type Work = (server: Server, index: number) => Promise<{ status: number }>

/** A shop with a hundred thousand accounts is as quick as a new one, and what runs out is swept away. */
export const scale: Item = {
  id: 'L6',
  title: 'Scale',
  bar: '100,000 users, 300,000 sessions: p99 within 1.5 × of an empty one; the sweep keeps tables bounded',
  isAlone: true,
  tiers: ['full', 'soak'],
  fault: {
    says: 'sessions that ran out are kept',
    edits: [
      {
        file: 'server/accounts/cleanup-job.ts',
        find: '      await purgeSessions(tx, now())\n',
        replace: '',
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const wrongs = new Wrongs()
    const edits = [SWEEP_OFTEN, ...(isFaulted ? (scale.fault.edits ?? []) : [])]
    const settings = { TORTURE_EDITS: JSON.stringify(edits) }
    const users = isFaulted ? 2_000 : size({ fast: 2_000, full: 100_000 })
    const [empty, full] = [await startServer({ settings }), await startServer({ settings })]
    const emails = upTo(PEOPLE).map((index) => `l6-${index}@example.com`)
    for (const server of [empty, full]) await settle(server, emails)
    await seed(full, users)
    const told = isFaulted
      ? []
      : await compare(empty, full, emails, size({ fast: 100, full: 1_500 }), wrongs)

    await full.passTime(31 * DAY_MS)
    const sweptMs = await timeUntil(
      SWEEP_LIMIT_MS / (isFaulted ? 6 : 1),
      async () => (await countOld(full)) === 0,
    )
    const left = await countOld(full)
    if (left > 0) wrongs.add(`${left} rows left that ran out`)
    return wrongs.outcome(
      `${users} users, ${users * 3} sessions: p99 ${told.join(', ')}; swept in ${(sweptMs / 1_000).toFixed(1)} s, ${left} left`,
    )
  },
}

/** Copies of an account with three sessions each, and a sign-up never confirmed for every ten. */
async function seed({ records }: Server, users: number) {
  const [row] = await records.ask(`select * from users where email = 'model@example.com'`)
  const made: Record<string, string> = {
    id: `printf('%08x-0000-4000-8000-%012x', i, i)`,
    identity_id: `printf('%08x-1111-4000-8000-%012x', i, i)`,
    email: `'seed-' || i || '@example.com'`,
  }
  const names = Object.keys(row ?? {})
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)'
  await records.change(
    `${numbers} insert into users (${names.join(', ')})
     select ${names.map((name) => made[name] ?? name).join(', ')} from n
     join users on users.email = 'model@example.com'`,
    [[users]],
  )
  await records.change(
    `${numbers} insert into sessions (id, user_id, method, counter, created_at, refreshed_at)
     select printf('%08x-2222-4000-8000-%04x%08x', i, k, i), printf('%08x-0000-4000-8000-%012x', i, i),
       'password', 0, users.created_at, users.created_at
     from n join (select 1 as k union select 2 union select 3)
     join users on users.email = 'model@example.com'`,
    [[users]],
  )
  await records.change(
    `${numbers} insert into pending_accounts
       (id, kind, email, password_hash, user_metadata, token_hash, created_at, sent_at, expires_at)
     select printf('%08x-3333-4000-8000-%012x', i, i), 'signup', 'waits-' || i || '@example.com',
       users.password_hash, users.user_metadata, printf('%064x', i), users.created_at,
       users.created_at, users.created_at
     from n join users on users.email = 'model@example.com'`,
    [[Math.ceil(users / 10)]],
  )
  // What the seeding left in the log is no visitor's to put into the database.
  await records.ask('pragma wal_checkpoint(truncate)')
}

/** Asks one and the other in turn, so that whatever else the machine does meets both. */
async function compare(
  empty: Server,
  full: Server,
  emails: string[],
  count: number,
  wrongs: Wrongs,
) {
  const tokens = new Map<Server, Tokens[]>()
  for (const server of [empty, full]) {
    tokens.set(server, await inParallel(emails, AT_ONCE, (email) => signIn(server, email)))
  }
  const of = (server: Server, index: number) => tokens.get(server)?.[index % PEOPLE]
  const works: Record<string, [count: number, work: Work]> = {
    'who I am': [
      count,
      (server, index) => askWhoIAm(server, of(server, index)?.access_token ?? ''),
    ],
    refreshes: [
      count,
      async (server, index) => {
        const reply = await refresh(server, of(server, index)?.refresh_token ?? '')
        const held = of(server, index)
        if (held) held.refresh_token = reply.body.refresh_token ?? ''
        return reply
      },
    ],
    'sign-ins': [
      count / 5,
      (server, index) => {
        const body = { email: emails[index % PEOPLE], password: 'Sunny!Day1' }
        return server.ask('POST', '/auth/v1/token?grant_type=password', body)
      },
    ],
  }
  const told: string[] = []
  for (const [name, [times, work]] of Object.entries(works)) {
    const [base, loaded] = await race(empty, full, times, work, wrongs)
    if (loaded > base * MAX_RATIO && loaded - base > GRAIN_MS)
      wrongs.add(`${name}: ${loaded} ms against ${base} ms`)
    told.push(`${name} ${loaded.toFixed(1)} ms (empty ${base.toFixed(1)})`)
  }
  return told
}

async function race(empty: Server, full: Server, times: number, work: Work, wrongs: Wrongs) {
  const figures: [number[], number[]] = [[], []]
  for (const index of upTo(times)) {
    for (const [place, server] of [empty, full].entries()) {
      const { result, ms } = await timed(() => work(server, index))
      if (result.status !== 200) wrongs.add(`answered ${result.status}`)
      figures[place]?.push(ms)
    }
  }
  return [percentile(figures[0], 99), percentile(figures[1], 99)] as const
}

/** What a month without a visit leaves: sessions, sign-ups never confirmed, dead links. */
async function countOld({ records }: Server) {
  const [row] = await records.ask(
    `select (select count(*) from sessions) + (select count(*) from links)
       + (select count(*) from pending_accounts) as old`,
  )
  return Number(row?.old)
}
