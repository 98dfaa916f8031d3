import { describe, expect, it } from 'vitest'

import { runCommand } from '#server/testing/accounts.ts'
import { createAuthenticator } from '#server/testing/authenticator.ts'
import { addApp, claimsOf, confirmWithApp, wrongCode } from '#server/testing/factors.ts'
import { getUser, send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const server = useServer()

const reset = (...words: string[]) => runCommand('reset-factors', words, server.place)

describe('reset-factors', () => {
  it('removes every factor and passkey beside a running server, and unlocks wrong codes', async () => {
    const bob = await confirmWithApp(server, 'bob@example.com')
    const { app, session } = await confirmWithApp(server)
    const token = session.access_token
    await send(server, 'factors/recovery-codes', {}, { token })
    const proof = { current_password: ann.password }
    const { body } = await send(server, 'passkeys/registration/options', proof, { token })
    const credential = createAuthenticator().create(body.options)
    const sent = { challenge_id: body.challenge_id, credential }
    await send(server, 'passkeys/registration/verify', sent, { token })
    const { body: challenge } = await send(server, `factors/${app.id}/challenge`, {}, { token })
    const wrong = { challenge_id: challenge.id, code: wrongCode(app.secret, server.clock.now) }
    for (let turn = 0; turn < 11; turn += 1) {
      await send(server, `factors/${app.id}/verify`, wrong, { token })
    }

    const { code, output } = await reset(ann.email.toUpperCase())
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('2 second factors and 1 passkey removed'),
    ])
    expect((await getUser(server, token)).body.error_code).toBe('session_not_found')
    const { access_token: fresh, user } = await signIn(server)
    expect(user).not.toHaveProperty('factors')
    expect(claimsOf((await addApp(server, fresh)).session.access_token).aal).toBe('aal2')
    expect((await getUser(server, bob.session.access_token)).body.factors).toHaveLength(1)
    const notices = (await server.emailsTo(ann.email)).flatMap((email) =>
      'notice' in email ? [email.notice] : [],
    )
    expect(notices).toContain('factors-reset')
  })

  it('reports a missing account', async () => {
    const { code, output } = await reset('nobody@example.com')
    expect([code, output.trim()]).toEqual([1, 'nobody@example.com has no account here.'])
  })
})
