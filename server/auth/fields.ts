import * as v from 'valibot'

import { emailAddress, personName } from '#shared/account.ts'
import type { LinkOrigin } from '#server/accounts/links.ts'
import { findWeakness, isTooLong } from '#server/accounts/password-policy.ts'
import { type Metadata, pinRole } from '#server/accounts/users.ts'

import { invalid, problem } from '#server/http/api-error.ts'
import { allowedRedirect } from './redirect.ts'

const MAX_EMAIL_TEXT = 320
const MAX_METADATA_BYTES = 4_096
/** RFC 7636, 4.2. */
const CHALLENGE = /^[\w.~-]{43,128}$/

/** The fields that several calls share, as they come. */
export const optionalText = v.nullish(v.string())
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
export const metadataField = v.nullish(v.record(v.string(), v.unknown()))

/** @throws Problem when it is no address */
export function readAddress(text: string) {
  const { success, output } = v.safeParse(emailAddress, text.slice(0, MAX_EMAIL_TEXT))
  if (success && text.length <= MAX_EMAIL_TEXT) return output
  throw invalid('Unable to validate email address: invalid format')
}

/**
 * Who may take up the link that a request asks for, and where it leads.
 *
 * @throws Problem when the challenge is not one of RFC 7636
 */
export function readOrigin(
  input: { code_challenge?: string | null; code_challenge_method?: string | null },
  query: URLSearchParams,
  siteUrl: string,
): LinkOrigin {
  const redirect_to = allowedRedirect(query.get('redirect_to'), siteUrl) ?? null
  const { code_challenge: challenge, code_challenge_method: method } = input
  if (!challenge && !method) {
    return { code_challenge: null, code_challenge_method: null, redirect_to }
  }
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  const code_challenge_method = method.toLowerCase()
  if (code_challenge_method !== 's256' && code_challenge_method !== 'plain') {
    throw invalid('code challenge method must be s256 or plain')
  }
  if (!CHALLENGE.test(challenge)) throw invalid('code challenge has to be 43 to 128 characters')
  return { code_challenge: challenge, code_challenge_method, redirect_to }
}

/**
 * What the visitor says about themselves, on top of what is known. Null removes a field; the role stays the server's.
 *
 * @throws Problem when a name is none, or all of it is too much
 */
export function mergeMetadata(known: Metadata, said: Metadata): Metadata {
  for (const field of ['firstName', 'lastName']) {
    const name = said[field]
    if (name !== undefined && name !== null && !v.is(personName, name)) {
      throw invalid(`${field}: a name without control characters, up to 100 letters, is expected`)
    }
  }
  const merged = Object.entries({ ...known, ...said }).filter(([, value]) => value !== null)
  const metadata = pinRole(Object.fromEntries(merged))
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw invalid(`data: at most ${MAX_METADATA_BYTES} bytes are kept`)
  }
  return metadata
}

/** @throws Problem that says what is wrong with a new password */
export function checkNewPassword(
  password: string,
  { email, metadata, shopWords }: { email: string; metadata: Metadata; shopWords: string[] },
) {
  if (isTooLong(password)) throw invalid('Password cannot be longer than 128 characters')
  const names = [metadata.firstName, metadata.lastName].filter((name) => typeof name === 'string')
  const weakness = findWeakness(password, [email, ...names, ...shopWords])
  if (weakness) throw problem(422, 'weak_password', weakness.message, { weakness })
}
