import { Secret, TOTP } from 'otpauth'

import { confirm, send, type Reach } from './fixtures.ts'
import { ann, type TestServer } from './start-server.ts'

export const STEP_MS = 30_000

export function codeAt(secret: string, timestamp: number) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

export function wrongCode(secret: string, now: number) {
  const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => codeAt(secret, now + step * STEP_MS))
  return ['000000', '111111', '222222'].find((code) => !near.includes(code)) ?? '333333'
}

type App = { id: string; secret: string }

export async function sendCodeOf(
  server: Pick<Reach, 'ask'>,
  token: string,
  { id, secret }: App,
  at: number,
) {
  const challenge = await send(server, `factors/${id}/challenge`, {}, { token })
  const body = { challenge_id: challenge.body.id, code: codeAt(secret, at) }
  return send(server, `factors/${id}/verify`, body, { token })
}

export function sendCode(server: TestServer, token: string, app: App) {
  server.clock.now += STEP_MS
  return sendCodeOf(server, token, app, server.clock.now)
}

export async function enrollApp(
  server: Pick<Reach, 'ask'>,
  token: string,
  friendly_name = 'Phone',
): Promise<App> {
  const fields = { factor_type: 'totp', friendly_name, current_password: ann.password }
  const { body } = await send(server, 'factors', fields, { token })
  return { id: String(body.id), secret: String(body.totp.secret) }
}

export async function addApp(server: TestServer, token: string, friendly_name?: string) {
  const app = await enrollApp(server, token, friendly_name)
  return { app, session: (await sendCode(server, token, app)).body }
}

export async function confirmWithApp(server: TestServer, email = ann.email) {
  const before = await confirm(server, email)
  return { before, ...(await addApp(server, before.access_token)) }
}

export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
