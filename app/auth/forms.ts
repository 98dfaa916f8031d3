import * as v from 'valibot'

import { emailAddress, personName } from '#shared/account.ts'
import { isStrong, MAX_PASSWORD_LENGTH } from '#shared/password.ts'

const MISMATCH = 'Passwords do not match'
const WEAK = 'Please meet all password requirements'

function required(sentence: string) {
  return v.pipe(v.string(sentence), v.nonEmpty(sentence))
}

function newPassword(sentence: string) {
  return v.pipe(
    required(sentence),
    v.check(
      (password) => [...password].length <= MAX_PASSWORD_LENGTH,
      `Please choose a password of at most ${MAX_PASSWORD_LENGTH} characters`,
    ),
  )
}

function name(sentence: string) {
  return v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), personName)
}

function email(sentence: string) {
  return v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence), emailAddress)
}

const names = {
  firstName: name('Please enter your first name'),
  lastName: name('Please enter your last name'),
}

const passwords = {
  password: newPassword('Please enter a password'),
  confirmPassword: required('Please enter the password a second time'),
}

type Passwords = { password: string; confirmPassword: string }

const isSame = (form: Passwords) => form.password === form.confirmPassword

/** Create account. What is missing comes first, then the mismatch, then the four rules. */
export const registrationForm = v.pipe(
  v.object({ ...names, email: email('Please enter your email address'), ...passwords }),
  v.forward(
    v.check((form) => isSame(form), MISMATCH),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), WEAK),
    ['password'],
  ),
)

const NEITHER = 'Please enter both email and password'

/** Sign in. */
export const signInForm = v.pipe(
  v.object({ email: v.pipe(v.string(NEITHER), v.trim()), password: v.string(NEITHER) }),
  v.forward(
    v.check((form) => form.email !== '', NEITHER),
    ['email'],
  ),
  v.forward(
    v.check((form) => form.password !== '', NEITHER),
    ['password'],
  ),
  v.object({ email: emailAddress, password: v.string() }),
)

/** Forgot password: the address alone. */
export const forgottenPasswordForm = v.object({
  email: email('Please enter your email address to reset password'),
})

/** Resend the confirmation: the address alone. */
export const resendForm = v.object({
  email: email('Please enter your email address to resend confirmation'),
})

/** Choose a new password from a letter's link; the service holds the rules. */
export const resetForm = v.pipe(
  v.object(passwords),
  v.forward(
    v.check((form) => isSame(form), MISMATCH),
    ['confirmPassword'],
  ),
)

/** A sign-up's link in another browser: the password that was chosen. */
export const chosenPasswordForm = v.object({ password: required('Please enter your password') })

/** A sign-up's link in another browser: names and password anew. */
export const newAccountForm = v.pipe(
  v.object({ ...names, ...passwords }),
  v.forward(
    v.check((form) => isSame(form), MISMATCH),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), WEAK),
    ['password'],
  ),
)

/** The account page: names. */
export const namesForm = v.object(names)

/** The account page: a new address, given the current password. */
export const emailForm = v.object({
  email: email('Please enter your new email address'),
  currentPassword: required('Please enter your current password'),
})

/** The account page: a new password, given the current one. */
export const passwordForm = v.pipe(
  v.object({ currentPassword: required('Please enter your current password'), ...passwords }),
  v.forward(
    v.check((form) => isSame(form), MISMATCH),
    ['confirmPassword'],
  ),
  v.forward(
    v.check((form) => isStrong(form.password), WEAK),
    ['password'],
  ),
)

/** What another screen may hand to the sign-in screen through the router. Anything can stand there. */
export const arrivalState = v.object({
  showEmailConfirmation: v.optional(v.literal(true)),
  confirmed: v.optional(v.literal(true)),
  email: v.optional(v.fallback(v.union([emailAddress, v.literal('')]), ''), ''),
})
