import { business } from '#app/content/business.ts'

import { expect, test } from './test.ts'

const MINUTE_MS = 60_000
/** A Thursday: without the holiday the shop would be open. */
const thanksgiving = business.closedOn.find(({ name }) => name.startsWith('Thanksgiving'))

const visitors = [
  { zone: 'America/Los_Angeles', at: '2026-01-12T16:29:30-08:00' },
  { zone: 'Asia/Tokyo', at: '2026-01-13T09:29:30+09:00' },
]

for (const { zone, at } of visitors) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('sees the hour of the shop, and sees it change by the minute', async ({ page }) => {
      await page.clock.install({ time: new Date(at) })
      await page.goto('/')
      await page.locator('#location').scrollIntoViewIfNeeded()
      const sign = page.locator('#location p[data-state]')
      await page.clock.runFor(1000)
      await expect(sign).toHaveText('Open now, until 5 pm')
      await page.clock.runFor(MINUTE_MS)
      await expect(sign).toHaveText('Closes soon, at 5 pm')
      await page.clock.runFor(30 * MINUTE_MS)
      await expect(sign).toHaveText('Closed, opens tomorrow 9 am')
    })
  })
}

test('at noon on Thanksgiving the shop is closed, and says which day it is', async ({ page }) => {
  test.skip(!thanksgiving, 'The owner opens on Thanksgiving.')
  await page.clock.install({ time: new Date(`${thanksgiving?.date}T12:00:00-08:00`) })
  await page.goto('/')
  const place = page.locator('#location')
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('p[data-state]')).toContainText(`Closed for ${thanksgiving?.name}`)
  await place.getByText('Closed on these holidays').click()
  await expect(place.getByText(`${thanksgiving?.name}, November`).first()).toBeVisible()
})

test('the finished HTML names no state, and learning it moves nothing', async ({ page, site }) => {
  const html = await (await fetch(site.url)).text()
  expect(html).not.toMatch(/Open now|Closes soon/)

  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    let letPass = () => {}
    const gate = new Promise<void>((resolve) => (letPass = resolve))
    await page.route('**/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto('/')
    const height = () => page.locator('#location').evaluate((part) => part.clientHeight)
    const before = await height()
    letPass()
    await page.locator('#location').scrollIntoViewIfNeeded()
    await expect(page.locator('#location p[data-state]')).toBeVisible()
    expect([width, await height()]).toEqual([width, before])
    await page.unroute('**/*.js')
  }
})
