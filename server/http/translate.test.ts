import { describe, expect, it } from 'vitest'

import { words } from '#server/content.ts'

import { translateMessage } from './translate.ts'

const { en, es } = words

describe('a refusal in Spanish', () => {
  it('is found by its English, with the values that stand in it', () => {
    expect(translateMessage('es', en.errors.notFound)).toBe(es.errors.notFound)
    expect(translateMessage('es', en.rental.refusals.boxOpen(7))).toBe(
      es.rental.refusals.boxOpen(7),
    )
    expect(translateMessage('es', en.errors.bodyField('email', en.formErrors.email))).toBe(
      es.errors.bodyField('email', es.formErrors.email),
    )
    expect(translateMessage('es', 'Nobody wrote this anywhere')).toBe('Nobody wrote this anywhere')
    expect(translateMessage('en', en.errors.notFound)).toBe(en.errors.notFound)
  })

  it('is never one of two', () => {
    for (const part of ['rental', 'formErrors', 'messageErrors'] as const) {
      for (const [english, spanish] of pairsOf(en[part], es[part])) {
        expect(translateMessage('es', english)).toBe(spanish)
      }
    }
  })
})

/** The sentences without values in them, each with its translation. */
function pairsOf(english: unknown, spanish: unknown): [string, string][] {
  if (typeof english === 'string') {
    return english.includes('{') ? [] : [[english, String(spanish)]]
  }
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    pairsOf(value, (spanish as Record<string, unknown>)[key]),
  )
}
