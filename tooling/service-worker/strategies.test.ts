import { expect, it } from 'vitest'

import { chooseStrategy } from './strategies.ts'

const ORIGIN = 'https://shop.example'
const MANIFEST = {
  pages: ['/', '/services'],
  offlinePage: '/offline',
  bypassed: ['/auth', '/dev', '/reset-password', '/account', '/login', '/register'],
  files: ['/Forms/ps1583.pdf'],
}

function choose(path: string, more: { method?: string; mode?: string; isRange?: boolean } = {}) {
  const url = new URL(path, ORIGIN).href
  return chooseStrategy(
    { method: 'GET', mode: 'navigate', isRange: false, url, ...more },
    MANIFEST,
    ORIGIN,
  )
}

it('answers pages, assets and forms', () => {
  expect(choose('/')).toBe('network-first-page')
  expect(choose('/services?from=menu')).toBe('network-first-page')
  expect(choose('/assets/root-1.js', { mode: 'cors' })).toBe('cache-first')
  expect(choose('/Forms/ps1583.pdf', { mode: 'cors' })).toBe('network-first-file')
  expect(choose('/edit-mailbox/MBX1000')).toBe('offline-page')
})

it.each([
  '/auth/callback?token_hash=x',
  '/auth/callback',
  '/auth/v1/user',
  '/reset-password',
  '/reset-password?token_hash=x',
  '/account',
  '/login',
  '/register',
  '/dev/inbox',
  '/nowhere?code=x',
  '/videos/video-script.webm',
  '/Forms/ps1583.pdf?x=1',
  'https://project.supabase.example/auth/v1/user',
])('leaves %s to the browser', (path) => {
  expect(choose(path)).toBeUndefined()
})

it('leaves calls, writes and range requests to the browser', () => {
  for (const path of ['/auth/v1/user', '/rest/v1/countries', '/contact/v1/messages', '/', '/x']) {
    expect(choose(path, { mode: 'cors' })).toBeUndefined()
    expect(choose(path, { method: 'POST' })).toBeUndefined()
  }
  expect(choose('/Forms/ps1583.pdf', { isRange: true })).toBeUndefined()
  expect(choose('/assets/x.js', { isRange: true })).toBeUndefined()
})
