import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { errors } from '#shared/content/en/errors.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordRules,
  SPECIAL_CHARACTERS,
} from '#shared/password.ts'

/** Shorter words are too common to forbid every password that contains them. */
const MIN_OWN_WORD = 4

export type Weakness = { reasons: WeaknessReason[]; message: string }
type WeaknessReason = 'length' | 'characters' | 'pwned'

export function isTooLong(password: string) {
  return password.length > MAX_PASSWORD_LENGTH && [...password].length > MAX_PASSWORD_LENGTH
}

/** @param ownWords the user's address and names and the shop's name, none of which a password may contain */
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

/** `ann.lee+shop@example.com` is guessed whole and by its local part. */
function asWords(text: string) {
  const lower = text.toLowerCase()
  if (!lower.includes('@')) return lower.split(/[\s'’-]+/)
  const local = lower.slice(0, lower.lastIndexOf('@'))
  return [local, ...local.split(/[^\p{L}\p{N}]+/u)]
}

const FILE = join(import.meta.dirname, 'common-passwords.txt')
/** Digits and symbols appended to a word to satisfy a rule; a longer suffix adds real strength. */
const SUFFIX = /(?<=\p{L})[^\p{L}]{1,6}$/u
const MIN_STEM = 4

let loaded: Set<string> | undefined

/** The commonest passwords, in lower case, loaded on first use; written by tooling/list-common-passwords.ts. */
export function commonPasswords() {
  const [, list = ''] = loaded ? [] : readFileSync(FILE, 'utf8').split('\n\n')
  loaded ??= new Set(list.split('\n').filter(Boolean))
  return loaded
}

export function isCommon(password: string) {
  const lower = password.toLowerCase()
  const stem = lower.replace(SUFFIX, '')
  return commonPasswords().has(lower) || (stem.length >= MIN_STEM && commonPasswords().has(stem))
}
