import type { GoTrueClient } from '@supabase/auth-js'

import { VERIFIER_KEY } from './begun.ts'
import { readService } from './service.ts'
import { session } from './session.ts'

const LINK_KEY = 'mailbox.link'

/**
 * A client for one letter's link, whose session lives in memory alone. Nobody is signed in by it
 * until we know that the link belongs to what was begun here: a stranger's link changes nothing.
 */
export async function createLinkClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  const kept = new Map<string, string>()
  const verifier = session.storage.getItem(VERIFIER_KEY)
  if (verifier) kept.set(`${LINK_KEY}-code-verifier`, verifier)

  return new AuthClient({
    ...readService(),
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    storageKey: LINK_KEY,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    experimental: { recoveryCodes: true },
  })
}
