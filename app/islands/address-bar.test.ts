import { afterEach, describe, expect, it, vi } from 'vitest'

import { emptyAddressBar, type RemovedAddress } from './address-bar.ts'

function open(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://site.test')
  const window: { carried?: RemovedAddress } = {}
  const history = { state: { key: 'k' }, replaceState: vi.fn() }
  vi.stubGlobal('window', window)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', { pathname, search, hash })
  emptyAddressBar()
  return { ...window, replaceState: history.replaceState }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the address bar', () => {
  it.each(['/reset-password?token_hash=abc&type=recovery#x', '/auth/callback/?anything=1'])(
    'is emptied on screens behind emails, and its token kept: %s',
    (address) => {
      const { pathname, search, hash } = new URL(address, 'http://site.test')
      const { carried, replaceState } = open(address)
      expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', pathname)
      expect({ ...carried }).toEqual({ search, hash })
    },
  )

  it.each([
    '/#access_token=a&refresh_token=b',
    '/login?token_hash=a',
    '/register?a=1&code=b',
    '/#provider_token=a',
    '/account?error_description=Call+us',
  ])('loses secrets aimed at any other page: %s', (address) => {
    expect(open(address).replaceState).toHaveBeenCalledOnce()
  })

  it.each(['/#plans', '/login?from=email', '/?barcode=1', '/reset-password'])(
    'is left alone: %s',
    (address) => {
      expect(open(address).replaceState).not.toHaveBeenCalled()
    },
  )
})
