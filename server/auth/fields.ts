import * as v from 'valibot'

import type { LinkOrigin } from '#server/accounts/links.ts'
import { findWeakness, isTooLong } from '#server/accounts/password-policy.ts'
import { type Metadata, pinRole } from '#server/accounts/users.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { emailAddress, personName, planChoiceField } from '#shared/account.ts'
import { errors } from '#shared/content/en/errors.ts'
import { languages, pathIn } from '#shared/language.ts'

const MAX_EMAIL_TEXT = 320
const MAX_NAME_LENGTH = 120
const MAX_METADATA_BYTES = 4_096
/** RFC 7636, 4.2. */
const CHALLENGE = /^[\w.~-]{43,128}$/

const REDIRECT_PATHS = ['/auth/callback', '/reset-password', '/']

/** The fields that several calls share, as they come. */
export const optionalText = v.nullish(v.string())
/** What somebody calls something of theirs. */
export const nameText = v.pipe(
  v.string(),
  v.maxLength(MAX_NAME_LENGTH, errors.nameTooLong(MAX_NAME_LENGTH)),
)
export const optionalName = v.nullish(nameText)
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
export const metadataField = v.nullish(v.record(v.string(), v.unknown()))

/** @throws ApiError when it is no address */
export function readAddress(text: string) {
  const { success, output } = v.safeParse(emailAddress, text.slice(0, MAX_EMAIL_TEXT))
  if (success && text.length <= MAX_EMAIL_TEXT) return output
  throw invalid(errors.emailInvalid)
}

/**
 * Who may take up the link that a request asks for, and where it leads.
 *
 * @throws ApiError when the challenge is not one of RFC 7636
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
    throw invalid(errors.challengeIncomplete)
  }
  const code_challenge_method = method.toLowerCase()
  if (code_challenge_method !== 's256' && code_challenge_method !== 'plain') {
    throw invalid(errors.challengeMethod)
  }
  if (!CHALLENGE.test(challenge)) throw invalid(errors.challengeLength)
  return { code_challenge: challenge, code_challenge_method, redirect_to }
}

/**
 * What users say about themselves, on top of what is stored. Null removes a field; the role stays the server's.
 *
 * @throws ApiError when a name or a chosen plan is none, or all of it is too much
 */
export function mergeMetadata(stored: Metadata, sent: Metadata): Metadata {
  for (const field of ['firstName', 'lastName']) {
    const name = sent[field]
    if (name !== undefined && name !== null && !v.is(personName, name)) {
      throw invalid(errors.nameInvalid(field))
    }
  }
  const { planChoice = null } = sent
  if (planChoice !== null && !v.is(planChoiceField, planChoice)) {
    throw invalid(errors.planChoiceInvalid)
  }
  const merged = Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null)
  const metadata = pinRole(Object.fromEntries(merged))
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw invalid(errors.dataTooLarge(MAX_METADATA_BYTES))
  }
  return metadata
}

/** @throws ApiError that says what is wrong with a new password */
export function checkNewPassword(
  password: string,
  { email, metadata, shopWords }: { email: string; metadata: Metadata; shopWords: string[] },
) {
  if (isTooLong(password)) throw invalid(errors.passwordTooLong)
  const names = [metadata.firstName, metadata.lastName].filter((name) => typeof name === 'string')
  const weakness = findWeakness(password, [email, ...names, ...shopWords])
  if (weakness)
    throw new ApiError(422, 'weak_password', weakness.message, {
      weakReasons: weakness.reasons,
    })
}

/** An address that links may lead to: one of three pages of the site, in any language, character by character; anything else is nothing. */
export function allowedRedirect(requested: string | null, siteUrl: string) {
  const addresses = languages.flatMap((language) =>
    REDIRECT_PATHS.map((path) => siteUrl + pathIn(language, path)),
  )
  return addresses.find((address) => address === requested)
}
