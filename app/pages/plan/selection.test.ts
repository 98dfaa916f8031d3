import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { payments, termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { advertisedMonths } from '#app/pricing/price.ts'
import { mostRecipients } from '#content/cost-calculator.ts'

import { firstSelection, readSelection, writeSelection } from './selection.ts'

const plan = plans[0]?.id ?? ''
const longest = Math.max(...termsInMonths)
const first = firstSelection(plan)

describe('a selection in the address', () => {
  it('begins with the plan of the page, the advertised term and one recipient', () => {
    expect(readSelection('', first)).toEqual({
      selection: { plan, months: advertisedMonths(), recipients: 0, payment: payments[0] },
      ignored: [],
    })
    expect(writeSelection(first, first)).toBe('')
  })

  it('reads every selection that it writes', () => {
    const selections = fc.record({
      plan: fc.constantFrom(...plans.map(({ id }) => id)),
      months: fc.constantFrom(...termsInMonths),
      recipients: fc.integer({ min: 0, max: mostRecipients }),
      payment: fc.constantFrom(...payments),
    })
    fc.assert(
      fc.property(selections, (selection) => {
        const read = readSelection(writeSelection(selection, first), first)
        expect(read).toEqual({ selection, ignored: [] })
      }),
    )
  })

  it.each([
    ['?term=4', ['term']],
    ['?term=', ['term']],
    ['?term=06', ['term']],
    ['?term=6&term=6', ['term']],
    ['?recipients=-1', ['recipients']],
    ['?recipients=1.5', ['recipients']],
    ['?recipients=1e1', ['recipients']],
    ['?recipients=21', ['recipients']],
    ['?recipients=99999999999999999999', ['recipients']],
    ['?recipients=<b>', ['recipients']],
    ['?plan=__proto__', ['plan']],
    ['?pay=never', ['pay']],
    ['?plan=castle&term=x&recipients=x', ['plan', 'term', 'recipients']],
  ])('falls back from %s and reports it', (search, ignored) => {
    expect(readSelection(search, first)).toEqual({ selection: first, ignored })
  })

  it('keeps valid fields beside invalid ones, and ignores other parameters', () => {
    expect(readSelection(`?term=${longest}&recipients=many&utm_source=x`, first)).toEqual({
      selection: { ...first, months: longest },
      ignored: ['recipients'],
    })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const { selection } = readSelection(search, first)
        expect(termsInMonths).toContain(selection.months)
      }),
    )
  })
})
