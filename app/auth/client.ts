import type { GoTrueClient, SupportedStorage } from '@supabase/auth-js'

import type { StorageArea } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

import { VERIFIER_KEY } from './begun.ts'
import { isFinalError, NO_ANSWER, UNREACHABLE, type ServiceError } from './messages.ts'
import { readService } from './service.ts'
import { forgetLinkSession, LINK_KEY, session, SESSION_KEY } from './session.ts'

/** A busy server may take long, and the form says meanwhile that it is still at work. */
const TIMEOUT_MS = 45_000
/** For what only asks how things stand: the service answers in a fraction of it. */
const READ_TIMEOUT_MS = 12_000

/** Statuses of GET /user that mean: these tokens are good for nothing any more. */
const REFUSED = [401, 403]

/** The service's library keeps the visitor's name and e-mail here: it is told an empty person. */
const keepsNobody = {
  getItem: () => '{"user":{}}',
  setItem: () => {},
  removeItem: () => {},
}

let loading: Promise<GoTrueClient> | null = null

/** The account client of this page. Its code is fetched when it is first needed. */
export function loadClient() {
  loading ??= createAuthClient(SESSION_KEY, session.storage).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** A client that keeps its session in a storage, and nothing of who the person is. */
async function createAuthClient(storageKey: BrowserKey, storage: StorageArea) {
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    ...readService(),
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    storageKey,
    // Its names are the key, and the key with “-code-verifier”.
    storage: storage as SupportedStorage,
    userStorage: keepsNobody,
    experimental: { recoveryCodes: true },
  })
}

type Failed = { data: null; error: ServiceError }

export type LoadClient = () => Promise<GoTrueClient>

/**
 * Asks the account service something. It never throws and never hangs: what goes wrong, silence
 * too, comes back as `error`.
 */
export async function ask<Answer extends { error: ServiceError | null }>(
  question: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer | Failed> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Failed>((resolve) => {
    timer = setTimeout(() => resolve({ data: null, error: NO_ANSWER }), timeoutMs)
  })
  return Promise.race([askPatiently(question, load), silence]).finally(() => clearTimeout(timer))
}

/** Like {@link ask}, with the shorter timeout of reads. */
export function askNow<Answer extends { error: ServiceError | null }>(
  question: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
) {
  return ask(question, load, READ_TIMEOUT_MS)
}

/** As {@link ask}, for what waits for the person too: it may take as long as they do. */
export async function askPatiently<Answer>(
  question: (client: GoTrueClient) => Promise<Answer>,
  load: LoadClient = loadClient,
): Promise<Answer | Failed> {
  let client: GoTrueClient
  try {
    client = await load()
  } catch {
    return { data: null, error: UNREACHABLE }
  }
  try {
    return await question(client)
  } catch (error) {
    return { data: null, error: { name: 'UnexpectedError', message: '', cause: error } }
  }
}

/**
 * The signed-in person as the service knows them. Tokens that have run out by its clock, though not by
 * this device's, are renewed first; those that it refuses are thrown away.
 */
export async function fetchPerson() {
  let answer = await askNow((client) => client.getUser())
  if (answer.error?.code === 'bad_jwt') {
    const { error } = await askNow((client) => client.refreshSession())
    if (error && !isFinalError(error)) return { person: null, error }
    if (!error) answer = await askNow((client) => client.getUser())
  }
  const status = answer.error?.status
  if (status && REFUSED.includes(status)) await signOut('local')
  return { person: answer.data?.user ?? null, error: answer.error }
}

/**
 * Ends the session: `local` on this device, in every tab, or `global` on every device. Leaving this
 * device depends on nobody's answer: at worst the service never hears of it.
 */
export async function signOut(scope: 'local' | 'global') {
  const answer = await askNow((client) => client.signOut({ scope }))
  if (scope === 'local') {
    session.storage.removeItem(SESSION_KEY)
    forgetLinkSession()
  }
  return answer
}

/** Makes sure that the kept session still counts, and that its tokens are renewed from now on. */
export function checkSession() {
  void fetchPerson()
}

/**
 * A client for one email's link. Nobody is signed in by it until we know that the link belongs to
 * what was begun here: a stranger's link changes nothing.
 *
 * @param storage where its session lives; in memory alone, unless it is told
 */
export async function createLinkClient(storage = createMemory()): Promise<GoTrueClient> {
  const verifier = session.storage.getItem(VERIFIER_KEY)
  if (verifier) storage.setItem(`${LINK_KEY}-code-verifier` as const, verifier)
  return createAuthClient(LINK_KEY, storage)
}

function createMemory(): StorageArea {
  const kept = new Map<BrowserKey, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
