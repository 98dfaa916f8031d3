import type { GoTrueClient, SupportedStorage } from '@supabase/auth-js'

import type { StorageArea } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

import { isFinalError, NO_ANSWER, UNREACHABLE, type ServiceError } from './messages.ts'
import { VERIFIER_KEY } from './pkce-flow.ts'
import { readService } from './service.ts'
import { forgetLinkSession, LINK_KEY, session, SESSION_KEY } from './session.ts'

const TIMEOUT_MS = 45_000
const READ_TIMEOUT_MS = 12_000

/** Statuses of GET /user for tokens that are no longer valid. */
const REFUSED = [401, 403]

/** The library would store name and email in the browser. */
const emptyUserStorage = {
  getItem: () => '{"user":{}}',
  setItem: () => {},
  removeItem: () => {},
}

let loading: Promise<GoTrueClient> | null = null

export function loadClient() {
  loading ??= createAuthClient(SESSION_KEY, session.storage).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function createAuthClient(storageKey: BrowserKey, storage: StorageArea) {
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    ...readService(),
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    storageKey,
    storage: storage as SupportedStorage,
    userStorage: emptyUserStorage,
    experimental: { recoveryCodes: true },
  })
}

type Failed = { data: null; error: ServiceError }

export type LoadClient = () => Promise<GoTrueClient>

/** Never throws and never hangs: failures and timeouts come back as `error`. */
export async function withClient<Answer extends { error: ServiceError | null }>(
  act: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer | Failed> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Failed>((resolve) => {
    timer = setTimeout(() => resolve({ data: null, error: NO_ANSWER }), timeoutMs)
  })
  return Promise.race([withClientPatiently(act, load), silence]).finally(() => clearTimeout(timer))
}

export function withClientBriefly<Answer extends { error: ServiceError | null }>(
  act: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
) {
  return withClient(act, load, READ_TIMEOUT_MS)
}

/** Without a timeout, for calls that wait for the person. */
export async function withClientPatiently<Answer>(
  act: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
): Promise<Answer | Failed> {
  let client: GoTrueClient
  try {
    client = await load()
  } catch {
    return { data: null, error: UNREACHABLE }
  }
  try {
    return await act(client)
  } catch (error) {
    return { data: null, error: { name: 'UnexpectedError', message: '', cause: error } }
  }
}

/** Renews tokens that the service calls expired, and drops those that it refuses. */
export async function fetchPerson() {
  let answer = await withClientBriefly((client) => client.getUser())
  if (answer.error?.code === 'bad_jwt') {
    const { error } = await withClientBriefly((client) => client.refreshSession())
    if (error && !isFinalError(error)) return { person: null, error }
    if (!error) answer = await withClientBriefly((client) => client.getUser())
  }
  const status = answer.error?.status
  if (status && REFUSED.includes(status)) await signOut('local')
  return { person: answer.data?.user ?? null, error: answer.error }
}

/**
 * `local` ends it on this device, in every tab; `global` on every device. Signing out here never waits for the
 * service.
 */
export async function signOut(scope: 'local' | 'global') {
  const answer = await withClientBriefly((client) => client.signOut({ scope }))
  if (scope === 'local') {
    session.storage.removeItem(SESSION_KEY)
    forgetLinkSession()
  }
  return answer
}

export function checkSession() {
  void fetchPerson()
}

/** A client of its own for each emailed link, so that a stranger's link doesn't change the session. */
export async function createLinkClient(storage = createMemory()): Promise<GoTrueClient> {
  const verifier = session.storage.getItem(VERIFIER_KEY)
  if (verifier) storage.setItem(`${LINK_KEY}-code-verifier` as const, verifier)
  return createAuthClient(LINK_KEY, storage)
}

function createMemory(): StorageArea {
  const memory = new Map<BrowserKey, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}
