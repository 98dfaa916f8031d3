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
