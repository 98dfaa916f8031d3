import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'

import { createServices } from '#server/create-services.ts'
import { confirm, getUser, refreshBy, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { facts } from '#shared/testing/rental-facts.ts'

const server = useServer()

it('no call with an id in its path fails for an id that no database stores', async () => {
  const { access_token: token } = await confirm(server)
  const calls = server.app.routes.filter(({ method, path }) => {
    return method !== 'ALL' && path.startsWith('/auth/v1/') && path.includes('/:')
  })
  expect(calls.length).toBeGreaterThan(4)
  for (const { method, path } of calls) {
    const call = path.replace('/auth/v1/', '').replaceAll(/:\w+/g, '%00')
    const sent = { friendly_name: 'x', challenge_id: 'x', code: '123456' }
    const { status } = await send(server, call, sent, { method, token })
    expect([method, call, status]).toEqual([method, call, 404])
  }
})

/** On PostgreSQL a slow machine refuses more: waiting for a connection ends after four seconds. */
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('too many sign-ins at once', () => {
  it('get some responses, and 503 with Retry-After for the rest', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        send(server, 'token?grant_type=password', { email: `a${index}@b.cd`, password: 'x' }),
      ),
    )
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(200)
    expect(turnedAway.length).toBe(answers.filter(({ status }) => status !== 400).length)
    expect(turnedAway.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true)
  })
})

describe('another program writing to the database file', () => {
  it('delays writers for seconds at most, and no readers', async () => {
    if (server.database.kind !== 'sqlite') return
    const { access_token: token, refresh_token: refreshToken } = await confirm(server)
    const file = join(server.services.settings.dataDir, 'mailbox.sqlite')
    const intruder = new DatabaseSync(file)
    intruder.exec('begin immediate')
    const started = Date.now()
    const refused = refreshBy(server, refreshToken)
    expect((await getUser(server, token)).status).toBe(200)
    expect(await server.database.isReady()).toBe(true)
    const { status, headers } = await refused
    expect([status, headers.get('Retry-After')]).toEqual([503, '2'])
    expect(Date.now() - started).toBeLessThan(5_000)
    intruder.exec('rollback')
    intruder.close()
    expect((await refreshBy(server, refreshToken)).status).toBe(200)
  })
})

describe('a link request left by a crash', () => {
  it('is handled by the next start', async () => {
    await confirm(server)
    await server.services.linkRequests.stop()
    expect((await send(server, 'recover', { email: ann.email })).status).toBe(200)
    const left = await server.database.read.selectFrom('linkRequests').selectAll().execute()
    expect(left).toHaveLength(1)

    const { settings, secrets, database, log, now } = server.services
    const next = createServices({
      settings,
      secrets,
      database,
      log,
      now,
      facts,
      shopName: 'Shop',
    })
    expect(await server.linkTo(ann.email, 'reset')).toBeTruthy()
    await next.close()
  })
})

describe('a link request that always fails', () => {
  it('does not block the others', async () => {
    await confirm(server, 'broken@example.com')
    await confirm(server)
    await server.database.write((tx) =>
      tx
        .updateTable('users')
        .set({ userMetadata: '{broken' })
        .where('email', '=', 'broken@example.com')
        .execute(),
    )
    await send(server, 'recover', { email: 'broken@example.com' })
    server.clock.now += 1
    await send(server, 'recover', { email: ann.email })
    expect(await server.linkTo(ann.email, 'reset')).toBeTruthy()
    expect(server.logged()).toContain('A link request is dropped')
    expect(server.logged()).not.toContain('broken@')
  })
})

describe('an outdated password hash', () => {
  it('is renewed at the next sign-in, once', async () => {
    await confirm(server)
    const earlier = { memoryCost: 32, timeCost: 1, parallelism: 1 }
    const password_hash = await hash(ann.password, earlier)
    await server.database.write((tx) =>
      tx.updateTable('users').set({ passwordHash: password_hash }).execute(),
    )
    const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(server)))
    expect(sessions.map(({ access_token: token }) => typeof token)).not.toContain('undefined')
    const user = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
    expect(user?.passwordHash).toContain('m=64')
    expect((await signIn(server)).access_token).toBeTruthy()
  })
})
