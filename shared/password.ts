import { passwordRuleNames as names } from '#shared-content/forms.ts'

import { interpolate } from './interpolate.ts'

export const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>'
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** A password in NFC, in which it is measured, compared and hashed: keyboards compose letters differently. */
export function composePassword(typed: string) {
  return typed.normalize('NFC')
}

type PasswordRule = { id: string; label: string; holds(password: string): boolean }

/** The four rules of the live checklist; the server checks the same four. Lengths count code points. */
export const passwordRules: PasswordRule[] = [
  {
    id: 'length',
    label: interpolate(names.length, { min: MIN_PASSWORD_LENGTH }),
    holds: (password) => [...password].length >= MIN_PASSWORD_LENGTH,
  },
  {
    id: 'case',
    label: names.case,
    holds: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  { id: 'digit', label: names.digit, holds: (password) => /\p{Nd}/u.test(password) },
  {
    id: 'special',
    label: interpolate(names.special, { characters: SPECIAL_CHARACTERS }),
    holds: (password) => [...SPECIAL_CHARACTERS].some((character) => password.includes(character)),
  },
]

export function isStrong(password: string) {
  return passwordRules.every((rule) => rule.holds(password))
}
