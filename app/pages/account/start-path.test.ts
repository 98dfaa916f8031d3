import { expect, it } from 'vitest'

import { asReturnPath, readReturnPath, withReturn } from '#app/auth/return-path.ts'
import { paths } from '#app/pages.ts'

import { readStartPath } from './start-path.ts'

const returnable = [
  '/account',
  '/account#security',
  '/apply?plan=basic-1&term=6&pay=ahead&use=personal#file',
  '/apply?change=1#people',
  '/staff',
  '/staff/customers?text=Nguy%E1%BB%85n+A',
  '/staff/customers/0198c5d2-3f5e-7c1a-9d7e-2f6b1a4c8e90#money',
]

const hostile = [
  '//evil.test',
  '///evil.test/account',
  '/\\evil.test',
  '\\\\evil.test',
  '/account/../../\\evil.test',
  '/%2F%2Fevil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/account%2f..%2f%2fevil.test',
  '/account/../login',
  '/account//evil.test',
  '/staff//evil.test',
  '/staff/../../evil',
  '/account@evil.test',
  '/account.evil.test',
  '/account:80',
  'https://evil.test/account',
  'HTTPS:/account',
  'http:account',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//account',
  'data:text/html,x',
  'blob:https://evil.test/1',
  '/account\n//evil.test',
  '/account\t',
  '\t//evil.test',
  ' /account',
  '/account ',
  '/account\0',
  'account',
  './account',
  '../account',
  '?back=/account',
  '#/account',
  '',
  '/',
  '/login',
  '/login?back=/account',
  '/auth/callback?token_hash=x',
  '/reset-password',
  '/accounts',
  '/account/evil',
  '/unknown',
  '/es/account',
  '/es//evil.test',
  '/ES/account',
  '/fr/account',
  '/account?next=//evil.test',
  '/account?a=\\evil',
  '/account?a=<script>',
  '/account?a=%zz',
  '/account#access_token=a.b.c',
  '/account#application=secret',
  '/account#<img src=x>',
  '／／evil.test',
  '/account?a=％2F',
  `/account?a=${'a'.repeat(1_000)}`,
]

it.each(returnable)('leads back to %s', (path) => {
  expect(asReturnPath(path)).toBe(path)
  const { search } = new URL(withReturn('/login', path), 'http://site.test')
  expect(readReturnPath(search)).toBe(path)
  expect(readStartPath(search)).toBe(path)
})

it.each(hostile)('leads to the start page, not to %j', (path) => {
  expect(asReturnPath(path)).toBeNull()
  expect(withReturn('/login', path)).toBe('/login')
  const encoded = `?${new URLSearchParams({ back: path })}`
  for (const search of [encoded, `?back=${path}`, `${encoded}&back=//evil.test`]) {
    const start = readStartPath(search)
    expect(new URL(start, 'http://site.test').origin).toBe('http://site.test')
    if (search === encoded) expect(start).toBe('/')
  }
})

it('knows no page that is not of the page table, nor one that signs in or follows a link', () => {
  const asking = paths.filter((path) => asReturnPath(path))
  expect(asking).toEqual(expect.arrayContaining(['/account', '/apply', '/staff', '/staff/audit']))
  expect(asking.filter((path) => !/^\/(account|apply|staff)/.test(path))).toEqual([])
})

it('carries a plan beside the page to return to', () => {
  const address = withReturn('/login?plan=basic', '/account#data')
  expect(Object.fromEntries(new URL(address, 'http://site.test').searchParams)).toEqual({
    plan: 'basic',
    back: '/account#data',
  })
})
