import { describe, expect, it } from 'vitest'

import { isStrong } from '#shared/password.ts'

import { commonPasswords, findWeakness, isCommon, isTooLong } from './password-policy.ts'

const ownWords = ['ann.lee@example.com', 'Annabel', "O'Neill", 'Quillhaven Private Mailbox']
const reasonsOf = (password: string) => findWeakness(password, ownWords)?.reasons

describe('a password', () => {
  it.each(['Sunny!Day1', 'Grün:Apfel7', 'ДождьИдёт?3', 'correct Horse battery 9!'])(
    'may be %s',
    (password) => expect(reasonsOf(password)).toBeUndefined(),
  )

  it.each([
    ['Aa1!', ['length']],
    ['river-moss1', ['characters']],
    ['aa', ['length', 'characters']],
    ['Password1!', ['pwned']],
    ['P@ssw0rd', ['pwned']],
    ['Sunshine2024!', ['pwned']],
    ['Ann.Lee:2024x', ['pwned']],
    ['Hey-ANNABEL!7', ['pwned']],
    ['Neill&Sons7', ['pwned']],
    ['MyQuillhaven#1', ['pwned']],
  ])('is weak: %s', (password, reasons) => expect(reasonsOf(password)).toEqual(reasons))

  it('is too long beyond 128 characters, however many bytes they have', () => {
    expect(isTooLong('💧'.repeat(128))).toBe(false)
    expect(isTooLong('💧'.repeat(129))).toBe(true)
  })
})

it('rejects more than 10,000 common passwords, in any case', () => {
  const all = [...commonPasswords()]
  expect(all.length).toBeGreaterThanOrEqual(10_000)
  const accepted = all.filter(
    (password) =>
      !isCommon(password) ||
      !isCommon(password.toUpperCase()) ||
      findWeakness(password, []) === undefined,
  )
  expect(accepted).toEqual([])
})

it('accepts random strong passwords', () => {
  const alphabet = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%']
  const any = () => alphabet[Math.floor(Math.random() * alphabet.length)]
  const made = Array.from({ length: 1_000 }, () => Array.from({ length: 14 }, any).join(''))
  const refused = made.filter((password) => isStrong(password) && findWeakness(password, ownWords))
  expect(refused).toEqual([])
})
