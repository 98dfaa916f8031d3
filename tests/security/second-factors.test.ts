import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createAuthenticator } from '#server/testing/authenticator.ts'
import { codeAt, confirmWithApp } from '#server/testing/factors.ts'
import { send } from '#server/testing/fixtures.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const OWN = /\/auth\/v1\/(factors|passkeys|sessions|reauthenticate)/

const server = useSharedServer()

/** Every call of second factors, passkeys and sessions, as the server knows them. */
function securityCalls() {
  return server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && OWN.test(path))
    .map(({ method, path }) => ({ method, path: path.replace('/auth/v1/', '') }))
}

type Call = ReturnType<typeof securityCalls>[number]

const ask = (
  { method, path }: Call,
  token?: string,
  body: unknown = {},
  id: string = randomUUID(),
) => send(server, path.replace(':id', id), body, { method, token })

/** What must stay as it is, whatever a stranger does. */
async function remember(userId: string) {
  const tables = ['factors', 'passkeys', 'sessions'] as const
  const rows = tables.map((table) =>
    server.database.read
      .selectFrom(table)
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
  )
  return Promise.all(rows)
}

describe('every call of second factors, passkeys and sessions', () => {
  it('changes nothing of somebody else’s, whatever id it is given', async () => {
    const owner = await confirmWithApp(server, 'owner@example.com')
    const token = owner.session.access_token
    const proof = { current_password: 'Sunny!Day1' }
    const { body } = await send(server, 'passkeys/registration/options', proof, { token })
    const credential = createAuthenticator().create(body.options)
    const sent = { challenge_id: body.challenge_id, credential }
    const { body: passkey } = await send(server, 'passkeys/registration/verify', sent, { token })
    const { body: challenge } = await send(
      server,
      `factors/${owner.app.id}/challenge`,
      {},
      { token },
    )
    const { body: sessions } = await send(server, 'sessions', {}, { method: 'GET', token })
    const before = await remember(owner.session.user.id)

    const stranger = await confirmWithApp(server, 'stranger@example.com')
    const code = codeAt(owner.app.secret, server.clock.now)
    const stolen = { challenge_id: challenge.id, code, friendly_name: 'Mine', credential }
    for (const id of [owner.app.id, passkey.id, sessions[0].id, owner.session.user.id]) {
      for (const call of securityCalls().filter(({ path }) => path.includes(':id'))) {
        const { status } = await ask(call, stranger.session.access_token, stolen, id)
        expect([call, status]).toEqual([call, 404])
        server.clock.now += MINUTE_MS / 4
      }
    }
    expect(await remember(owner.session.user.id)).toEqual(before)
  })
})
