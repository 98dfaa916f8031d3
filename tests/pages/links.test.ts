import { expect, it } from 'vitest'

import { paths } from '#app/pages.ts'
import { plans } from '#app/pricing/plans.ts'
import { staffPages } from '#app/shop/core/staff-pages.ts'
import { companyMenu, menu } from '#app/ui/navigation.ts'
import { catalogue } from '#content/catalogue.ts'
import { formsFolderOf, languages, pathIn, serviceWorkerOf } from '#shared/language.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import { attributes, select, selectAll, servePages } from './served-pages.ts'

type Link = { page: string; to: string; element: Element }

const ADDRESSES = ['href', 'src', 'poster']
const NO_PAGE = /^(mailto|tel|data|blob|sms):/
const MISSING_ON_PURPOSE = '/videos/there-is-no-such-picture.webp'
/** Reached by an email's link, from the account, or by staff and operators alone. */
const APART = ['/auth/callback', '/reset-password', '/edit-mailbox/any'].concat(
  paths.filter((path) => /^\/account(\/|$)/.test(path)),
  ['/add-mailbox', '/dashboard', '/preferences', '/supabase-test', '/performance-example'],
  ['/maps-app', '/offline', '/visit'],
  staffPages.map(({ path }) => path),
)
/** Listed for visitors, not for search engines. */
const NOT_LISTED = APART.filter(
  (path) =>
    !['/account', '/account/settings', '/add-mailbox', '/dashboard', '/preferences'].includes(path),
)

const served = await servePages()
const links: Link[] = served.pages.flatMap(({ path, document }) =>
  ADDRESSES.flatMap((name) =>
    selectAll(document, `[${name}]`).map((element) => ({
      page: path,
      to: element.getAttribute(name) ?? '',
      element,
    })),
  ),
)

it('every link, anchor and file of every page exists', async () => {
  const requests = new Map<string, Promise<number>>()
  const statusOf = (path: string) => {
    const status =
      requests.get(path) ??
      fetch(served.url + path, { redirect: 'manual' }).then((response) => response.status)
    requests.set(path, status)
    return status
  }
  const broken = new Set<string>()
  for (const { page, to } of links.filter(({ to: address }) => isOurs(address))) {
    const { pathname, search, hash } = new URL(to, served.url + page)
    const target = served.pages.find(({ path }) => path === pathname)
    if (!target && (await statusOf(pathname + search)) !== 200) broken.add(`${page} → ${to}`)
    const anchor = decodeURIComponent(hash.slice(1))
    // `#top` is the beginning of every page.
    const isThere = !anchor || anchor === 'top' || target?.document.getElementById(anchor)
    if (target && !isThere) broken.add(`${page} → ${to} (anchor)`)
  }
  expect([...broken]).toEqual([`/performance-example → ${MISSING_ON_PURPOSE}`])
  expect(requests.size).toBeGreaterThan(10)
})

