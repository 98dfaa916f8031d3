import { expect, it } from 'vitest'

import { chooseStaffStrategy } from './staff-strategies.ts'

const ORIGIN = 'https://shop.example'
const PATHS = {
  pages: [
    { path: '/staff' },
    { path: '/staff/intake' },
    { path: '/staff/customers' },
    { path: '/staff/customers/any', above: '/staff/customers/' },
  ],
}

function choose(path: string, { method = 'GET', mode = 'navigate' } = {}) {
  return chooseStaffStrategy({ method, mode, url: new URL(path, ORIGIN).href }, PATHS, ORIGIN)
}

it.each([
  ['/staff', '/staff'],
  ['/staff/intake/', '/staff/intake'],
  ['/staff/customers?q=lee', '/staff/customers'],
  ['/staff/customers/7b1', '/staff/customers/any'],
])('opens %s with the page %s', (path, page) => {
  expect(choose(path)).toEqual({ kind: 'page', path: page })
})

it('answers the build’s files', () => {
  expect(choose('/assets/intake-1.js', { mode: 'cors' })).toEqual({ kind: 'asset' })
})

it.each(['/', '/staffing', '/account', '/login', '/shop/v1/me', 'https://elsewhere.example/staff'])(
  'leaves %s to the browser',
  (path) => expect(choose(path)).toBeUndefined(),
)

it('leaves calls and writes to the browser', () => {
  for (const path of ['/shop/v1/mail/items', '/shop/v1/staff/today', '/auth/v1/user', '/staff']) {
    expect(choose(path, { mode: 'cors' })).toBeUndefined()
    expect(choose(path, { method: 'POST' })).toBeUndefined()
  }
})
