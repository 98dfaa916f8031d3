import { expect, it } from 'vitest'

import { chooseAnswer } from './choose-answer.ts'

const ORIGIN = 'https://shop.example'
const KEPT = {
  pages: ['/', '/services'],
  untouched: ['/auth', '/dev', '/reset-password', '/account', '/login', '/register'],
  files: ['/Forms/ps1583.pdf'],
}

function choose(path: string, more: { method?: string; mode?: string; isPart?: boolean } = {}) {
  const url = new URL(path, ORIGIN).href
  return chooseAnswer(
    { method: 'GET', mode: 'navigate', isPart: false, url, ...more },
    KEPT,
    ORIGIN,
  )
}

it('answers pages, assets and forms', () => {
  expect(choose('/')).toBe('page')
  expect(choose('/services?from=menu')).toBe('page')
  expect(choose('/assets/root-1.js', { mode: 'cors' })).toBe('asset')
  expect(choose('/Forms/ps1583.pdf', { mode: 'cors' })).toBe('file')
  expect(choose('/edit-mailbox/MBX1000')).toBe('other-page')
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
  '/videos/film.webm',
  '/Forms/ps1583.pdf?x=1',
  'https://project.supabase.example/auth/v1/user',
])('leaves %s to the browser', (path) => {
  expect(choose(path)).toBeUndefined()
})

it('leaves calls, writing and parts of files to the browser', () => {
  for (const path of ['/auth/v1/user', '/rest/v1/countries', '/contact/v1/messages', '/', '/x']) {
    expect(choose(path, { mode: 'cors' })).toBeUndefined()
    expect(choose(path, { method: 'POST' })).toBeUndefined()
  }
  expect(choose('/Forms/ps1583.pdf', { isPart: true })).toBeUndefined()
  expect(choose('/assets/x.js', { isPart: true })).toBeUndefined()
})
