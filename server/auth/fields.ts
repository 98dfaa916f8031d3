import * as v from 'valibot'

import type { LinkOrigin } from '#server/accounts/links.ts'
import { findWeakness, isTooLong } from '#server/accounts/password-policy.ts'
import { pinRole, type Metadata } from '#server/accounts/users.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { emailAddress, knownEmailAddress, person, planChoiceField } from '#shared/account.ts'
import { errors } from '#shared/content/en/errors.ts'
import { formErrors } from '#shared/content/en/forms.ts'
import { languages, pathIn } from '#shared/language.ts'
import { composePassword } from '#shared/password.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { typedLine } from '#shared/typed-fields.ts'

const MAX_EMAIL_TEXT = 320
export const MAX_NAME_LENGTH = 120
/** RFC 7636, 4.2. */
const CHALLENGE = /^[\w.~-]{43,128}$/

const REDIRECT_PATHS = ['/auth/callback', '/reset-password', '/']

/** Checked later, by the handler. */
export const optionalText = v.nullish(v.string())
export const optionalName = v.nullish(
  v.pipe(
    typedLine(),
    v.maxLength(MAX_NAME_LENGTH, errors.nameTooLong(MAX_NAME_LENGTH)),
    withoutPersonalIdentifiers,
  ),
)
/** A new password, composed. One that is only compared stays as typed, since older hashes may be of that form (password-hasher.ts). */
export const newPasswordField = v.nullish(v.pipe(v.string(), v.transform(composePassword)))
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
export const metadataField = v.nullish(v.record(v.string(), v.unknown()))

/** A new address, to which emails are sent. @throws ApiError unless SMTP accepts it */
export function readAddress(text: string) {
  return parseAddress(emailAddress, text)
}

/** An address that an account may have. @throws ApiError when it is none */
export function readKnownAddress(text: string) {
  return parseAddress(knownEmailAddress, text)
}

function parseAddress(schema: v.GenericSchema<string, string>, text: string) {
  const { success, output } = v.safeParse(schema, text.slice(0, MAX_EMAIL_TEXT))
  if (success && text.length <= MAX_EMAIL_TEXT) return output
  throw invalid(errors.emailInvalid)
}

/**
 * PKCE challenge and redirect of a request for a link.
 * @throws ApiError when the challenge is not one of RFC 7636
 */
export function readOrigin(
  input: { code_challenge?: string | null; code_challenge_method?: string | null },
  query: URLSearchParams,
  siteUrl: string,
): LinkOrigin {
  const redirectTo = allowedRedirect(query.get('redirect_to'), siteUrl) ?? null
  const { code_challenge: challenge, code_challenge_method: method } = input
  if (!challenge && !method) {
    return { codeChallenge: null, codeChallengeMethod: null, redirectTo }
  }
  if (!challenge || !method) {
    throw invalid(errors.challengeIncomplete)
  }
  const codeChallengeMethod = method.toLowerCase()
  if (codeChallengeMethod !== 's256' && codeChallengeMethod !== 'plain') {
    throw invalid(errors.challengeMethod)
  }
  if (!CHALLENGE.test(challenge)) throw invalid(errors.challengeLength)
  return { codeChallenge: challenge, codeChallengeMethod, redirectTo }
}

/** A whitelist: an ID number or home address must not be stored here. */
const metadataFields = {
  ...person.entries,
  language: v.picklist(languages),
  /** A field of the specification, beside the server's own. Not before 2020, so that it can't hold a birth date. */
  created_at: v.pipe(v.string(), v.isoTimestamp(), v.minValue('2020')),
  planChoice: planChoiceField,
}
type MetadataField = keyof typeof metadataFields

/**
 * The user's metadata merged into the stored. Null removes a field; the role stays the server's;
 * unknown fields, languages and times are dropped.
 * @throws ApiError for an invalid name or chosen plan
 */
export function mergeMetadata(stored: Metadata, sent: Metadata): Metadata {
  const fields = Object.keys(metadataFields) as MetadataField[]
  const merged = fields.flatMap((field) => {
    const value = readField(field, sent[field])
    const next = value === undefined ? findField(field, stored[field]) : value
    return next === undefined || next === null ? [] : [[field, next]]
  })
  return pinRole(Object.fromEntries(merged))
}

function findField(field: MetadataField, value: unknown) {
  const { success, output } = v.safeParse(metadataFields[field], value)
  return success ? output : undefined
}

function readField(field: MetadataField, value: unknown) {
  if (value === null || value === undefined) return value
  const { success, output, issues } = v.safeParse(metadataFields[field], value)
  if (success) return output
  const [{ message }] = issues
  if (message === formErrors.personal) throw invalid(message)
  if (field === 'planChoice') throw invalid(errors.planChoiceInvalid)
  if (field in person.entries) throw invalid(errors.nameInvalid(field))
  return undefined
}

/** @throws ApiError that explains a weak new password */
export function checkNewPassword(password: string, owner: PasswordOwner) {
  if (isTooLong(password)) throw invalid(errors.passwordTooLong)
  const weakness = weaknessOf(password, owner)
  if (weakness)
    throw new ApiError(422, 'weak_password', weakness.message, {
      weakReasons: weakness.reasons,
    })
}

type PasswordOwner = { email: string; metadata: Metadata; shopWords: string[] }

export function weaknessOf(password: string, { email, metadata, shopWords }: PasswordOwner) {
  const names = [metadata.firstName, metadata.lastName].filter((name) => typeof name === 'string')
  return findWeakness(password, [email, ...names, ...shopWords])
}

/** A redirect to one of three pages of the site, in any language, compared character by character; undefined for anything else. */
export function allowedRedirect(requested: string | null, siteUrl: string) {
  const addresses = languages.flatMap((language) =>
    REDIRECT_PATHS.map((path) => siteUrl + pathIn(language, path)),
  )
  return addresses.find((address) => address === requested)
}
