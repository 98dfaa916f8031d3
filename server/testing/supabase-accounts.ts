import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type SupabaseState = {
  id: string
  email: string
  isConfirmed: boolean
  confirmsByItself: boolean
  userStatus: number
  requestCount: number
  factors: object[]
}

const first = {
  id: 'a3bb189e-8bf9-4c8d-9f3a-2f0a1c6f1b11',
  email: 'ann@example.com',
  isConfirmed: true,
  confirmsByItself: false,
  userStatus: 200,
  factors: [] as object[],
}

export async function startSupabaseAccounts() {
  const keys = await generateKeyPair('ES256')
  const strangers = await generateKeyPair('ES256')
  const state: SupabaseState = { ...first, requestCount: 0 }
  const confirmedAt = () => (state.isConfirmed ? '2026-01-01T00:00:00Z' : null)

  const service = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (request.url?.endsWith('/jwks.json')) {
      const key = { ...(await exportJWK(keys.publicKey)), kid: '1', alg: 'ES256', use: 'sig' }
      return response.end(JSON.stringify({ keys: [key] }))
    }
    if (request.url?.endsWith('/settings')) {
      return response.end(JSON.stringify({ mailer_autoconfirm: state.confirmsByItself }))
    }
    state.requestCount += 1
    response.statusCode = request.headers.apikey === 'public-key' ? state.userStatus : 401
    const { id, email, factors } = state
    const user = { id, email, email_confirmed_at: confirmedAt(), factors }
    return response.end(JSON.stringify({ ...user, user_metadata: { firstName: 'Ann' } }))
  })
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

  return {
    url,
    state,
    environment: { SUPABASE_URL: url, SUPABASE_KEY: 'public-key' },
    sign(nowMs: number, change: Record<string, unknown> = {}, isForged = false) {
      const now = Math.floor(nowMs / 1_000)
      const { id: sub, email } = state
      const claims = { sub, email, iss: `${url}/auth/v1`, aud: 'authenticated' }
      return new SignJWT({ ...claims, aal: 'aal1', iat: now, exp: now + 60, ...change })
        .setProtectedHeader({ alg: 'ES256', kid: '1' })
        .sign(isForged ? strangers.privateKey : keys.privateKey)
    },
    close() {
      service.closeAllConnections()
      service.close()
    },
  }
}
