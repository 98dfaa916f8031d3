import { expect, it } from 'vitest'

import { explainCheck } from './checks.ts'

it.each<[number, RegExp]>([
  [0, /No answer/],
  [401, /SUPABASE_KEY/],
  [403, /SUPABASE_KEY/],
  [404, /supabase\/migrations/],
  [429, /wait/],
  [500, /internal error/],
  [503, /internal error/],
  [406, /406/],
])('says what to do about %s', (status, says) => {
  expect(explainCheck({ status, message: '' })).toMatch(says)
})

it('repeats the service’s message and code', () => {
  const trouble = { status: 404, code: 'PGRST205', message: 'Could not find the table' }
  expect(explainCheck(trouble)).toContain('“Could not find the table” (PGRST205)')
})
