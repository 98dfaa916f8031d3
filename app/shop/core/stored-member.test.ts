import { beforeEach, expect, it, vi } from 'vitest'

import type { SignedIn } from '#shared/shop/core/staff.ts'
import { openTab } from '#tests/support/browser-tab.ts'

const clerk: SignedIn = {
  id: 'ann',
  email: 'ann@example.com',
  role: 'mailbox_center',
  hasSecondFactor: true,
  isSample: false,
}
const load = () => import('./stored-member.ts')

beforeEach(() => vi.unstubAllGlobals())

function signIn(items: Map<string, string>, userId: string, sessionId = `session of ${userId}`) {
  const claims = btoa(JSON.stringify({ session_id: sessionId, sub: userId }))
  const tokens = { access_token: `a.${claims}.b`, refresh_token: 'r', expires_at: 9e9 }
  items.set('mailbox.session', JSON.stringify(tokens))
}

it('remembers the clerk after a reload, in the same session only', async () => {
  const items = new Map<string, string>()
  signIn(items, 'ann')
  ;(await openTab(load, { items })).storeMember(clerk)
  expect((await openTab(load, { items })).readMember()).toEqual(clerk)
  signIn(items, 'ann', 'another session')
  expect((await openTab(load, { items })).readMember()).toBeNull()
})

it.each([
  ['a customer', { role: 'customer' as const }],
  ['who has not shown the second step', { hasSecondFactor: false }],
  ['another person than the signed-in one', { id: 'bob' }],
])('stores nothing of %s', async (_, more) => {
  const items = new Map<string, string>()
  signIn(items, 'ann')
  const { storeMember, readMember } = await openTab(load, { items })
  storeMember(clerk)
  storeMember({ ...clerk, ...more })
  expect([readMember(), items.has('counter.member')]).toEqual([null, false])
})
