import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { confirmWithApp } from '#server/testing/factors.ts'
import { confirm, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { DAY_MS } from '#shared/durations.ts'

import { purgeChallenges } from './challenges.ts'
import { purgeFactors } from './factors.ts'
import { purgeLinks } from './links.ts'
import { purgePendingAccounts } from './pending-accounts.ts'
import { purgeReauthentications } from './reauthentication.ts'
import { purgeProofs } from './session-proofs.ts'
import { purgeSessions, purgeSignIns } from './sessions.ts'

const MAX_ROWS = 100_000
const ROOM = 5_000
const server = useServer()

it('removes expired sessions and links only', async () => {
  await confirm(server)
  await send(server, 'recover', { email: ann.email })
  await server.emails()
  server.clock.now += 31 * DAY_MS
  await signIn(server)

  const { database } = server
  const count = async () => {
    const sessions = await database.read.selectFrom('sessions').select('id').execute()
    const links = await database.read.selectFrom('links').select('kind').execute()
    return [sessions.length, links.length]
  }
  expect(await count()).toEqual([2, 1])
  await database.write(async (tx) => {
    await purgeSessions(tx, server.clock.now)
    await purgeLinks(tx, server.clock.now)
  })
  expect(await count()).toEqual([1, 0])
})

it('removes sign-ups unconfirmed for a month, and no account', async () => {
  await confirm(server)
  const signUp = (email: string) => send(server, 'signup', { email, password: ann.password })
  await signUp('never@example.com')
  server.clock.now += 31 * DAY_MS
  await signUp('new@example.com')

  const { read, write } = server.database
  await write((tx) => purgePendingAccounts(tx, server.clock.now))
  const emails = async (table: 'users' | 'pendingAccounts') =>
    (await read.selectFrom(table).select('email').execute()).map(({ email }) => email)
  expect(await emails('users')).toEqual([ann.email])
  expect(await emails('pendingAccounts')).toEqual(['new@example.com'])
})

it('removes unverified apps, old challenges and codes, and devices unused for long', async () => {
  const { session } = await confirmWithApp(server)
  const { access_token: token } = session
  const begin = (friendlyName: string) => {
    const body = { factor_type: 'totp', friendlyName, current_password: ann.password }
    return send(server, 'factors', body, { token })
  }
  const { id } = (await begin('Begun')).body
  await send(server, `factors/${id}/challenge`, {}, { token })
  await send(server, 'passkeys/authentication/options', {})
  await send(server, 'reauthenticate', undefined, { method: 'GET', token })
  const { database } = server
  const purgeAt = async (now: number) => {
    await database.write(async (tx) => {
      await purgeFactors(tx, now)
      await purgeChallenges(tx, now)
      await purgeReauthentications(tx, now)
      await purgeSignIns(tx, now)
      await purgeProofs(tx, now)
    })
    const tables = [
      'factors',
      'challenges',
      'reauthentications',
      'signInDevices',
      'sessionProofs',
    ] as const
    const counts = tables.map(async (table) => {
      return (await database.read.selectFrom(table).selectAll().execute()).length
    })
    return Promise.all(counts)
  }
  const { now } = server.clock
  expect(await purgeAt(now)).toEqual([2, 3, 1, 1, 1])
  // The last challenge of the app that stays tells when its code was asked for.
  expect(await purgeAt(now + DAY_MS + 1)).toEqual([1, 1, 0, 1, 0])
  expect(await purgeAt(now + 181 * DAY_MS)).toEqual([1, 1, 0, 0, 0])
})

it('resets wrong passwords after a month without further tries', async () => {
  const { lockout } = server.services
  const tried = { address: ann.email, network: 'n' }
  const pass = async (days: number) => {
    server.clock.now += days * DAY_MS
    await lockout.purge()
  }
  for (let tries = 0; tries < 100; tries += 1) {
    expect(await lockout.count(tried)).toBe(0)
    server.clock.now += DAY_MS / 24
  }
  for (const days of [20, 20, 20]) {
    await pass(days)
    expect(await lockout.count(tried)).toBeGreaterThan(0)
  }
  await pass(31)
  expect(await lockout.count(tried)).toBe(0)
})

it('keeps rate-limit rows within bounds: the newest and the highest counts', async () => {
  const { limits } = server.database
  const { now } = server.clock
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MAX_ROWS + 500})
    insert into limits (key, full_at) select 'k' || i, cast(${now} as bigint) + i from n
  `.execute(limits)
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MAX_ROWS + 500})
    insert into lockouts (address, network, count, recent, recent_since, blocked_until, changed_at)
    select 'k' || i, 'n', i, 1, 0, 0, cast(${now} as bigint) from n
  `.execute(limits)
  await server.services.rateLimiter.purge()
  await server.services.lockout.purge()

  const rows = await limits.selectFrom('limits').select('key').execute()
  const lockouts = await limits.selectFrom('lockouts').select('address as key').execute()
  for (const remaining of [rows, lockouts]) {
    const keys = new Set(remaining.map(({ key }) => key))
    expect(keys.size).toBeLessThanOrEqual(MAX_ROWS - ROOM)
    expect(keys.size).toBeGreaterThan(MAX_ROWS - ROOM - 10)
    expect(keys.has(`k${MAX_ROWS + 500}`)).toBe(true)
    expect(keys.has('k1')).toBe(false)
  }
})
