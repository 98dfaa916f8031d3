import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { errors } from '#shared/content/en/errors.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordRules,
  SPECIAL_CHARACTERS,
} from '#shared/password.ts'

/** Words shorter than this say too little to forbid every password that holds them. */
const MIN_OWN_WORD = 4

/** What is wrong with a password, as auth-js knows it, and a sentence for the visitor. */
export type Weakness = { reasons: WeaknessReason[]; message: string }
type WeaknessReason = 'length' | 'characters' | 'pwned'

/** Whether a password is too long to be taken at all, in code points. */
export function isTooLong(password: string) {
  return password.length > MAX_PASSWORD_LENGTH && [...password].length > MAX_PASSWORD_LENGTH
}

/**
 * What makes a password easy to guess, if anything does.
 *
 * @param ownWords the visitor's address and names and the shop's name, none of which it may hold
 */
export function findWeakness(password: string, ownWords: string[]): Weakness | undefined {
  const broken = passwordRules.filter((rule) => !rule.holds(password)).map(({ id }) => id)
  const reasons: WeaknessReason[] = []
  const sentences: string[] = []

  if (broken.includes('length')) {
    reasons.push('length')
    sentences.push(errors.passwordTooShort(MIN_PASSWORD_LENGTH))
  }
  if (broken.some((id) => id !== 'length')) {
    reasons.push('characters')
    sentences.push(errors.passwordCharacters(SPECIAL_CHARACTERS))
  }
  if (isCommon(password)) {
    reasons.push('pwned')
    sentences.push(errors.passwordCommon)
  } else if (holdsOwnWord(password, ownWords)) {
    reasons.push('pwned')
    sentences.push(errors.passwordPersonal)
  }
  return reasons.length > 0 ? { reasons, message: sentences.join(' ') } : undefined
}

function holdsOwnWord(password: string, ownWords: string[]) {
  const lower = password.toLowerCase()
  return ownWords
    .flatMap(asWords)
    .some((word) => [...word].length >= MIN_OWN_WORD && lower.includes(word))
}

/** `ann.lee+shop@example.com` is guessed as a whole and by what stands before its sign. */
function asWords(text: string) {
  const lower = text.toLowerCase()
  if (!lower.includes('@')) return lower.split(/[\s'’-]+/)
  const local = lower.slice(0, lower.lastIndexOf('@'))
  return [local, ...local.split(/[^\p{L}\p{N}]+/u)]
}

const FILE = join(import.meta.dirname, 'common-passwords.txt')
/** Digits and signs that people add to a word to please a rule; a longer tail is worth something by itself. */
const ORNAMENT = /(?<=\p{L})[^\p{L}]{1,6}$/u
const MIN_STEM = 4

let loaded: Set<string> | undefined

/** The commonest passwords, in lower case, read on the first use; tooling/list-common-passwords.ts wrote them. */
export function commonPasswords() {
  const [, list = ''] = loaded ? [] : readFileSync(FILE, 'utf8').split('\n\n')
  loaded ??= new Set(list.split('\n').filter(Boolean))
  return loaded
}

/** Whether a password, or what is left of it without the ornament at its end, is one of the commonest. */
export function isCommon(password: string) {
  const lower = password.toLowerCase()
  const stem = lower.replace(ORNAMENT, '')
  return commonPasswords().has(lower) || (stem.length >= MIN_STEM && commonPasswords().has(stem))
}
