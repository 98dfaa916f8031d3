import { expect, it } from 'vitest'

import { mentionsAddress } from './erase-emails.ts'

const ADDRESS = 'ann@example.com'

it.each([
  'ann@example.com',
  '"Ann@Example.com"',
  'To <ann@example.com>.',
  'mail=ann@example.com&x',
])('finds the address in %s', (text) => expect(mentionsAddress(text, ADDRESS)).toBe(true))

it.each(['joann@example.com', 'jo.ann@example.com', 'a+ann@example.com', 'ann@example.com.au', ''])(
  'does not match another address: %s',
  (text) => expect(mentionsAddress(text, ADDRESS)).toBe(false),
)
