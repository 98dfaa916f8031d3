import { cleanCode } from '#shared/clean-text.ts'
import { splitPhone } from '#shared/phone.ts'

/** An indexed term: the start of a word, an inner part, a word less one letter, or the digits of a telephone number. */
export type SearchTerm = { term: string; kind: 'start' | 'inner' | 'near' | 'phone' }

const MIN_INNER = 2
/** A shorter word with a typing error could be almost any other. */
const MIN_NEAR = 3
const MAX_WORD = 40
const MAX_WORDS = 8
/** Per application: forty people with three words of eight letters each have some 2,000. */
const MAX_TERMS = 2_000
/** `De La Cruz` is also typed as one word. */
const MAX_JOINED = 3
/** The indexed end of a telephone number: without its country code. */
const MAX_PHONE_END = 10
const PHONE_ENDS = [MAX_PHONE_END, 7, 4]
/** Letters without a Unicode decomposition. */
const FOLDED: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** Ignores accents and case: `Nguyễn` and `nguyen` are the same word. */
export function foldText(text: string) {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
  return plain.replaceAll(/[đðłøıħæœßþ]/g, (letter) => FOLDED[letter] ?? letter)
}

/** The words of a name or query; `O’Brien` is one. */
export function wordsOf(text: string) {
  const words =
    foldText(text)
      .replaceAll(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, MAX_WORDS).map(cut)
}

/** A telephone number's digits, without its extension and the country code 1. */
export function digitsOf(phone: string) {
  return splitPhone(cleanCode(phone))
    .number.replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
}

export function phoneEnd(digits: string) {
  return digits.slice(-MAX_PHONE_END)
}

/** Adjacent words of a name joined: `Ji-woo` is `jiwoo` too. */
export function joinsOf(words: string[]) {
  const joins: string[] = []
  for (let count = 2; count <= Math.min(MAX_JOINED, words.length); count++) {
    for (let at = 0; at + count <= words.length; at++) {
      joins.push(cut(words.slice(at, at + count).join('')))
    }
  }
  return joins
}

/** SymSpell: two words that differ by one letter share a deletion, or one is the other's. */
export function deletionsOf(word: string) {
  const letters = [...word]
  if (letters.length < MIN_NEAR) return []
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))]
}

/**
 * All terms of an application: suffixes too, so that an index finds inner parts by prefix, and deletions for mistyped words. At most
 * `MAX_TERMS`: whole words take precedence over their suffixes, longer suffixes over shorter ones, and these over deletions.
 */
export function searchTerms(names: string[], phone: string): SearchTerm[] {
  const kinds = new Map<string, SearchTerm['kind']>()
  const add = (term: string, kind: SearchTerm['kind']) => {
    if (kinds.size < MAX_TERMS && !kinds.has(term)) kinds.set(term, kind)
  }
  const digits = digitsOf(phone)
  for (const length of digits.length > 0 ? PHONE_ENDS : []) add(digits.slice(-length), 'phone')
  const ofNames = names.map(wordsOf)
  const words = [...new Set(ofNames.flat())]
  for (const word of words) add(word, 'start')
  for (const join of ofNames.flatMap(joinsOf)) add(join, 'start')
  // By code points: half of a surrogate pair would be stored as a replacement character.
  const spelled = words.map((word) => [...word])
  for (let at = 1; at <= MAX_WORD - MIN_INNER; at++) {
    for (const letters of spelled) {
      if (at <= letters.length - MIN_INNER) add(letters.slice(at).join(''), 'inner')
    }
  }
  for (const term of words.flatMap(deletionsOf)) add(term, 'near')
  return [...kinds].map(([term, kind]) => ({ term, kind }))
}

function cut(word: string) {
  return [...word].slice(0, MAX_WORD).join('')
}
