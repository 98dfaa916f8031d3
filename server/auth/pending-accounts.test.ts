import { describe, expect, it } from 'vitest'

import { deriveSecrets } from '#server/secrets.ts'
import { changeUser, confirm, recover, redeemLink, send } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const stranger = { email: ann.email, password: 'Cloudy!Day5', data: { firstName: 'Mallory' } }
const owner = { email: ann.email, password: ann.password, data: ann.options.data }
const verifier = 'v'.repeat(43)
const plainChallenge = { code_challenge: verifier, code_challenge_method: 'plain' }
const server = useServer()

async function signUp(body: object) {
  await send(server, 'signup', body)
  return server.linkTo(ann.email, 'confirm')
}

const verify = (token_hash: string, proof: object = {}) =>
  send(server, 'verify', { type: 'signup', token_hash, ...proof })

const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await send(server, 'token?grant_type=password', { email, password })).body

describe('an address with a stranger’s earlier sign-up', () => {
  it('gets password and name of the sign-up whose email is followed', async () => {
    const theirs = await signUp(stranger)
    const mine = await signUp(owner)
    const { body } = await verify(mine)
    expect(body.user.user_metadata).toMatchObject({ firstName: 'Ann', lastName: 'Lee' })
    expect((await signIn(owner)).access_token).toBeTruthy()
    expect((await signIn(stranger)).access_token).toBeUndefined()
    expect((await verify(theirs)).status).toBe(403)
  })

  it('is confirmed by any of its emails, in the browser that signed up', async () => {
    await signUp({ ...owner, ...plainChallenge })
    const theirs = await signUp(stranger)
    const { body } = await verify(theirs, { code_verifier: verifier })
    expect(body.user.user_metadata.firstName).toBe('Ann')
    expect((await signIn(owner)).access_token).toBeTruthy()
  })

  it('is confirmed by any of its emails with the owner’s password', async () => {
    await signUp(owner)
    const theirs = await signUp(stranger)
    const { body } = await verify(theirs, { password: owner.password })
    expect(body.user.user_metadata.firstName).toBe('Ann')
  })

  it('is confirmed by a new password, which drops the stranger’s data', async () => {
    const theirs = await signUp(stranger)
    const data = { firstName: 'Ann', lastName: 'Lee' }
    const { body } = await verify(theirs, { new_password: 'Rainy?Night2', data })
    expect(body.user.user_metadata).toEqual({ ...data, role: 'customer' })
    expect((await signIn({ ...owner, password: 'Rainy?Night2' })).access_token).toBeTruthy()
    expect((await signIn(stranger)).access_token).toBeUndefined()
  })
})

it('a sign-up is recognized by its password after JWT_SECRET changes', async () => {
  const link = await signUp(owner)
  const { secrets } = server.services
  const next = deriveSecrets('another secret for tests, long enough for anything')
  Object.assign(secrets, next, { previous: { ...secrets } })
  expect((await signIn(owner)).error_code).toBe('email_not_confirmed')
  expect((await verify(link, { password: owner.password })).status).toBe(200)
})

describe('a proof', () => {
  it('that is wrong spends nothing', async () => {
    const link = await signUp({ ...owner, ...plainChallenge })
    const wrong = await verify(link, { password: 'Wrong!Pass1' })
    expect(wrong).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } })
    const other = await verify(link, { code_verifier: 'w'.repeat(43) })
    expect(other.body.error_code).toBe('bad_code_verifier')
    const weak = await verify(link, { new_password: 'x' })
    expect(weak.body.error_code).toBe('weak_password')
    expect(await server.database.read.selectFrom('users').select('id').execute()).toEqual([])
    expect((await verify(link, { password: owner.password })).status).toBe(200)
  })

  it('is not required: the link alone opens the session', async () => {
    const link = await signUp(owner)
    expect((await verify(link)).body.access_token).toBeTruthy()
  })

  it('opens nothing once the address has an account', async () => {
    const early = await signUp(stranger)
    await confirm(server)
    await send(server, 'signup', { ...stranger, password: 'Misty!Day4' })
    for (const proof of [{}, { password: stranger.password }, { new_password: 'Rainy?Night2' }]) {
      expect((await verify(early, proof)).status).toBe(403)
    }
    expect((await signIn(owner)).access_token).toBeTruthy()
  })
})

it('a resent email belongs to the same sign-up', async () => {
  const first = await signUp(owner)
  server.clock.now += 61_000
  await send(server, 'resend', { type: 'signup', email: ann.email })
  const second = await server.linkTo(ann.email, 'confirm')
  expect((await verify(first)).status).toBe(403)
  expect((await verify(second)).body.user.user_metadata.firstName).toBe('Ann')
})

it('an account can change to an address that a stranger signed up with', async () => {
  const next = 'ann.lee@example.net'
  await send(server, 'signup', { ...stranger, email: next })
  const { access_token: token } = await confirm(server)
  await changeUser(server, token, { email: next, current_password: ann.password })
  for (const [address, kind] of [
    [ann.email, 'email-change-current'],
    [next, 'email-change-new'],
  ] as const) {
    expect((await redeemLink(server, address, kind)).status).toBe(200)
  }
  expect((await signIn({ ...owner, email: next })).access_token).toBeTruthy()
})

describe('a session on a borrowed device', () => {
  it('changes neither password nor address without the present password', async () => {
    const { access_token: token } = await confirm(server)
    for (const wanted of [{ password: 'Rainy?Night2' }, { email: 'mallory@example.com' }]) {
      expect((await changeUser(server, token, wanted)).body.error_code).toBe(
        'current_password_required',
      )
      const wrong = await changeUser(server, token, { ...wanted, current_password: 'x' })
      expect(wrong.body.error_code).toBe('current_password_invalid')
    }
    expect(await server.emailsTo('mallory@example.com')).toEqual([])
    expect((await signIn(owner)).access_token).toBeTruthy()
    expect((await changeUser(server, token, { data: { firstName: 'Anna' } })).status).toBe(200)
  })

  it('needs no password for ten minutes after a recovery link', async () => {
    await confirm(server)
    const { body } = await recover(server)
    server.clock.now += 10 * 60_000
    const late = await changeUser(server, body.access_token, { password: 'Rainy?Night2' })
    expect(late.body.error_code).toBe('current_password_required')
    server.clock.now -= 1_000
    const soon = await changeUser(server, body.access_token, { password: 'Rainy?Night2' })
    expect(soon.status).toBe(200)
  })
})
