import type { SupabaseClient } from '@supabase/supabase-js'

import type { ConformanceRequest } from './conformance-refusals.ts'
import { openRealClient, type FlowType } from './supabase-client.ts'

type Auth = SupabaseClient['auth']
type Fields = Record<string, unknown>
type ClientAnswer = {
  error: { status?: number; code?: string; message: string; name: string } | null
}

export function openClient(url: string, peer: string, flowType: FlowType = 'implicit') {
  return openRealClient(
    url,
    (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('X-Peer', peer)
      return fetch(input, { ...init, headers })
    },
    flowType,
  )
}

export async function countByClient(
  auth: Auth,
  path: string,
  { method = 'POST', body, headers }: ConformanceRequest,
): Promise<ClientAnswer | undefined> {
  if (typeof body === 'string') return undefined
  const fields = (body ?? {}) as Fields
  const token = headers?.Authorization?.replace('Bearer ', '')
  const [call = '', query] = path.split('?')
  const send = calls[`${method} ${call}`]
  if (!send || Object.keys(fields).some((name) => name.startsWith('code_challenge')))
    return undefined
  return send(auth, fields, { query: new URLSearchParams(query), token })
}

type ClientCall = { query: URLSearchParams; token?: string }
type SayCall = (
  auth: Auth,
  fields: Fields,
  request: ClientCall,
) => Promise<ClientAnswer | undefined> | undefined

const SCOPES = ['global', 'local', 'others'] as const

const calls: Record<string, SayCall> = {
  'POST signup': (auth, { email, password, data }) =>
    isText(email) && isText(password)
      ? auth.signUp({ email, password, options: { data: data ?? {} } })
      : undefined,
  'POST token': (auth, fields, { query }) => getToken(auth, query.get('grant_type'), fields),
  'POST recover': (auth, { email }) =>
    isText(email) ? auth.resetPasswordForEmail(email) : undefined,
  'POST resend': (auth, { type, email }) =>
    isText(email) && isText(type) ? auth.resend({ type: type as 'signup', email }) : undefined,
  'POST verify': (auth, { type, token_hash, token, email }) =>
    isText(type) ? auth.verifyOtp({ type, token_hash, token, email } as never) : undefined,
  'GET user': (auth, _fields, { token }) => (token ? auth.getUser(token) : undefined),
  'PUT user': changeUser,
  'POST logout': (auth, _fields, { query, token = '' }) => {
    const scope = SCOPES.find((candidate) => candidate === (query.get('scope') ?? 'global'))
    return scope && auth.admin.signOut(token, scope)
  },
}

function getToken(auth: Auth, grant: string | null, fields: Fields) {
  const { email, password, phone, refresh_token, auth_code, code_verifier } = fields
  if (grant === 'refresh_token' && isText(refresh_token)) {
    return auth.refreshSession({ refresh_token })
  }
  if (grant === 'pkce' && isText(auth_code) && code_verifier) {
    return auth.exchangeCodeForSession(auth_code)
  }
  if (grant !== 'password' || !isText(password)) return undefined
  if (isText(email)) return auth.signInWithPassword({ email, password })
  return isText(phone) ? auth.signInWithPassword({ phone, password }) : undefined
}

async function changeUser(auth: Auth, fields: Fields, { token }: ClientCall) {
  if (!token) return undefined
  const { error } = await auth.setSession({ access_token: token, refresh_token: 'unused' })
  return error ? { error } : auth.updateUser(fields)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
