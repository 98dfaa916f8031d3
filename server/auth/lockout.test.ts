import { describe, expect, it } from 'vitest'

import {
  askUntilLimited,
  changeUser,
  confirm,
  recover,
  send,
  signIn,
} from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { isFirstDatabase, useServer } from '#server/testing/use-server.ts'
import { HOUR_MS, SECOND_MS } from '#shared/durations.ts'

const peer = '203.0.113.9'
const server = useServer()

const guess = (email = ann.email, password = 'Wrong!Pass1', from = peer) =>
  send(server, 'token?grant_type=password', { email, password }, { peer: from })

it('parallel guesses of a password are all counted', async () => {
  const from = (turn: number) => guess(ann.email, 'x', `203.0.113.${turn}`)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => from(turn)))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
})

describe.runIf(isFirstDatabase)('guessing a password', () => {
  const stranger = (turn: number) => `192.${turn >> 8}.${turn & 255}.1`

  it.each([ann.email, 'nobody@example.com'])('of %s is delayed after ten tries', async (email) => {
    await confirm(server)
    let { allowed, wait } = await askUntilLimited(() => guess(email))
    expect([allowed, wait]).toEqual([10, 60])
    for (const minutes of [2, 4, 8, 15, 15]) {
      server.clock.now += wait * SECOND_MS
      ;({ allowed, wait } = await askUntilLimited(() => guess(email)))
      expect([allowed, wait]).toEqual([1, minutes * 60])
    }
  })

  it('accepts the right password after a mistyped one', async () => {
    await confirm(server)
    for (let turn = 0; turn < 30; turn += 1) {
      const mistyped = turn % 9 !== 8
      server.clock.now += 10 * SECOND_MS
      const { status } = await guess(ann.email, mistyped ? 'x' : ann.password)
      expect(status).toBe(mistyped ? 400 : 200)
    }
  })

  it.each([ann.email, 'nobody@example.com'])(
    'of %s from many networks is locked after a hundred tries, except in the owner’s network',
    async (email) => {
      await confirm(server)
      await guess(ann.email, ann.password, peer)
      let tried = 0
      for (let turn = 0; turn < 104; turn += 1) {
        if ((await guess(email, 'x', stranger(turn))).status === 400) tried += 1
      }
      expect(tried).toBe(100)
      server.clock.now += 48 * HOUR_MS
      expect((await guess(email, ann.password, stranger(1))).status).toBe(429)
      const atHome = await guess(email, ann.password, peer)
      expect(atHome.status).toBe(email === ann.email ? 200 : 429)
    },
  )

  it('gets the same responses in the owner’s network, with or without an account', async () => {
    await confirm(server)
    await guess(ann.email, ann.password, peer)
    const neighbour = '203.0.113.77'
    const places = [
      ...Array.from({ length: 60 }, (_, turn) => stranger(turn)),
      ...Array.from({ length: 13 }, () => neighbour),
      ...Array.from({ length: 40 }, (_, turn) => stranger(turn)),
      ...Array.from({ length: 4 }, () => neighbour),
    ]
    const answersFor = async (email: string) => {
      const answers = []
      for (const place of places) {
        server.clock.now += SECOND_MS
        const { status, headers } = await guess(email, 'x', place)
        answers.push(`${status} ${headers.get('Retry-After')}`)
      }
      server.clock.now += HOUR_MS
      for (let turn = 0; turn < 12; turn += 1) {
        const { status, headers } = await guess(email, 'x', neighbour)
        answers.push(`${status} ${headers.get('Retry-After')}`)
      }
      return answers
    }
    const answers = await answersFor(ann.email)
    expect(await answersFor('nobody@example.com')).toEqual(answers)
    expect(new Set(answers)).toContain('429 900')
    expect((await guess(ann.email, ann.password, '203.0.112.1')).status).toBe(429)
    server.clock.now += HOUR_MS
    expect((await guess(ann.email, ann.password, neighbour)).status).toBe(200)
  })

  it('never prevents the owner’s sign-in by email', async () => {
    await confirm(server)
    for (let turn = 0; turn < 101; turn += 1) await guess(ann.email, 'x', stranger(turn))
    expect((await guess(ann.email, ann.password, '198.51.100.9')).status).toBe(429)
    expect((await recover(server)).status).toBe(200)
    expect((await guess(ann.email, ann.password, '198.51.100.9')).status).toBe(200)
  })

  it('is not reset by the guesser’s own sign-up with the address', async () => {
    await confirm(server)
    const own = { email: ann.email, password: 'Cloudy!Day5' }
    await send(server, 'signup', own)
    for (let turn = 0; turn < 9; turn += 1) await guess()
    await guess(own.email, own.password)
    expect((await guess()).status).toBe(429)
  })

  it('before the account exists does not lock out a later sign-up', async () => {
    for (let turn = 0; turn < 101; turn += 1) await guess(ann.email, 'x', stranger(turn))
    await confirm(server)
    expect((await guess(ann.email, ann.password)).status).toBe(200)
  })
})

it.runIf(isFirstDatabase)(
  'the present password can be tried ten times from all networks; an email unlocks it',
  async () => {
    await confirm(server)
    const { access_token: token } = await signIn(server)
    const tryPresent = (turn: number, current_password = 'x') => {
      const body = JSON.stringify({ password: 'Rainy?Night2', current_password })
      const headers = { Authorization: `Bearer ${token}` }
      const place = `198.51.${turn % 17}.1`
      return server.ask('/auth/v1/user', { method: 'PUT', headers, body }, place)
    }
    const statuses = []
    for (let turn = 0; turn < 30; turn += 1) statuses.push((await tryPresent(turn)).status)
    const checked = statuses.filter((status) => status === 400)
    expect([checked.length, statuses.filter((status) => status === 429).length]).toEqual([10, 20])
    expect((await tryPresent(99, ann.password)).status).toBe(429)
    expect((await signIn(server)).user.email).toBe(ann.email)
    const { access_token: recovered } = (await recover(server)).body
    expect((await tryPresent(99)).status).toBe(400)
    expect((await changeUser(server, recovered, { password: 'Rainy?Night2' })).status).toBe(200)
  },
)

it('stores no address, and a limited number of rows', async () => {
  await send(server, 'signup', ann, { peer })
  const { limits } = server.database
  const rows = await limits.selectFrom('limits').selectAll().execute()
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/ann|203\.0/)
  server.clock.now += 2 * HOUR_MS
  await server.services.rateLimiter.purge()
  expect(await limits.selectFrom('limits').selectAll().execute()).toEqual([])
})
