import { expect, it } from 'vitest'

import { findStale, renewStamps } from './stamps.ts'

const english = new Map([
  ['a.ts a.lead', 'Hello'],
  ['a.ts a.path', '/same'],
  ['b.md 1', 'Mail'],
])
const spanish = new Map([
  ['a.ts a.lead', 'Hola'],
  ['a.ts a.path', '/same'],
  ['b.md 1', 'Correo'],
])
const stamps = renewStamps(english, spanish, {})
const newEnglish = new Map([...english, ['a.ts a.lead', 'Good day']])
const newSpanish = new Map([...spanish, ['a.ts a.lead', 'Buenos días']])

it('stamps translations, sorted, and the same twice', () => {
  expect(Object.keys(stamps)).toEqual(['a.ts a.lead', 'b.md 1'])
  expect(renewStamps(english, spanish, stamps)).toEqual(stamps)
  expect(findStale(english, spanish, stamps)).toEqual([])
})

it.each([
  [
    'English changed',
    newEnglish,
    spanish,
    /^es\/a\.ts a\.lead is stale: English now says “Good day”$/,
  ],
  ['Spanish changed', english, newSpanish, /^es\/a\.ts a\.lead is new: /],
  ['both changed', newEnglish, newSpanish, /^es\/a\.ts a\.lead is new: /],
])('reports where %s', (_what, inEnglish, inSpanish, message) => {
  expect(findStale(inEnglish, inSpanish, stamps)).toEqual([expect.stringMatching(message)])
})

it.each([
  ['a new translation', newEnglish, newSpanish, [], 0],
  ['no old one', newEnglish, spanish, [], 1],
  ['an old one that is named', newEnglish, spanish, ['a', 'lead'], 0],
  ['one whose file is named', newEnglish, spanish, ['a'], 0],
  ['none of another name', newEnglish, spanish, ['a', 'title'], 1],
  ['none of another file', newEnglish, spanish, ['b', 'lead'], 1],
])('accepts %s', (_what, inEnglish, inSpanish, names, stale) => {
  const renewed = renewStamps(inEnglish, inSpanish, stamps, names)
  expect(findStale(inEnglish, inSpanish, renewed)).toHaveLength(stale)
})

it('drops stamps of removed texts', () => {
  expect(renewStamps(new Map(), new Map(), stamps)).toEqual({})
})
