import { paths } from '#app/pages.ts'

import { expect, test } from './test.ts'

type Link = { page: string; to: string; tag: string }

const TAG = /<(a|link|script|img|source|track|video|iframe|use)\b[^>]*>/g
const ADDRESS = /\s(?:href|src|poster)="([^"]*)"/g
const NO_PAGE = /^(mailto|tel|data|blob|sms):/
/** What a page of ours may lead to only from outside the list of pages. */
const ANY_ID = '/edit-mailbox/any'

let pages: Map<string, string>
let links: Link[]

/** Every page as the server sends it, and everything it points at. */
test.beforeEach(async ({ site }) => {
  pages = new Map()
  for (const path of paths) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect([path, answer.status]).toEqual([path, 200])
    pages.set(path, await answer.text())
  }
  links = [...pages].flatMap(([page, html]) => linksOf(page, html))
})

/** Shows what becomes of a picture that can't be fetched. */
const MISSING_ON_PURPOSE = '/videos/there-is-no-such-picture.webp'

test('every link, anchor and file of every page is there', async ({ site }) => {
  const known = new Map<string, Promise<number>>()
  const statusOf = (path: string) => {
    const asked = known.get(path) ?? ask(site.url + path)
    known.set(path, asked)
    return asked
  }
  const broken: string[] = []
  for (const { page, to } of links.filter(({ to: address }) => isOurs(address))) {
    const { pathname, search, hash } = new URL(to, site.url + page)
    const html = pages.get(pathname)
    if (!html && (await statusOf(pathname + search)) !== 200) broken.push(`${page} → ${to}`)
    const anchor = decodeURIComponent(hash.slice(1))
    // `#top` is every page's beginning, whatever it holds.
    if (html && anchor && anchor !== 'top' && !html.includes(`id="${anchor}"`))
      broken.push(`${page} → ${to} (anchor)`)
  }
  expect([...new Set(broken)]).toEqual([`/performance-example → ${MISSING_ON_PURPOSE}`])
  expect(known.size).toBeGreaterThan(10)
})

test('what leads away is https, opens a new tab and tells nothing', () => {
  const away = links.filter(
    ({ to, tag }) => tag.startsWith('<a') && !isOurs(to) && !NO_PAGE.test(to),
  )
  const wrong = away.filter(
    ({ to, tag }) =>
      !to.startsWith('https://') ||
      !tag.includes('target="_blank"') ||
      !/rel="[^"]*noopener[^"]*noreferrer[^"]*"/.test(tag),
  )
  expect(wrong.map(({ page, tag }) => `${page}: ${tag}`)).toEqual([])
  expect(away.length).toBeGreaterThan(10)
})

test('every page can be reached from the landing page by links alone', async () => {
  const reached = new Set(['/'])
  for (const page of reached)
    for (const { to } of links.filter(({ page: from }) => from === page)) {
      const { pathname, origin } = new URL(to, `http://site.test${page}`)
      if (origin === 'http://site.test' && pages.has(pathname)) reached.add(pathname)
    }
  const apart = ['/auth/callback', '/reset-password', '/account', ANY_ID, '/add-mailbox'].concat([
    '/dashboard',
    '/preferences',
    '/supabase-test',
    '/performance-example',
    '/maps-app',
    '/offline',
  ])
  const lost = [...pages.keys()].filter((path) => !reached.has(path) && !apart.includes(path))
  expect(lost).toEqual([])
})

function linksOf(page: string, html: string): Link[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, to = '']) => ({ page, to: unescape(to), tag })),
  )
}

function unescape(text: string) {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

function isOurs(to: string) {
  return !/^https?:/.test(to) && !NO_PAGE.test(to)
}

async function ask(address: string) {
  const { status } = await fetch(address, { redirect: 'manual' })
  return status
}
