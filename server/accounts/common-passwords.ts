import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'common-passwords.txt')
/** Digits and signs that people add to a word to please a rule; a longer tail is worth something by itself. */
const ORNAMENT = /(?<=\p{L})[^\p{L}]{1,6}$/u
const MIN_STEM = 4

let known: Set<string> | undefined

/** The commonest passwords, in lower case, read on the first use; scripts/list-common-passwords.ts wrote them. */
export function commonPasswords() {
  const [, list = ''] = known ? [] : readFileSync(FILE, 'utf8').split('\n\n')
  known ??= new Set(list.split('\n').filter(Boolean))
  return known
}

/** Whether a password, or what is left of it without the ornament at its end, is one of the commonest. */
export function isCommon(password: string) {
  const lower = password.toLowerCase()
  const stem = lower.replace(ORNAMENT, '')
  return commonPasswords().has(lower) || (stem.length >= MIN_STEM && commonPasswords().has(stem))
}
