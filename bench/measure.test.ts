import { expect, it } from 'vitest'

import { asTable, failed, judge, withSection } from './measure.ts'

it('judges by the median, on both sides', () => {
  expect(judge('a', { atMost: 10 }, [1, 10, 100]).isWithin).toBe(true)
  expect(judge('a', { atMost: 9 }, [1, 10, 100]).isWithin).toBe(false)
  expect(judge('a', { atLeast: 11 }, [1, 10, 100]).isWithin).toBe(false)
  expect(judge('a', { atMost: 1 }, []).isWithin).toBe(false)
})

it('writes the section of a part anew and keeps the others, in their order', () => {
  const names = ['weight', 'taps', 'map']
  const first = withSection('# All\n\nAbout.\n', 'map', 'On Monday.\n\n| a |', names)
  const second = withSection(first, 'weight', 'On Tuesday.', names)
  expect(second).toBe(
    '# All\n\nAbout.\n\n## weight\n\nOn Tuesday.\n\n## map\n\nOn Monday.\n\n| a |\n',
  )
  expect(withSection(second, 'map', 'On Friday.', names)).toBe(
    '# All\n\nAbout.\n\n## weight\n\nOn Tuesday.\n\n## map\n\nOn Friday.\n',
  )
})

it('puts broken budgets first', () => {
  const table = asTable([judge('good', { atMost: 1 }, [0]), judge('bad', { atMost: 1 }, [2])])
  expect(table.indexOf('bad')).toBeLessThan(table.indexOf('good'))
})

it('tells of a part that failed in a row of its own', () => {
  const table = asTable([judge('good', { atMost: 1 }, [0]), failed('taps', 'no browser')])
  expect(table).toMatch(/\*\*broken\*\* \| taps \|.*failed: no browser/)
  expect(table).not.toMatch(/NaN|Infinity/)
})
