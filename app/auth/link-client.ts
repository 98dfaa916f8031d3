import type { GoTrueClient } from '@supabase/auth-js'

import type { StorageArea } from '#app/islands/safe-storage.ts'

import { VERIFIER_KEY } from './begun.ts'
import { keepsNobody } from './client.ts'
import { LINK_KEY, session } from './session.ts'
import { readService } from './service.ts'

/**
 * A client for one letter's link. Nobody is signed in by it until we know that the link belongs to
 * what was begun here: a stranger's link changes nothing.
 *
 * @param storage where its session lives; in memory alone, unless it is told
 */
export async function createLinkClient(storage = createMemory()): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  const verifier = session.storage.getItem(VERIFIER_KEY)
  if (verifier) storage.setItem(`${LINK_KEY}-code-verifier`, verifier)

  return new AuthClient({
    ...readService(),
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    storageKey: LINK_KEY,
    storage,
    userStorage: keepsNobody,
    experimental: { recoveryCodes: true },
  })
}

function createMemory(): StorageArea {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
