import { describe, expect, it } from 'vitest'

import { confirmWithApp, sendCode } from '#server/testing/factors.ts'
import { send, signIn } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const MINUTE_MS = 60_000
const server = useServer()

const outcome = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.error_code,
  body.msg,
]

describe('a change of password or address', () => {
  const NEXT = { password: 'Rainy?Night2' }
  const put = (token: string, body: object) => send(server, 'user', body, { method: 'PUT', token })
  const refusal = [
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ]

  it('needs the app of whoever has one, just used, and then nothing else', async () => {
    const { before, app, session } = await confirmWithApp(server)
    const { access_token: later } = await signIn(server)
    const proof = { current_password: ann.password }
    for (const token of [before.access_token, later]) {
      for (const change of [NEXT, { email: 'next@example.com' }]) {
        expect(outcome(await put(token, { ...change, ...proof }))).toEqual(refusal)
      }
    }
    expect((await put(later, { data: { firstName: 'Anne' } })).status).toBe(200)
    server.clock.now += 10 * MINUTE_MS
    expect(outcome(await put(session.access_token, { ...NEXT, ...proof }))).toEqual(refusal)
    const { access_token: fresh } = (await sendCode(server, session.access_token, app)).body
    expect((await put(fresh, { email: 'next@example.com' })).status).toBe(200)
    expect((await put(fresh, NEXT)).status).toBe(200)
  })

  it('needs it after a link for a new password too', async () => {
    const { app } = await confirmWithApp(server)
    await send(server, 'recover', { email: ann.email })
    const token_hash = await server.linkTo(ann.email, 'reset')
    const { access_token: token } = (await send(server, 'verify', { type: 'recovery', token_hash }))
      .body
    expect(outcome(await put(token, NEXT))).toEqual(refusal)
    const { access_token: raised } = (await sendCode(server, token, app)).body
    expect((await put(raised, NEXT)).status).toBe(200)
    expect((await signIn(server, ann.email, NEXT.password)).user.email).toBe(ann.email)
  })
})
