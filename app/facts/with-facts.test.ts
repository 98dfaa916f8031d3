import { expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { sample } from '#app/content/en/sample.ts'

import { withFacts } from './with-facts.ts'
import { shopFacts } from './shop-facts.ts'

it('puts the facts of the shop in place of their names, at any depth', () => {
  const filled = withFacts({ lead: 'Call {phone}.', list: [{ text: '{phone}, {shop}', count: 2 }] })
  expect(filled).toEqual({
    lead: `Call ${business.phone}.`,
    list: [{ text: `${business.phone}, ${business.name}`, count: 2 }],
  })
})

it('marks what the owner still has to write, and leaves it out once the shop is open', () => {
  const content = {
    notice: { title: 'Who we are', text: '{ownerNote} your story.' },
    list: ['{ownerNote} a name', 'Call {phone}.'],
    entries: [{ term: 'Owned by', text: '{ownerNote} names' }],
    pending: { title: 'Not offered yet', note: '{ownerNote} the number' },
  }
  expect(withFacts(content, 'sample').notice.text).toBe(`${sample.ownerNote} your story.`)
  expect(withFacts(content, 'open')).toEqual({
    list: [`Call ${business.phone}.`],
    entries: [],
    pending: { title: 'Not offered yet' },
  })
})

it.each(['{nothing}', '{constructor}', '{__proto__}'])('stops at %s, which is no fact', (text) => {
  expect(() => withFacts([text])).toThrow(text)
})

it('knows no empty fact', () => {
  for (const [name, text] of Object.entries(shopFacts))
    expect([name, text.trim()]).not.toContain('')
})
