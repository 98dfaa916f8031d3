import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { termsInMonths } from '#app/content/fees.ts'
import { formatOpening, openingAt } from '#app/facts/opening-hours.ts'
import { plans } from '#app/pricing/plans.ts'
import { peopleWith, priceOf } from '#app/pricing/price.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { pricing } from '#content/pricing.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'

import { holdBack } from './hydration.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

/** A Thursday: only the holiday closes the shop. */
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
  const { now, ahead } = formatOpening(openingAt(new Date(time), business))
  return `${now}, ${ahead}`
}

const [mailing, virtual, office] = plans.map(({ name }) => name)

test('client-side navigation shows the same page', async ({ page, context, site, ann }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/assets/')) {
      missing.push(response.url())
    }
  })
  const sections = () =>
    page
      .locator('main [id]:is(section, figure), footer[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
  const padding = () =>
    page
      .locator('#faq summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary).padding)
  await page.goto('/')
  const finished = [await sections(), await padding()]
  await beSignedIn(page, site, ann)
  await page.goto('/login')
  await page.waitForURL('/')
  await expect.poll(async () => [await sections(), await padding()]).toEqual(finished)
  expect(missing).toEqual([])

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.locator('#location').getByRole('status')).toHaveText('Address copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([business.name, ...business.addressLines])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a click or an arrow key selects a plan, and one answer is open', async ({ page }) => {
    await page.goto('/')
    await expectSelected(page, virtual)
    // Forced: the label covers the card.
    await page
      .locator('#plans')
      .getByText(formatDollars(plans[0]?.monthlyCents ?? 0), { exact: true })
      .first()
      .click({ force: true })
    await expectSelected(page, mailing)
    await expectDue(page, plans[0]?.monthlyCents ?? 0)
    await radio(page, mailing).press('ArrowLeft')
    await expectSelected(page, office)
    await radio(page, office).press('ArrowUp')
    await expectSelected(page, virtual)

    const answers = page.locator('#faq details')
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
    for (const position of [0, 3, 7]) {
      await answers.nth(position).locator('summary').click()
      await expect(answers.nth(position)).toHaveAttribute('open')
      await expect(answers.nth(position).locator('p').first()).toBeVisible()
      await expect(page.locator('#faq details[open]')).toHaveCount(1)
    }
    await answers.nth(7).locator('summary').press('Enter')
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  })
})

function radio(page: Page, name = '') {
  return page.getByRole('radio', { name })
}

/** The switch works without scripts. */
async function expectDue(page: Page, monthlyCents: number) {
  const rental = { ...peopleWith(), monthlyCents, months: Math.min(...termsInMonths) }
  const due = {
    ahead: priceOf({ ...rental, payment: 'ahead' }).dueToday,
    monthly: priceOf({ ...rental, payment: 'monthly' }).dueToday,
  }
  const payment = page.locator('#plans').getByRole('region', { name: /^Your first payment/ })
  const row = payment.getByRole('row', { name: pricing.dueToday })
  await expect(row).toContainText(formatDollars(due.ahead))
  await payment.getByRole('radio', { name: 'By the month' }).check()
  await expect(row).toContainText(formatDollars(due.monthly))
  await payment.getByRole('radio', { name: 'Paid ahead' }).check()
  await expect(row).toContainText(formatDollars(due.ahead))
}

async function expectSelected(page: Page, name = '') {
  await expect(radio(page, name)).toBeChecked()
  await expect(page.locator('#plans input[name="plan"]:checked')).toHaveCount(1)
  const payments = page.locator('#plans').getByRole('region', { name: /^Your first payment/ })
  for (const plan of plans) {
    const isShown = plan.name === name
    await expect(payments.getByText(plan.name, { exact: true })).toBeVisible({ visible: isShown })
  }
  await expect(payments.getByRole('row', { name: pricing.dueToday })).toHaveCount(1)
}

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('sees the shop’s local hour, its change, and its holidays', async ({ page }) => {
    await page.clock.install({ time: start })
    const place = page.locator('#location')
    const sign = place.locator('p[data-state]')
    await page.goto('/')
    await place.scrollIntoViewIfNeeded()
    await page.clock.runFor(1_000)
    await expect(sign).toHaveText(signAt(start))
    await expect(sign).toContainText('Open now')
    await page.clock.fastForward(MINUTE_MS)
    await expect(sign).toHaveText(signAt(start + MINUTE_MS))
    await expect(sign).toContainText('Closes soon')
    await page.clock.fastForward(30 * MINUTE_MS)
    await expect(sign).toHaveText(signAt(start + 31 * MINUTE_MS))
    await expect(sign).toContainText('Closed')

    if (!thanksgiving) return
    await page.clock.setSystemTime(new Date(`${thanksgiving.date}T12:00:00-08:00`))
    await page.reload()
    await place.scrollIntoViewIfNeeded()
    await page.clock.runFor(1_000)
    await expect(sign).toContainText(`Closed for ${thanksgiving.name}`)
    await place.getByText('Closed on these holidays').click()
    await expect(place.getByText(`${thanksgiving.name}, November`).first()).toBeVisible()
  })
})

test('a scrollable row of cards is a keyboard stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/reviews')
  const row = page.locator('main ul:has(blockquote)').first()
  await expect(row).not.toHaveAttribute('tabindex')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(row).toHaveAttribute('tabindex', '0')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(row).not.toHaveAttribute('tabindex')
})

test('the opening status moves nothing', async ({ page }) => {
  const place = page.locator('#location')
  const height = () => place.evaluate((part) => part.clientHeight)
  await page.setViewportSize({ width: 320, height: 800 })
  const release = await holdBack(page, '**/*.js')
  await page.goto('/')
  await place.scrollIntoViewIfNeeded()
  const before = await height()
  release()
  await expect(place.locator('p[data-state]')).toBeVisible()
  expect(await height()).toBe(before)
})
