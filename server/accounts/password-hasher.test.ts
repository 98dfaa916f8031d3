import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isUnavailable } from '#server/database/unavailable.ts'
import { size } from '#tests/support/soak.ts'

import { createPasswordHasher } from './password-hasher.ts'

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const cheapHasher = createPasswordHasher(cheap)

it('stores Argon2id at the cost that OWASP asks for, with a salt of 16 bytes', async () => {
  const stored = await createPasswordHasher().hash('Sunny!Day1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

it('verifies each password, and none that differs in its last character', async () => {
  const password = fc.string({ unit: 'binary', minLength: 8, maxLength: 128 })
  await fc.assert(
    fc.asyncProperty(password, fc.string({ unit: 'binary', minLength: 1 }), async (text, other) => {
      const stored = await cheapHasher.hash(text)
      expect(await cheapHasher.verify(stored, text)).toBe(true)
      const near = [...text].slice(0, -1).join('') + other
      expect(await cheapHasher.verify(stored, near)).toBe(
        near.normalize('NFC') === text.normalize('NFC'),
      )
    }),
    { numRuns: size(40, 300) },
  )
})

it('rejects any password without a hash', async () => {
  expect(await cheapHasher.verify(undefined, 'nobody has this password')).toBe(false)
})

it('recognizes a hash made at a lower cost than today’s', async () => {
  const stored = await cheapHasher.hash('Sunny!Day1')
  expect(cheapHasher.isOutdated(stored)).toBe(false)
  expect(createPasswordHasher({ ...cheap, timeCost: 2 }).isOutdated(stored)).toBe(true)
  expect(createPasswordHasher({ ...cheap, memoryCost: 128 }).isOutdated(stored)).toBe(true)
})

it('refuses requests beyond a full queue, and completes the others', async () => {
  const hasher = createPasswordHasher(cheap)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 500 }, () => hasher.hash('Sunny!Day1')),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(200)
  expect(refused.length).toBeLessThan(300)
  expect(refused.every(({ reason }) => isUnavailable(reason))).toBe(true)
  expect(await hasher.hash('Sunny!Day1')).toContain('$argon2id$')
})

const COMPOSED = 'Contrase\u00f1a!\u1ea458Kx'
it.each([
  ['composed', COMPOSED],
  ['decomposed', COMPOSED.normalize('NFD')],
  ['half composed, as a Vietnamese keyboard types', 'Contrase\u00f1a!\u00c2\u030158Kx'],
])('verifies a password hashed as %s', async (_, stored) => {
  const hashed = await hash(stored, cheap)
  expect(await cheapHasher.verify(hashed, stored)).toBe(true)
  const forms = [COMPOSED, COMPOSED.normalize('NFD')]
  const results = await Promise.all(forms.map((form) => cheapHasher.verify(hashed, form)))
  expect(results).toEqual(forms.map(() => forms.includes(stored)))
  expect(await cheapHasher.verify(hashed, `${stored}\u0301`)).toBe(false)
})
