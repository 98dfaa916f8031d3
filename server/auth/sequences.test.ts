import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { beforeAll, expect, it } from 'vitest'

import type { User } from '#server/database/rows.ts'
import { maskAnswer } from '#server/testing/attacks.ts'
import { confirm, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { isSoak } from '#tests/support/soak.ts'

const THEIRS = 'Cloudy!Day5'
const TRIES_TO_LOCK = 100
const SIGN_IN = 'token?grant_type=password'
/** Kinds of address, with names of one length, since a response may contain the address. */
const KINDS = ['nobody', 'waiter', 'member', 'outlaw'] as const

const server = useServer()
let model: User

beforeAll(async () => {
  await confirm(server)
  const users = server.database.read.selectFrom('users').selectAll()
  model = await users.where('email', '=', ann.email).executeTakeFirstOrThrow()
})

type Call = (email: string, peer: string) => Promise<string>

async function normalizeResponse(email: string, answer: ReturnType<typeof send>) {
  const { status, headers, text } = await answer
  return JSON.stringify([status, [...headers], maskAnswer(text, email)])
}

const post =
  (path: string, bodyFor: (email: string) => object): Call =>
  (email, peer) =>
    normalizeResponse(email, send(server, path, bodyFor(email), { peer }))

const calls = {
  'sign-up': post('signup', (email) => ({ email, password: THEIRS })),
  'sign-in': post(SIGN_IN, (email) => ({ email, password: THEIRS })),
  'wrong passwords': async (email, peer) => {
    const answers: string[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const guess = { email, password: `Wrong!Pass${turn}` }
      answers.push(await normalizeResponse(email, send(server, SIGN_IN, guess, { peer })))
    }
    return answers.join()
  },
  recovery: post('recover', (email) => ({ email })),
  'a resent sign-up': post('resend', (email) => ({ email, type: 'signup' })),
  'a resent change': post('resend', (email) => ({ email, type: 'email_change' })),
} satisfies Record<string, Call>

const names = Object.keys(calls) as (keyof typeof calls)[]

async function makePeople(tag: string) {
  const people = KINDS.map((kind) => `${kind}-${tag}@example.com`)
  const [, waiter = '', ...others] = people
  await send(server, 'signup', { email: waiter, password: ann.password })
  await server.database.write((tx) =>
    tx
      .insertInto('users')
      .values(
        others.map((email, index) => {
          const bannedUntil = index === 1 ? Number.MAX_SAFE_INTEGER : null
          return { ...model, id: randomUUID(), identityId: randomUUID(), email, bannedUntil }
        }),
      )
      .execute(),
  )
  return people
}

async function play(people: string[], sequence: Call[]) {
  const answers: string[][] = []
  for (const [index, email] of people.entries()) {
    const responses: string[] = []
    for (const call of sequence) responses.push(await call(email, `198.51.${index}.7`))
    answers.push(responses)
  }
  server.clock.now += HOUR_MS
  return answers
}

async function lock(email: string) {
  for (let turn = 0; turn < TRIES_TO_LOCK; turn += 1) {
    await send(server, SIGN_IN, { email, password: 'x' }, { peer: `192.0.${turn}.1` })
  }
}

const at = (index: number) => names[index % names.length]!
/** Four calls each, every call directly after every other; in a soak, all sequences of three. */
const sequences = isSoak
  ? names.flatMap((first) =>
      names.flatMap((second) => names.map((third) => [first, second, third])),
    )
  : names.flatMap((first, row) => [
      [first, first, at(row + 1), at(row + 3)],
      [first, at(row + 3), at(row + 7), at(row + 12)],
    ])

async function listTells(makeTargets: () => Promise<string[]>) {
  const differences: unknown[] = []
  for (const sequence of sequences) {
    const played = sequence.map((name) => calls[name])
    const [nobody, ...others] = await play(await makeTargets(), played)
    for (const other of others) {
      if (!isDeepStrictEqual(other, nobody)) differences.push({ sequence, nobody, other })
    }
  }
  return differences
}

it('no sequence of calls reveals whether an address has an account', async () => {
  expect(await listTells(() => makePeople(randomUUID()))).toEqual([])
})

it('no sequence of calls reveals whether a locked address has an account', async () => {
  const people = await makePeople('locked')
  for (const email of people) await lock(email)
  expect(await listTells(async () => people)).toEqual([])
})

it('a sign-up reveals nothing after the owner of the address has confirmed theirs', async () => {
  const people = ['nobody@example.com', 'member@example.com']
  await confirm(server, people[1])
  const answers: string[][] = []
  for (const [index, email] of people.entries()) {
    const peer = `198.51.${index}.7`
    const responses = [await calls['sign-up'](email, peer), await calls['sign-in'](email, peer)]
    if (index === 0) await confirm(server, email)
    else await signIn(server, email)
    responses.push(await calls['sign-in'](email, peer), await calls['sign-up'](email, peer))
    responses.push(await calls['sign-in'](email, peer))
    answers.push(responses)
  }
  for (const turn of [1, 2, 4]) expect(answers[0]?.[turn]).toContain('email_not_confirmed')
  expect(answers[1]).toEqual(answers[0])
})

it('changing an account’s address does not reveal the new one’s owner', async () => {
  const people = await makePeople('target')
  const answers: unknown[] = []
  for (const [index, email] of people.entries()) {
    const [own, peer] = [`mal${index}@example.com`, `198.51.${index}.7`]
    const { access_token: token } = await confirm(server, own)
    const mask = async (answer: ReturnType<typeof send>) =>
      (await normalizeResponse(email, answer)).replaceAll(own, 'OWN')
    const change = { email, current_password: ann.password }
    const responses = [
      await mask(send(server, 'user', change, { method: 'PUT', token, peer })),
      await mask(send(server, 'user', undefined, { method: 'GET', token, peer })),
      await mask(send(server, 'resend', { email: own, type: 'email_change' }, { peer })),
    ]
    const token_hash = await server.linkTo(own, 'email-change-current')
    responses.push(
      await mask(send(server, 'verify', { type: 'email_change', token_hash }, { peer })),
    )
    responses.push(await mask(send(server, 'user', undefined, { method: 'GET', token, peer })))
    const kinds = (await server.emailsTo(own)).map(({ kind }) => kind)
    answers.push([responses, kinds])
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
})
