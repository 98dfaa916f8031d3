import { expect, it } from 'vitest'

import { asTable, failed, judge } from './measure.ts'

it('judges by the median, on both sides', () => {
  expect(judge('a', { atMost: 10 }, [1, 10, 100]).isWithin).toBe(true)
  expect(judge('a', { atMost: 9 }, [1, 10, 100]).isWithin).toBe(false)
  expect(judge('a', { atLeast: 11 }, [1, 10, 100]).isWithin).toBe(false)
  expect(judge('a', { atMost: 1 }, []).isWithin).toBe(false)
})

it('lists broken budgets first, and a failed part in its own row', () => {
  const table = asTable([judge('good', { atMost: 1 }, [0]), failed('weight', 'no browser')])
  expect(table).toMatch(/\*\*broken\*\* \| weight \|.*failed: no browser[^]*kept \| good/)
  expect(table).not.toMatch(/NaN|Infinity/)
})
