import { googleMapsPage } from '#app/content/business.ts'
import { addressIds, photoIds, rejectedDocuments } from '#app/content/en/identification.ts'
import { customerReviews, googleReviews } from '#app/content/en/reviews.ts'
import { paths } from '#app/pages.ts'

import { shiftsOf, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

/** Pages that no visitor looks for: they are reached by a letter's link, or by nobody. */
const NOT_LISTED = [
  '/reset-password',
  '/auth/callback',
  '/edit-mailbox/any',
  '/supabase-test',
  '/performance-example',
  '/maps-app',
  '/offline',
]

test('the sitemap lists every page, and each link leads somewhere', async ({ page }) => {
  await page.goto('/sitemap')
  const listed = await page
    .getByRole('main')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const named = new Set(listed.map((path) => path.replace(/#.*/, '') || '/'))
  const missing = paths.filter((path) => !named.has(path) && !NOT_LISTED.includes(path))
  expect(missing).toEqual([])

  for (const path of named) {
    expect(path).toMatch(/^\//)
    if (path === '/maps-embed') continue
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
  }
})

test('how it works holds both lists of IDs and the cases, and leads to what is refused', async ({
  page,
}) => {
  await page.goto('/how-it-works')
  const part = (heading: string) =>
    page
      .getByRole('main')
      .locator('section, div')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .last()
  await expect(part('Photo IDs: bring one').getByRole('listitem')).toHaveCount(photoIds.length)
  await expect(part('Address IDs: bring one').getByRole('listitem')).toHaveCount(addressIds.length)
  const couple = page.getByRole('row', { name: /^A couple 2/ })
  await expect(couple).toBeVisible()
  for (const name of [/to fill in on a screen/, /to print/]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      /\.pdf$/,
    )
  }
  await page.locator('#identification').getByRole('link').last().click()
  for (const { name, reason } of rejectedDocuments) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(reason)
  }
})

test('reviews stand in two groups, each marked as a sample', async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.getByRole('note')).toContainText('samples')
  const groups = [
    ['From our customers', customerReviews],
    ['From Google Maps', googleReviews],
  ] as const
  for (const [name, reviews] of groups) {
    const group = page.getByRole('region', { name })
    await expect(group.getByRole('listitem')).toHaveCount(reviews.length)
    await expect(group.getByText('Sample', { exact: true })).toHaveCount(reviews.length)
    await expect(group.getByText(/of 5 stars/)).toHaveCount(reviews.length)
  }
  await expect(page.getByRole('link', { name: /Our page on Google Maps/ })).toHaveAttribute(
    'href',
    googleMapsPage,
  )
})

for (const path of ['/how-it-works', '/reviews', '/sitemap', '/about', '/virtual-office']) {
  test(`${path} holds still`, async ({ page }) => {
    await watchShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftsOf(page)).toBe(0)
    }
  })
}
