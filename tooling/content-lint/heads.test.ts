import { expect, it } from 'vitest'

import { business } from '#app/content/business.ts'

import { findHeads } from './heads.ts'

const words = (count: number) => 'x'.repeat(count)

it.each([
  ['a title of 60 and a description of 70', words(60), words(70), []],
  ['a description of 160', 'Title', words(160), []],
  ['a longer title', words(61), words(70), ['title']],
  ['a shorter description', 'Title', words(69), ['description']],
  ['a longer description', 'Title', words(161), ['description']],
  ['no description', 'Title', '', ['description']],
  [
    'the owner’s long name and prices',
    `${business.name}${words(60)}`,
    `${business.name} $1,234.56, $2.00 ${words(150)}`,
    [],
  ],
])('reads the head of a page: %s', (_, title, description, expected) => {
  expect(findIn(`<meta name="description" content="${description}">`, title)).toEqual(expected)
})

it('allows an unlisted page', () => {
  expect(findIn('<meta name="robots" content="noindex">', words(99))).toEqual([])
})

function findIn(meta: string, title: string) {
  const html = `<html><head><title>${title}</title>${meta}</head></html>`
  return findHeads(new Map([['/page', html]])).map(({ rule }) => rule.id)
}
