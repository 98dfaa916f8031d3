import type { GoTrueClient } from '@supabase/auth-js'

import { composePassword } from '#shared/password.ts'

import { isBuiltIn } from './service.ts'

/** Supabase compares passwords byte by byte, so both Unicode forms are tried: NFC, then as typed. */
export async function signInByPassword(
  client: GoTrueClient,
  { email, password }: { email: string; password: string },
) {
  const composed = composePassword(password)
  if (isBuiltIn() || composed === password) return client.signInWithPassword({ email, password })
  const answer = await client.signInWithPassword({ email, password: composed })
  return answer.error?.code === 'invalid_credentials'
    ? client.signInWithPassword({ email, password })
    : answer
}