it('external links and menu forms open a new tab without a referrer', () => {
  const away = links.filter(({ to, element }) => {
    const leadsAway = !isOurs(to) && !NO_PAGE.test(to)
    const isFormOfMenu = to.endsWith('.pdf') && element.closest('nav')
    return element.localName === 'a' && (leadsAway || isFormOfMenu)
  })
  for (const { page, to, element } of away) {
    if (!isOurs(to)) expect([page, to]).toEqual([page, expect.stringMatching(/^https:\/\//)])
    const values = [page, to, ...['target', 'rel'].map((name) => element.getAttribute(name))]
    expect(values).toEqual([page, to, '_blank', 'noopener noreferrer'])
    const name = element.getAttribute('aria-label') ?? element.textContent
    expect([page, to, name?.trim()]).not.toEqual([page, to, ''])
  }
  expect(away.length).toBeGreaterThan(50)
})

it('the policy lets pages frame exactly what the catalog may frame', () => {
  const policy = served.pages[0]?.headers.get('content-security-policy') ?? ''
  const [, allowed = ''] = /frame-src ([^;]*)/.exec(policy) ?? []
  const foreign = allowed.split(' ').filter((source) => source !== "'self'")
  const wanted = Object.values(catalogue)
    .filter(({ kind, framing }) => kind === 'page' && framing !== 'refused')
    .map(({ url }) => new URL(url).origin)
  expect(foreign.toSorted()).toEqual([...new Set(wanted)].toSorted())
})

it('every page is reachable from the landing page by links', () => {
  const reached = new Set(['/'])
  for (const page of reached)
    for (const { to } of links.filter(({ page: from }) => from === page)) {
      const { pathname, origin } = new URL(to, `http://site.test${page}`)
      if (origin === 'http://site.test' && paths.includes(pathname)) reached.add(pathname)
    }
  expect(paths.filter((path) => !reached.has(path) && !APART.includes(path))).toEqual([])
})

it('every page about renting links to the application, and that to the steps by mail', () => {
  const isAboutRenting = (path: string) =>
    /^\/(blog|services\/mailbox)\/|^\/services\/mailbox$/.test(path)
  const about = ['/', '/how-it-works', '/enterprise', '/services', '/will-it-be-accepted'].concat(
    plans.map(({ path }) => path),
    paths.filter(isAboutRenting),
  )
  const leadsOn = (path: string, part: string) =>
    select(served.page(path), part).querySelector('a[href^="/apply"]') !== null
  expect(about.filter((path) => !leadsOn(path, 'main'))).toEqual([])
  for (const part of ['main [data-shown=signed-in]', '#faq', 'footer']) {
    expect([part, leadsOn('/', part)]).toEqual([part, true])
  }
  expect(attributes(selectAll(served.main('/apply'), 'a'), 'href')).toContain(
    '/how-it-works#by-mail',
  )
})

it('the sitemap page lists every page for visitors', () => {
  const listed = attributes(selectAll(served.main('/sitemap'), 'a'), 'href')
  const named = new Set(listed.map((path) => path?.replace(/#.*/, '') || '/'))
  expect(paths.filter((path) => !named.has(path) && !NOT_LISTED.includes(path))).toEqual([])
})

it('the menu has its entries in order, each with its own link', () => {
  const entries = selectAll(served.page('/'), 'nav[aria-label=Main] li[data-name] > a')
  const expected = [...menu, companyMenu].map(({ text, path }) => [text, path])
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected)
})

it('the footer has names, address, and links', () => {
  const footer = select(served.page('/login'), 'footer')
  expect(footer.id).toBe('footer')
  const to = attributes(selectAll(footer, 'a'), 'href')
  for (const path of ['/terms', '/privacy', '/cookies', '/sitemap', '/services/tax', '/about']) {
    expect(to).toContain(path)
  }
  for (const scheme of [/^tel:/, /^mailto:/]) {
    expect(to).toContainEqual(expect.stringMatching(scheme))
  }
  const elsewhere = selectAll(footer, 'a[href^="https:"]')
  expect(elsewhere.length).toBeGreaterThan(3)
  expect(footer.outerHTML).toMatch(/chamber of commerce/i)
})

it.each(languages)('the worker of %s caches only pages of that language', async (language) => {
  const response = await fetch(served.url + serviceWorkerOf(language).script)
  const cached = new Set((await response.text()).split(/[^\w/-]+/))
  for (const one of languages)
    for (const path of ['/services/tax', '/offline'])
      expect([path, one, cached.has(pathIn(one, path))]).toEqual([path, one, one === language])
})

it.each(languages)('a page in %s links to worksheets of that language', async (language) => {
  const page = await fetch(served.url + pathIn(language, '/how-it-works'))
  const files = new Set((await page.text()).match(/\/Forms\/[^"]+\.pdf/g))
  const folder = formsFolderOf(language)
  expect([...files].toSorted()).toEqual([`${folder}/ps1583-Online.pdf`, `${folder}/ps1583.pdf`])
  for (const file of files) {
    const response = await fetch(served.url + file)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const { info } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(info).toMatchObject({ Language: `${language}-US` })
  }
})

function isOurs(to: string) {
  return !/^https?:/.test(to) && !NO_PAGE.test(to)
}
