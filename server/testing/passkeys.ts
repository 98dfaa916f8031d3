import { createAuthenticator, type Deviation } from './authenticator.ts'
import { send } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'

export type Authenticator = ReturnType<typeof createAuthenticator>

export function beginPasskey(
  server: TestServer,
  token: string,
  proof: object = { current_password: ann.password },
) {
  return send(server, 'passkeys/registration/options', proof, { token })
}

export async function registerPasskey(
  server: TestServer,
  token: string,
  authenticator: Authenticator,
  { proof, ...deviation }: Deviation & { proof?: object } = {},
) {
  const response = await beginPasskey(server, token, proof)
  if (response.status !== 200) return response
  const { challenge_id, options } = response.body
  const sent = { challenge_id, credential: authenticator.create(options, deviation) }
  return send(server, 'passkeys/registration/verify', sent, { token })
}

export function enterWithPasskey(
  server: TestServer,
  authenticator: Authenticator,
  deviation: Deviation = {},
) {
  return answerPasskey(server, 'authentication', authenticator, { deviation })
}

export function provePasskey(
  server: TestServer,
  token: string,
  authenticator: Authenticator,
  deviation: Deviation = {},
) {
  return answerPasskey(server, 'reauthentication', authenticator, { token, deviation })
}

async function answerPasskey(
  server: TestServer,
  ceremony: 'authentication' | 'reauthentication',
  authenticator: Authenticator,
  { token, deviation }: { token?: string; deviation: Deviation },
) {
  const by = token === undefined ? {} : { token }
  const { body } = await send(server, `passkeys/${ceremony}/options`, {}, by)
  const credential = authenticator.get(body.options, deviation)
  const sent = { challenge_id: body.challenge_id, credential }
  return send(server, `passkeys/${ceremony}/verify`, sent, by)
}
