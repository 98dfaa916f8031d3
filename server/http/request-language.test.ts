import { expect, it } from 'vitest'

import { preferredLanguage } from './request-language.ts'

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-CA, es ; q=0.4, en;q=0.2', 'es'],
  ['ES', 'es'],
  ['*;q=0.1, es;q=0.5', 'es'],
  ['en;q=0, *', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0', 'en'],
  ['es;q=2', 'en'],
  ['fr,de', 'en'],
  ['*', 'en'],
  ['esperanto', 'en'],
  [',;q=,', 'en'],
  ['', 'en'],
  [null, 'en'],
])('%s requests %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
