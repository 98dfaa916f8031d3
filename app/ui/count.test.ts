import { expect, it } from 'vitest'

import { locale } from '#content/language.ts'

import { formatCompactCount, formatCount } from './count.ts'

it('formats counts like the language’s Intl', () => {
  const whole = new Intl.NumberFormat(locale)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  for (const count of [0, 7, 50, 999, 1_000, 1_049, 3_500, 9_999, 10_000, 100_000, 2_000_000]) {
    expect([formatCount(count), formatCompactCount(count)]).toEqual([
      whole.format(count),
      compact.format(count),
    ])
  }
})
