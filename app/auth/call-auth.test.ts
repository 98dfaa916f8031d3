import type { GoTrueClient } from '@supabase/auth-js'
import { afterEach, expect, it, vi } from 'vitest'

import { messages } from '#content/auth-messages.ts'

import { callAuth } from './call-auth.ts'
import { explainChange } from './messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const signedIn = async () =>
  ({
    getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
  }) as unknown as GoTrueClient

it.each([
  ['POST', 'TimeoutError', messages.unansweredChange],
  ['GET', 'TimeoutError', messages.offline],
  ['POST', 'NetworkError', messages.offline],
] as const)('explains a %s that ends with %s', async (method, name, sentence) => {
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('', name)
  })
  const { error } = await callAuth(method, '/factors', undefined, signedIn)
  expect(error && explainChange(error, 'Failed')).toBe(sentence)
})
