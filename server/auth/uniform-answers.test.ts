import { beforeAll, describe, expect, it } from 'vitest'

import { callsOnAddress, maskAnswer } from '#server/testing/attacks.ts'
import { confirm, send } from '#server/testing/fixtures.ts'
import { ann, startServer } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const server = useServer()
const people = {
  unknown: 'nobody@example.com',
  unconfirmed: 'later@example.com',
  confirmed: ann.email,
  banned: 'banned@example.com',
}

beforeAll(async () => {
  await send(server, 'signup', { email: people.unconfirmed, password: 'Misty!Day4', data: {} })
  await confirm(server, people.confirmed)
  await confirm(server, people.banned)
  const forEver = { bannedUntil: Number.MAX_SAFE_INTEGER }
  await server.database.write((tx) =>
    tx.updateTable('users').set(forEver).where('email', '=', people.banned).execute(),
  )
  server.clock.now += 3_600_000
})

function mask({ status, headers, text }: Awaited<ReturnType<typeof send>>, email: string) {
  return { status, headers: Object.fromEntries(headers), masked: maskAnswer(text, email) }
}

async function answersTo(path: string, bodyFor: (email: string) => unknown) {
  const answers = []
  for (const email of Object.values(people)) {
    answers.push(mask(await send(server, path, bodyFor(email)), email))
  }
  return answers
}

describe.each(callsOnAddress)('%s', (path, bodyFor) => {
  it('does not reveal accounts: the first time, too soon, and too often', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [first, ...others] = await answersTo(path, bodyFor)
      for (const other of others) expect(other).toEqual(first)
      if (round > 1) server.clock.now += 61_000
    }
  })
})

it('sends a new link to an address that newer rules would refuse', async () => {
  const old = { recover: 'a..b@example.com', resend: 'c..d@example.com' }
  await server.database.write(async (tx) => {
    const { confirmed, unconfirmed } = people
    const account = tx.updateTable('users').set({ email: old.recover })
    await account.where('email', '=', confirmed).execute()
    const signUp = tx.updateTable('pendingAccounts').set({ email: old.resend })
    await signUp.where('email', '=', unconfirmed).execute()
  })
  for (const [path, email] of Object.entries(old)) {
    const { status } = await send(server, path, { email, type: 'signup' })
    expect([path, status]).toEqual([path, 200])
  }
  const [recovery] = await server.emailsTo(old.recover)
  const [confirmation] = await server.emailsTo(old.resend)
  expect([recovery?.kind, confirmation?.kind]).toEqual(['reset', 'confirm'])
})

it('creates no second account, and changes nothing of the existing one', async () => {
  const users = () => server.database.read.selectFrom('users').selectAll().orderBy('id').execute()
  const before = await users()
  const intruder = { password: 'Cloudy!Day5', data: { firstName: 'Zoe' } }
  await send(server, 'signup', { ...intruder, email: people.confirmed })
  await send(server, 'signup', { ...intruder, email: ` ${people.unconfirmed.toUpperCase()} ` })
  expect(await users()).toEqual(before)

  const kinds = async (email: string) => (await server.emailsTo(email)).map(({ kind }) => kind)
  expect(await kinds(people.confirmed)).toEqual(['confirm', 'already-registered'])
  expect(await kinds(people.unconfirmed)).toEqual(['confirm', 'confirm'])
})

it('returns the same invented id each time, which a new account gets', async () => {
  const first = await send(server, 'signup', { email: people.unknown, password: 'Cloudy!Day5' })
  const again = await send(server, 'signup', { email: people.unknown, password: 'Misty!Day4' })
  expect(again.body.id).toBe(first.body.id)
  const { user } = await confirm(server, people.unknown)
  expect(user.id).toBe(first.body.id)
})

it('writes no email to an address without an account', async () => {
  await send(server, 'recover', { email: people.unknown })
  await send(server, 'resend', { email: people.unknown, type: 'signup' })
  await send(server, 'resend', { email: people.confirmed, type: 'signup' })
  await send(server, 'recover', { email: people.banned })
  expect(await server.emailsTo(people.unknown)).toEqual([])
  expect(await server.emailsTo(people.banned)).toHaveLength(1)
  expect(await server.emailsTo(people.confirmed)).toHaveLength(1)
})

it('reveals a registered address only if the settings allow it', async () => {
  const open = await startServer({ environment: { REVEAL_EXISTING_ACCOUNTS: '1' } })
  try {
    const { access_token: token } = await confirm(open)
    await confirm(open, 'bob@example.com')
    open.clock.now += 61_000
    const again = await send(open, 'signup', { email: ann.email, password: ann.password })
    expect(again).toMatchObject({
      status: 422,
      body: { error_code: 'user_already_exists', msg: 'User already registered' },
    })
    const change = { method: 'PUT', token }
    const taken = await send(open, 'user', { email: 'bob@example.com' }, change)
    expect(taken).toMatchObject({ status: 422, body: { error_code: 'email_exists' } })
    expect(await open.emailsTo(ann.email)).toHaveLength(1)
  } finally {
    await open.close()
  }
})
