import { expect, it } from 'vitest'

import { lookUp } from './look-up.ts'

it.each(['constructor', '__proto__', 'toString', 'c'])('finds no %s in a table', (text) => {
  expect(lookUp({ a: 1, b: 2 }, text)).toBeUndefined()
})
