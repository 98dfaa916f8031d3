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
