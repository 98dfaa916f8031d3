import { business } from '#app/content/business.ts'
import { plans } from '#app/content/plans.ts'
import { paths } from '#app/pages.ts'

import { startSite } from './site.ts'
import { expect, test } from './test.ts'

const SHOP = 'https://www.shop.example'
/** What nobody is to find by searching: it is private, the visitor's own, or for whoever runs the site. */
const UNLISTED = ['/reset-password', '/auth/callback', '/account', '/dashboard'].concat(
  ['/add-mailbox', '/edit-mailbox/any', '/preferences', '/maps-app', '/maps-embed', '/offline'],
  ['/supabase-test', '/performance-example'],
)
/** Holds the words for who is signed in and for who is not; the style sheet shows one of them. */
const OF_TWO_STATES = '/account'
const PREVIEW = ['type', 'site_name', 'title', 'description', 'url', 'image', 'image:alt']

test.use({ settings: { SITE_URL: SHOP } })

let heads: { path: string; html: string; robots: string | null }[]

test.beforeEach(async ({ site }) => {
  heads = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site.url + path)
      return { path, html: await answer.text(), robots: answer.headers.get('x-robots-tag') }
    }),
  )
})

test('every page says what it is, where it stands, and how it looks when shared', async () => {
  for (const { path, html } of heads) {
    expect([path, textsOf(html, /<title>([^<]+)<\/title>/g).length]).toEqual([path, 1])
    const headings = textsOf(html, /<h1[\s>]/g).length
    expect([path, headings]).toEqual([path, path === OF_TWO_STATES ? 2 : 1])
    expect([path, named(html, 'description').length]).toEqual([path, 1])
    expect([path, textsOf(html, /<link rel="canonical" href="([^"]+)"/g)]).toEqual([
      path,
      [SHOP + path],
    ])
    for (const name of PREVIEW) {
      expect([path, name, property(html, name).length]).toEqual([path, name, 1])
    }
    expect(property(html, 'url')).toEqual([SHOP + path])
    expect(named(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(html).not.toContain('site.invalid')
  }
})

test('no two pages say the same of themselves', () => {
  for (const told of [/<title>([^<]+)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
    const all = heads.flatMap(({ html }) => textsOf(html, told))
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  }
})

test('the picture of a shared page is there, as large as it says', async ({ site, page }) => {
  const pictures = new Set(heads.flatMap(({ html }) => property(html, 'image')))
  expect(pictures.size).toBeGreaterThan(1)
  await page.goto('/login')
  for (const picture of pictures) {
    expect(picture.startsWith(`${SHOP}/`)).toBe(true)
    const size = await page.evaluate(
      async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      },
      picture.replace(SHOP, site.url),
    )
    expect(size).toEqual([1200, 630])
  }
})

test('the sitemap lists the public pages, and no other', async ({ site }) => {
  const answer = await fetch(`${site.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('xml')
  const sitemap = await answer.text()
  const listed = textsOf(sitemap, /<loc>([^<]+)<\/loc>/g)
  const isListed = (path: string) => !UNLISTED.includes(path)
  expect(listed.toSorted()).toEqual(
    paths
      .filter(isListed)
      .map((path) => SHOP + path)
      .toSorted(),
  )
  for (const day of textsOf(sitemap, /<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
  }
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
  expect(robots).toMatch(/^User-agent: \*$/m)
})

test('what is nobody else’s business says so in its headers and its HTML', () => {
  for (const { path, html, robots } of heads) {
    const expected = UNLISTED.includes(path) ? 'noindex' : null
    expect([path, robots]).toEqual([path, expected])
    expect([path, named(html, 'robots')]).toEqual([path, expected ? [expected] : []])
  }
})

test('the start page describes the shop in the words of schema.org, without a rating', () => {
  const [shop] = factsOf('/')
  expect(shop).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    url: `${SHOP}/`,
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    address: { '@type': 'PostalAddress', streetAddress: business.addressLines[0] },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
  })
  expect(shop.priceRange.startsWith(`$${(plans[0]?.monthlyCents ?? 0) / 100}`)).toBe(true)
  type Hours = { dayOfWeek?: string[]; validFrom?: string }
  const specified: Hours[] = shop.openingHoursSpecification
  const open = specified.flatMap(({ dayOfWeek = [] }) => dayOfWeek)
  const closed = specified.filter(({ dayOfWeek }) => !dayOfWeek).map(({ validFrom }) => validFrom)
  expect(closed).toEqual(business.closedOn.map(({ date }) => date))
  const weekdays = business.hours.filter(({ opens }) => opens).flatMap((line) => line.weekdays)
  expect(open).toHaveLength(weekdays.length)
  expect(JSON.stringify(shop)).not.toMatch(/"(aggregateRating|review|reviews)"/i)
})

test('articles and pages below others say where they belong', () => {
  const article = paths.find((path) => path.startsWith('/blog/')) ?? ''
  const kinds = factsOf(article).map((facts) => facts['@type'])
  expect(kinds).toEqual(['BlogPosting', 'BreadcrumbList'])
  const [trail] = factsOf('/services/mailbox/mailbox-rental')
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${SHOP}/`,
    `${SHOP}/services`,
    `${SHOP}/services/mailbox`,
    `${SHOP}/services/mailbox/mailbox-rental`,
  ])
})

test('React adopts the head as it stands', async ({ page, site }) => {
  for (const path of ['/', '/blog', '/services/tax']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const part of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head ${part}`)).toHaveCount(1)
    }
    await expect(page.locator('head meta[property="og:url"]')).toHaveCount(1)
  }
  expect(site.output()).not.toContain('"level":50')
})

test('compressed, a page is the same page', async ({ site }) => {
  const plain = await fetch(site.url, { headers: { 'Accept-Encoding': 'identity' } })
  const text = await plain.text()
  for (const encoding of ['br', 'gzip', 'br']) {
    const answer = await fetch(site.url, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(await answer.text()).toBe(text)
  }
})

test('a page nobody knows leads home; a file or call nobody knows is not there', async ({
  site,
}) => {
  const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' })
  for (const path of ['/nowhere', '/services/nothing', '/blog/nothing/at/all']) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
  }
  const missing = ['/assets/x.js', '/assets/x', '/videos/x.mp4', '/videos/x', '/Forms/x.pdf']
  for (const path of missing.concat(
    ['/Forms/x', '/maps/x', '/maps/1/2/3', '/previews/x.png', '/icons/x', '/x.png'],
    [
      '/services/x.html',
      '/auth/v1/x',
      '/rest/v1/x',
      '/contact/v1/x',
      '/shop/v1/x',
      '/.env',
      '/.git/config',
    ],
    ['/health/x', '/dev/x', '/sw.js.map'],
  )) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('content-type') ?? '').not.toContain('html')
  }
})

test('no build needs the address: another server fills in its own', async () => {
  const other = await startSite({ SITE_URL: 'https://other.example' })
  const html = await (await fetch(other.url)).text()
  await other.stop()
  expect(property(html, 'url')).toEqual(['https://other.example/'])
})

function textsOf(text: string, shape: RegExp) {
  return [...text.matchAll(shape)].map(([all, first]) => first ?? all)
}

function named(html: string, name: string) {
  return textsOf(html, new RegExp(`<meta name="${name}" content="([^"]+)"`, 'g'))
}

function property(html: string, name: string) {
  return textsOf(html, new RegExp(`<meta property="og:${name}" content="([^"]+)"`, 'g'))
}

function factsOf(path: string) {
  const { html = '' } = heads.find((head) => head.path === path) ?? {}
  return textsOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) =>
    JSON.parse(text),
  )
}
