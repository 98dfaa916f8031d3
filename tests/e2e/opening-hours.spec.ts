import { business } from '#app/content/business.ts'
import { openingAt } from '#app/ui/opening-hours.ts'
import { describeOpening } from '#app/ui/opening-words.ts'

import { expect, test } from './test.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A Thursday: without the holiday the shop would be open. */
const thanksgiving = business.closedOn.find(({ name }) => name.startsWith('Thanksgiving'))

/** Half a minute before the sign says that the shop closes soon, on the first open day from a Monday on. */
const openDay = [1, 2, 3, 4, 5, 6, 0].find((day) => hoursOn(day)?.closes) ?? 0
const midnight = Date.parse('2026-01-12T00:00:00-08:00') + ((openDay + 6) % 7) * DAY_MS
const [hour = 0, minute = 0] = (hoursOn(openDay)?.closes ?? '').split(':').map(Number)
const start = midnight + (hour * 60 + minute - 30.5) * MINUTE_MS

function hoursOn(day: number) {
  return business.hours.find(({ weekdays }) => weekdays.includes(day))
}

function signAt(time: number) {
  const { now, ahead } = describeOpening(openingAt(new Date(time), business))
  return `${now}, ${ahead}`
}

for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('sees the hour of the shop, and sees it change by the minute', async ({ page }) => {
      await page.clock.install({ time: start })
      await page.goto('/')
      await page.locator('#location').scrollIntoViewIfNeeded()
      const sign = page.locator('#location p[data-state]')
      await page.clock.runFor(1000)
      await expect(sign).toHaveText(signAt(start))
      await expect(sign).toContainText('Open now')
      await page.clock.runFor(MINUTE_MS)
      await expect(sign).toHaveText(signAt(start + MINUTE_MS))
      await expect(sign).toContainText('Closes soon')
      await page.clock.runFor(30 * MINUTE_MS)
      await expect(sign).toHaveText(signAt(start + 31 * MINUTE_MS))
      await expect(sign).toContainText('Closed')
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
