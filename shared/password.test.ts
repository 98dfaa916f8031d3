import { expect, it } from 'vitest'

import { isStrong, passwordRules, SPECIAL_CHARACTERS } from './password.ts'

const met = (text: string) => passwordRules.filter(({ holds }) => holds(text)).map(({ id }) => id)

it.each<[string, string[]]>([
  ['', []],
  ['aaaaaaaa', ['length']],
  ['aA', ['case']],
  ['ñÑ', ['case']],
  ['7', ['digit']],
  ['٣', ['digit']],
  ['😀😀😀😀😀😀😀', []],
  ['😀😀😀😀😀😀😀😀', ['length']],
  ['-_+=[];/~`', ['length']],
  ['Sunny!Day1', ['length', 'case', 'digit', 'special']],
])('checks the rules of %o: %o', (text, rules) => {
  expect(met(text)).toEqual(rules)
  expect(isStrong(text)).toBe(rules.length === 4)
})

it.each([...SPECIAL_CHARACTERS])('counts %s as special', (character) => {
  expect(met(character)).toEqual(['special'])
})
