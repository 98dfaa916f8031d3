import { describe, expect, it } from 'vitest'

import { createAuthenticator } from '#server/testing/authenticator.ts'
import { codeAt, confirmWithApp } from '#server/testing/factors.ts'
import { send } from '#server/testing/fixtures.ts'
import { inTurn } from '#server/testing/mutations.ts'
import { ann } from '#server/testing/start-server.ts'
import { useAttackedServer, VICTIM, writes } from '#server/testing/use-attacked-server.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { isSoak } from '#tests/support/soak.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
const TOKENS = ['', 'x', 'a.b.c', 'Ã©']

const attacked = useAttackedServer()
const { server, all, ofShop, ask, faultOf, tokenFor, offerTo } = attacked

describe.runIf(isFirstDatabase)('a request', () => {
  it('with a wrong token is refused', async () => {
    const calls = ofShop().filter(({ access }) => access !== 'public')
    const someTokens = inTurn(TOKENS, 1)
    const faults = await Promise.all(
      calls.flatMap((call) => someTokens().map((token) => faultOf(call, { token }, [401, 403]))),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
  })

  it('with another method gets the allowed ones', async () => {
    const calls = ofShop()
    for (const [index, call] of calls.entries()) {
      const methods = calls.flatMap(({ route, method }) => (route === call.route ? [method] : []))
      const unknown = METHODS.filter((one) => !methods.includes(one))
      for (const method of isSoak ? unknown : [unknown[index % unknown.length]!]) {
        const { status, headers } = await ask(call, { token: await tokenFor(call), method })
        expect([method, call.route, status]).toEqual([method, call.route, 405])
        expect(headers.get('Allow')).toBe(methods.join(', '))
      }
    }
  })

  it('with a body over the call’s limit is refused', async () => {
    const faults = await Promise.all(
      ofShop()
        .filter(writes)
        .map(async (call) => {
          const body = JSON.stringify({ x: 'x'.repeat(call.maxBodyBytes) })
          return faultOf(call, { token: await tokenFor(call), body }, [413])
        }),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
  })
})

describe('another customer', () => {
  const own = () => all().filter(({ access }) => access === 'customer')

  it('changes nothing of a customer whose ids they know', async () => {
    const withIds = own().filter(({ params }) => params.id)
    expect(withIds.length).toBeGreaterThan(3)
    const faults = await Promise.all(
      withIds.map((call) => faultOf(call, { token: attacked.stranger.token }, [404])),
    )
    expect(faults.flat().slice(0, 9)).toEqual([])
    for (const { route, method } of withIds) {
      if (route.includes('/offers/')) attacked.ids.offer = await offerTo(VICTIM)
      const call = own().find((one) => one.route === route && one.method === method)
      const status = call && (await ask(call, { token: attacked.victim.token })).status
      expect([route, status]).not.toEqual([route, 404])
    }
  })

  it('reads nothing of them', async () => {
    const { application, recipient, rental, visit } = attacked.ids
    const traces = [VICTIM, attacked.victim.id, application, recipient, rental, visit]
    for (const call of own().filter((one) => !writes(one))) {
      const { text } = await ask(call, { token: attacked.stranger.token })
      expect([call.route, traces.filter((trace) => text.includes(trace))]).toEqual([call.route, []])
    }
  })
})

it('a stranger changes no second factor, passkey or session by its id', async () => {
  const holder = await confirmWithApp(server, 'holder@example.com')
  const token = holder.session.access_token
  const post = async (path: string, body: object) =>
    (await send(server, path, body, { token })).body
  const options = await post('passkeys/registration/options', { current_password: ann.password })
  const credential = createAuthenticator().create(options.options)
  const passkey = await post('passkeys/registration/verify', {
    challenge_id: options.challenge_id,
    credential,
  })
  const challenge = await post(`factors/${holder.app.id}/challenge`, {})
  const { body: sessions } = await send(server, 'sessions', {}, { method: 'GET', token })
  const before = await readSecurity(holder.session.user.id)

  const thief = await confirmWithApp(server, 'thief@example.com')
  const code = codeAt(holder.app.secret, server.clock.now)
  const stolen = { challenge_id: challenge.id, code, friendly_name: 'Mine', credential }
  const body = JSON.stringify(stolen)
  const calls = all().filter(({ route }) => /^\/auth\/.*:id/.test(route))
  expect(calls.length).toBeGreaterThan(4)
  for (const id of [holder.app.id, passkey.id, sessions[0].id, holder.session.user.id]) {
    for (const call of calls) {
      const sent = { token: thief.session.access_token, body }
      const { status } = await ask({ ...call, params: { id } }, sent)
      expect([call.route, status]).toEqual([call.route, 404])
    }
  }
  expect(await readSecurity(holder.session.user.id)).toEqual(before)
})

function readSecurity(userId: string) {
  const { read } = server.database
  return Promise.all(
    (['factors', 'passkeys', 'sessions'] as const).map((table) =>
      read.selectFrom(table).selectAll().where('userId', '=', userId).orderBy('id').execute(),
    ),
  )
}
