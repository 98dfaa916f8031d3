import { expect, it } from 'vitest'

import { business } from '#app/content/business.ts'

import { headOf, MAX_TITLE } from './head-of.ts'

function titleOf(title: string) {
  return headOf({ title, description: '', path: '/' })[0]
}

it('adds the shop’s name to a title without it, if there is room', () => {
  const fullTitle = `Fees – ${business.name}`
  expect(titleOf('Fees')).toEqual({ title: fullTitle.length > MAX_TITLE ? 'Fees' : fullTitle })
  expect(titleOf(`At ${business.name}`)).toEqual({ title: `At ${business.name}` })
  const long = 'x'.repeat(MAX_TITLE)
  expect(titleOf(long)).toEqual({ title: long })
})
