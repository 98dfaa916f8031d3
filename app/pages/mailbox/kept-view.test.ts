import { expect, it } from 'vitest'

import { readView } from './kept-view.ts'

it('is what was chosen, and the table where that makes no sense', () => {
  expect(['table', 'both', 'map'].map(readView)).toEqual(['table', 'both', 'map'])
  for (const text of [null, '', 'Map', '__proto__', 'toString', '["map"]'])
    expect(readView(text)).toBe('table')
})
