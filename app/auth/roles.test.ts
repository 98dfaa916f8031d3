import { expect, it } from 'vitest'

import { isAdministrator, isCustomer, isMailboxCenter } from './roles.ts'

const answers = (person: Parameters<typeof isCustomer>[0]) => [
  isAdministrator(person),
  isMailboxCenter(person),
  isCustomer(person),
]

it.each([
  ['administrator', [true, false, false]],
  ['mailbox_center', [false, true, false]],
  ['customer', [false, false, true]],
])('recognizes only the role %s', (role, expected) => {
  expect(answers({ user_metadata: { role } })).toEqual(expected)
})

it.each([
  null,
  undefined,
  {},
  { user_metadata: null },
  { user_metadata: 'administrator' },
  { user_metadata: { role: 'Administrator' } },
  { user_metadata: { role: ['administrator'] } },
  { user_metadata: { role: { toString: () => 'administrator' } } },
  { user_metadata: Object.create({ roles: 'administrator' }) as unknown },
  { role: 'administrator' } as { user_metadata?: unknown },
  { app_metadata: { role: 'administrator' } } as { user_metadata?: unknown },
])('gives no role to %j', (person) => {
  expect(answers(person)).toEqual([false, false, false])
})
