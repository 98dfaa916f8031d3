import { expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { paths } from '#app/pages.ts'
import { plans } from '#app/pricing/plans.ts'
import { monthlyPrices } from '#app/pricing/price.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { addDays, daysBetween } from '#shared/calendar.ts'
import { languages, pathIn } from '#shared/language.ts'
import { startProcess } from '#tests/support/start-process.ts'

import { attributes, selectAll, servePages } from './served-pages.ts'
import { SHOP } from './site-setup.ts'

/** Private, the visitor's own, or for operators: not listed by search engines. */
const accountPaths = paths.filter((path) => /^\/account(\/|$)/.test(path))
const UNLISTED = ['/reset-password', '/auth/callback', '/visit', '/dashboard'].concat(
  accountPaths,
  ['/add-mailbox', '/edit-mailbox/any', '/preferences', '/maps-app', '/maps-embed', '/offline'],
  ['/supabase-test', '/performance-example'],
  paths.filter((path) => /^\/staff(\/|$)/.test(path)),
)
/** Contains the texts for both states; CSS shows one. */
const OF_TWO_STATES = [...accountPaths, '/apply']
const PREVIEW = ['type', 'site_name', 'title', 'description', 'url', 'image', 'image:alt']

const served = await servePages()

it('every page has title, address, and share picture', () => {
  for (const { path, document, html } of served.pages) {
    const about = {
      titles: selectAll(document, 'title').length,
      headings: selectAll(document, 'h1').length,
      descriptions: named(document, 'description').length,
      canonical: attributes(selectAll(document, 'link[rel=canonical]'), 'href'),
      preview: PREVIEW.filter((name) => property(document, name).length === 1),
      url: property(document, 'url'),
      card: named(document, 'twitter:card'),
    }
    expect([path, about]).toEqual([
      path,
      {
        titles: 1,
        headings: OF_TWO_STATES.includes(path) ? 2 : 1,
        descriptions: 1,
        canonical: [SHOP + path],
        preview: PREVIEW,
        url: [SHOP + path],
        card: ['summary_large_image'],
      },
    ])
    expect(html).not.toContain('site.invalid')
  }
})

it('no two pages share a title or description', () => {
  const titles = served.pages.map(({ document }) => document.title)
  const descriptions = served.pages.flatMap(({ document }) => named(document, 'description'))
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(served.pages.length)
})

it('every share picture exists, in the stated size', async () => {
  const pictures = new Set(served.pages.flatMap(({ document }) => property(document, 'image')))
  expect(pictures.size).toBeGreaterThan(1)
  for (const picture of pictures) {
    expect(picture).toMatch(`${SHOP}/`)
    const response = await fetch(picture!.replace(SHOP, served.url))
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

it('the sitemap lists exactly the public pages', async () => {
  const response = await fetch(`${served.url}/sitemap.xml`)
  expect(response.headers.get('content-type')).toContain('xml')
  const sitemap = await response.text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const expected = paths
    .filter((path) => !UNLISTED.includes(path))
    .flatMap((path) => languages.map((language) => SHOP + pathIn(language, path)))
  expect(listed.toSorted()).toEqual(expected.toSorted())
  for (const [, day = ''] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
  }
  const robots = await (await fetch(`${served.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
  expect(robots).toMatch(/^User-agent: \*$/m)
})

it('private pages are not indexed, by headers and HTML', () => {
  for (const { path, document, headers } of served.pages) {
    const expected = UNLISTED.includes(path) ? 'noindex' : null
    expect([path, headers.get('x-robots-tag')]).toEqual([path, expected])
    expect([path, named(document, 'robots')]).toEqual([path, expected ? [expected] : []])
  }
})

it('the start page describes the shop in schema.org terms, without a rating', () => {
  const [shop] = jsonLd('/')
  expect(shop).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    url: `${SHOP}/`,
    address: { '@type': 'PostalAddress', streetAddress: business.addressLines[0] },
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
  })
  const phones = [shop.telephone].flat()
  expect(phones).toEqual(phones.map(() => expect.stringMatching(/^\+1\d{10}$/)))
  expect(phones).toHaveLength(1 + business.otherPhones.length)
  const lowest = plans.flatMap(({ monthlyCents }) => monthlyPrices(monthlyCents))
  expect(shop.priceRange).toContain(formatDollars(Math.min(...lowest.map(({ cents }) => cents))))
  type Hours = { dayOfWeek?: string[]; validFrom?: string; validThrough?: string }
  const specified: Hours[] = shop.openingHoursSpecification
  const open = specified.flatMap(({ dayOfWeek = [] }) => dayOfWeek)
  const closed = specified.flatMap(({ validFrom, validThrough }) =>
    validFrom && validThrough ? daysOf(validFrom, validThrough) : [],
  )
  expect(closed).toEqual(business.closedOn.map(({ date }) => date))
  const weekdays = business.hours.filter(({ opens }) => opens).flatMap((line) => line.weekdays)
  expect(open).toHaveLength(weekdays.length)
  expect(JSON.stringify(shop)).not.toMatch(/"(aggregateRating|review|reviews)"/i)
})

it('articles and nested pages have breadcrumbs', () => {
  const article = paths.find((path) => path.startsWith('/blog/')) ?? ''
  expect(jsonLd(article).map((facts) => facts['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  const [trail] = jsonLd('/services/mailbox/mailbox-rental')
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${SHOP}/`,
    `${SHOP}/services`,
    `${SHOP}/services/mailbox`,
    `${SHOP}/services/mailbox/mailbox-rental`,
  ])
})

it('no build needs the site’s address: each server fills in its own', async () => {
  const other = await startProcess({ settings: { SITE_URL: 'https://other.example' } })
  const html = await (await fetch(other.url)).text()
  await other.stop()
  expect(html).toContain('<meta property="og:url" content="https://other.example/"')
})

function named(document: Document, name: string) {
  return attributes(selectAll(document, `meta[name="${name}"]`), 'content')
}

function property(document: Document, name: string) {
  return attributes(selectAll(document, `meta[property="og:${name}"]`), 'content')
}

function daysOf(first: string, last: string) {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at))
}

function jsonLd(path: string) {
  const scripts = selectAll(served.page(path), 'script[type="application/ld+json"]')
  return scripts.map(({ textContent }) => JSON.parse(textContent ?? ''))
}
