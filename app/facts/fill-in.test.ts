import { expect, it } from 'vitest'

import { business } from '#app/content/business.ts'

import { fillIn } from './fill-in.ts'
import { shopFacts } from './shop-facts.ts'

it('puts the facts of the shop in place of their names, at any depth', () => {
  const filled = fillIn({ lead: 'Call {phone}.', list: [{ text: '{phone}, {shop}', count: 2 }] })
  expect(filled).toEqual({
    lead: `Call ${business.phone}.`,
    list: [{ text: `${business.phone}, ${business.name}`, count: 2 }],
  })
})

it.each(['{nothing}', '{constructor}', '{__proto__}'])('stops at %s, which is no fact', (text) => {
  expect(() => fillIn([text])).toThrow(text)
})

it('knows no empty fact', () => {
  for (const [name, text] of Object.entries(shopFacts))
    expect([name, text.trim()]).not.toContain('')
})
