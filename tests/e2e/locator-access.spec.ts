import { business } from '#app/content/business.ts'

import { choose, expectAccessibleAndWhole } from './accessible.ts'
import { expect, test } from './test.ts'

/** What a page that needs scripts says without them, the shop's address in it. */
const whereWeAre = new RegExp(
  `needs? JavaScript.*${RegExp.escape(business.addressLines.join(', '))}`,
)

for (const theme of ['dark', 'light']) {
  test(`the locator is accessible in ${theme}, on a phone and on a desk`, async ({ page }) => {
    await choose(page, theme)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/maps-app?mailbox=MBX1003')
      await expect(page.locator('[data-ready=true]')).toBeVisible()
      await page.getByText('View options').click()
      await expectAccessibleAndWhole(page)

      await page.goto('/maps-embed')
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('[data-ready=true]')).toBeVisible()
      await expectAccessibleAndWhole(page)
    }
  })
}

test('the locator reads without scripts: what it needs, and where the shop is', async ({
  page,
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const plain = await context.newPage()
  for (const path of ['/maps-app', '/maps-embed']) {
    await plain.goto(path)
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.getByText(whereWeAre)).toBeVisible()
  }
  await context.close()
  await page.goto('/maps-app')
})

test('nobody else is asked, and the map comes to its own pages only', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/services', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  const isOfMap = (url: string) => /mailbox-map|cluster|states-10m|world-/.test(url)
  expect(asked.filter(isOfMap)).toEqual([])

  await page.goto('/maps-app')
  await expect(page.locator('[data-ready=true]')).toBeVisible()
  expect(asked.filter(isOfMap)).toHaveLength(4)
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([])
})
