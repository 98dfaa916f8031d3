import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { sample } from '#content/sample.ts'

import { withFacts } from './with-facts.ts'

it('fills in facts at any depth', () => {
  const filled = withFacts({ lead: 'Call {phone}.', list: [{ text: '{phone}, {shop}', count: 2 }] })
  expect(filled).toEqual({
    lead: `Call ${business.phone}.`,
    list: [{ text: `${business.phone}, ${business.name}`, count: 2 }],
  })
})

it('marks unfinished texts, and leaves them out once the shop is open', () => {
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

it.each(['{nothing}', '{constructor}', '{__proto__}'])(
  'throws for %s, which is no fact',
  (text) => {
    expect(() => withFacts([text])).toThrow(text)
  },
)

describe('with an empty fact', () => {
  const facts = { fee: '$5', deposit: '', phone: '1' }
  const fill = <Content>(content: Content) => withFacts(content, 'open', facts)

  it('its sentences are left out, and the others stay', () => {
    expect(fill('A key is {fee}. Its {deposit} comes back. Call {phone}!')).toBe(
      'A key is $5. Call 1!',
    )
    expect(fill('**Bring the keys.** Your {deposit} comes back.')).toBe('**Bring the keys.**')
  })

  it('entries without another sentence are left out', () => {
    const content = {
      list: ['{deposit}, returned.', 'Call {phone}.', ''],
      entries: [
        { term: 'Deposit', text: '{deposit}' },
        { term: 'Key', detail: '{fee}. {deposit} is lost.' },
        { question: 'Is there a deposit?', answer: ['Yes: {deposit}.'] },
        { title: 'Take your key' },
      ],
    }
    expect(fill(content)).toEqual({
      list: ['Call 1.', ''],
      entries: [{ term: 'Key', detail: '$5.' }, { title: 'Take your key' }],
    })
  })
})
