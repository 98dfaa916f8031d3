import { beforeEach, expect, it, vi } from 'vitest'

import { shopCalls as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { calls } from '#shared/shop/calls.ts'
import { openTab } from '#tests/support/browser-tab.ts'

beforeEach(() => vi.unstubAllGlobals())

it.each([
  [413, 'too_large', words.proxy.large],
  [502, 'unreachable', words.proxy.down],
  [503, 'unreachable', words.proxy.down],
  [504, 'unreachable', words.proxy.slow],
  [403, 'unreachable', interpolate(words.proxy.refused, { status: 403 })],
  [0, 'unreachable', words.unreachable],
])('explains a proxy’s page with status %d', async (status, code, message) => {
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response('<html><center>nginx</center></html>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    })
  })
  const { callShop } = await openTab(() => import('./client.ts'), {})
  const { error } = await callShop(calls.visits.listSlots, {})
  expect(error).toMatchObject({ code, message })
})
