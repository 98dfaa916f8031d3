import { cleanAddress } from '#shared/clean-text.ts'

import { forgetReturnPath } from './return-path.ts'
import { session, SESSION_KEY } from './session.ts'

/** The account client's key for the PKCE code verifier of the latest sign-up or reset (RFC 7636). */
export const VERIFIER_KEY = `${SESSION_KEY}-code-verifier` as const
/** The account client's list of code verifiers, one for each requested email. */
const FLOWS_KEY = `${SESSION_KEY}-flows-code-verifier` as const
const BEGUN_KEY = 'mailbox.begun'

/** Stores a digest of the address, so that a link for another address signs in no one here. */
export async function rememberFlow(email: string) {
  const digest = await digestOf(email)
  if (digest) session.storage.setItem(BEGUN_KEY, digest)
}

export function hasFlow() {
  return session.storage.getItem(VERIFIER_KEY) !== null
}

export function readVerifier() {
  try {
    const [verifier] = String(JSON.parse(session.storage.getItem(VERIFIER_KEY) ?? '')).split('/')
    return verifier || null
  } catch {
    return null
  }
}

export async function hasFlowFor(email: string | undefined) {
  const stored = session.storage.getItem(BEGUN_KEY)
  return stored !== null && email !== undefined && stored === (await digestOf(email))
}

export function forgetFlow() {
  for (const flow of readFlows())
    session.storage.removeItem(`${SESSION_KEY}-flow-${flow}-code-verifier`)
  session.storage.removeItem(FLOWS_KEY)
  session.storage.removeItem(BEGUN_KEY)
  session.storage.removeItem(VERIFIER_KEY)
  forgetReturnPath()
}

function readFlows(): unknown[] {
  try {
    const flows = JSON.parse(session.storage.getItem(FLOWS_KEY) ?? '[]')
    return Array.isArray(flows) ? flows : []
  } catch {
    return []
  }
}

/** Without a secure context there is no digest, and the visitor signs in by hand. */
async function digestOf(email: string) {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new TextEncoder().encode(cleanAddress(email).toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
