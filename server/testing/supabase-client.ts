import { createClient } from '@supabase/supabase-js'

export type FlowType = 'pkce' | 'implicit'

export function openRealClient(url: string, fetch: typeof globalThis.fetch, flowType: FlowType) {
  const storage = new Map<string, string>()
  const { auth } = createClient(url, 'anon-key', {
    global: { fetch },
    auth: {
      flowType,
      experimental: { recoveryCodes: true },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, text) => void storage.set(key, text),
        removeItem: (key) => void storage.delete(key),
      },
    },
  })
  return auth
}
