import * as v from 'valibot'

import { formErrors as words } from '#content/auth-forms.ts'
import { emailAddress, knownEmailAddress, person, personName } from '#shared/account.ts'
import { cleanAddress } from '#shared/clean-text.ts'
import { interpolate } from '#shared/interpolate.ts'
import { languages } from '#shared/language.ts'
import { composePassword, isStrong, MAX_PASSWORD_LENGTH } from '#shared/password.ts'
import { filled, typedLine } from '#shared/typed-fields.ts'

const MAX_OWN_NAME = 120

function required(sentence: string) {
  return v.pipe(v.string(sentence), v.nonEmpty(sentence))
}

function newPassword(sentence: string) {
  return v.pipe(
    required(sentence),
    v.transform(composePassword),
    v.check(
      (password) => [...password].length <= MAX_PASSWORD_LENGTH,
      interpolate(words.longPassword, { max: MAX_PASSWORD_LENGTH }),
    ),
  )
}

function newEmail(sentence: string) {
  return filled(sentence, emailAddress)
}

/** The address may be older than the rules for new ones. */
function knownEmail(sentence: string) {
  return filled(sentence, knownEmailAddress)
}

const names = {
  ...person.entries,
  firstName: filled(words.firstName, personName),
  lastName: filled(words.lastName, personName),
}

const passwords = {
  password: newPassword(words.password),
  confirmPassword: v.pipe(required(words.confirmPassword), v.transform(composePassword)),
}

type Passwords = { password: string; confirmPassword: string }

const isSame = (form: Passwords) => form.password === form.confirmPassword

export const registrationForm = v.pipe(
  v.object({ ...names, email: newEmail(words.email), ...passwords }),
  v.forward(
    v.check((form) => isSame(form), words.mismatch),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), words.weak),
    ['password'],
  ),
)

export const emailAndPasswordForm = v.pipe(
  v.object({ email: newEmail(words.email), ...passwords }),
  v.forward(
    v.check((form) => isSame(form), words.mismatch),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), words.weak),
    ['password'],
  ),
)

export const signInForm = v.pipe(
  v.object({
    email: v.pipe(v.string(words.emailAndPassword), v.transform(cleanAddress)),
    password: v.string(words.emailAndPassword),
  }),
  v.forward(
    v.check((form) => form.email !== '', words.emailAndPassword),
    ['email'],
  ),
  v.forward(
    v.check((form) => form.password !== '', words.emailAndPassword),
    ['password'],
  ),
  v.object({ email: knownEmailAddress, password: v.string() }),
)

export const forgottenPasswordForm = v.object({
  email: knownEmail(words.emailToReset),
})

export const resendForm = v.object({
  email: knownEmail(words.emailToResend),
})

/** The service holds the rules of passwords. */
export const resetForm = v.pipe(
  v.object(passwords),
  v.forward(
    v.check((form) => isSame(form), words.mismatch),
    ['confirmPassword'],
  ),
)

export const chosenPasswordForm = v.object({ password: required(words.chosenPassword) })

export const newAccountForm = v.pipe(
  v.object({ ...names, ...passwords }),
  v.forward(
    v.check((form) => isSame(form), words.mismatch),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), words.weak),
    ['password'],
  ),
)

/** Some people have one name only. */
export const namesForm = v.object({ ...names, lastName: personName })

export const languageForm = v.object({ language: v.picklist(languages) })

/** Accounts with an authenticator app or a passkey are not asked for it. */
export const currentPassword = v.exactOptional(required(words.currentPassword))

export const proofForm = v.object({ current_password: required(words.currentPassword) })

export const emailForm = v.object({ email: newEmail(words.newEmail), currentPassword })

export const passwordForm = v.pipe(
  v.object({ currentPassword, ...passwords }),
  v.forward(
    v.check((form) => isSame(form), words.mismatch),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), words.weak),
    ['password'],
  ),
)

export function ownName(missing: string) {
  return v.pipe(
    typedLine(missing),
    v.nonEmpty(missing),
    v.transform((text) => text.slice(0, MAX_OWN_NAME)),
  )
}

/** Router state may hold anything. */
export const arrivalState = v.object({
  showEmailConfirmation: v.optional(v.literal(true)),
  confirmed: v.optional(v.literal(true)),
  linkSpent: v.optional(v.literal(true)),
  email: v.optional(v.fallback(v.union([knownEmailAddress, v.literal('')]), ''), ''),
})
