import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FORM,
  linkTo,
  QUOTE,
  sheet,
  viewer,
  WITH_FORMS,
  WITH_QUOTE,
} from './viewer-links.ts'

const UNABLE = 'Unable to display this content within the app.'
const EXTERNAL = "This external site doesn't allow embedding. Click the icon to open in a new tab."

async function open(page: Page, address = FORM) {
  await linkTo(page, address).click()
  await expect(viewer(page)).toBeVisible()
}

test('a plain click opens the viewer over the page, in the layer above all', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  await open(page)

  await expect(viewer(page)).toHaveAccessibleName(/Form 1583/)
  const place = await viewer(page).evaluate((dialog) => ({
    layer: getComputedStyle(dialog).zIndex,
    isOnTop: dialog.matches(':modal'),
    width: dialog.getBoundingClientRect().width - innerWidth,
    height: dialog.getBoundingClientRect().height - innerHeight,
  }))
  expect(place).toEqual({ layer: '2000', isOnTop: true, width: 0, height: 0 })
  const newTab = viewer(page).getByRole('link', { name: 'Open in a new tab' })
  await expect(newTab).toHaveAttribute('href', '/Forms/ps1583.pdf')
  await expect(newTab).toHaveAttribute('target', '_blank')
  await expect(newTab).toHaveAttribute('rel', /noopener/)
  expect(await page.evaluate(() => location.href)).not.toContain('Forms')
})

test('closing by button, by Escape and by Back leaves the page as it was', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  const link = linkTo(page, FORM)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => [scrollY, history.length, location.href])
  const ways = [
    () =>
      viewer(page)
        .getByRole('button', { name: `Return to ${business.name}` })
        .click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await open(page)
    await leave()
    await expect(viewer(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.viewer ?? null)).toBeNull()
    const [scrolled, , address] = await page.evaluate(() => [scrollY, 0, location.href])
    expect([scrolled, address]).toEqual([before[0], before[2]])
  }
  expect(await page.evaluate(() => history.length)).toBe(Number(before[1]) + 1)
})

test('no step is left over: Back leads to the page before', async ({ page }) => {
  await openHydrated(page, '/login')
  await openHydrated(page, WITH_FORMS)
  for (let turn = 0; turn < 3; turn++) {
    await open(page)
    await escapeViewer(page)
  }
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('the focus stays inside, and the page behind neither moves nor answers', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  await open(page)
  await expect(viewer(page)).toBeFocused()
  await expect(sheet(page, 1)).toBeVisible()
  const seen = new Set<string>()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement: at } = document
      return [at === document.body || Boolean(at?.closest('dialog')), at?.ariaLabel ?? ''] as const
    })
    expect(place[0]).toBe(true)
    seen.add(place[1])
  }
  for (const name of ['Open in a new tab', 'Page', 'Zoom in', 'Download']) {
    expect([...seen]).toContain(name)
  }
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 6_000)
  await page.keyboard.press('End')
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a site that refuses frames is not asked, and the warning says so at once', async ({
  page,
  site,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  await openHydrated(page, WITH_QUOTE)
  await open(page, QUOTE)
  await expect(viewer(page).getByRole('alert')).toContainText(UNABLE)
  await expect(viewer(page).getByRole('alert')).toContainText(EXTERNAL)
  await expect(viewer(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  const way = viewer(page).getByRole('link', { name: new URL(QUOTE).host })
  await expect(way).toHaveAttribute('href', QUOTE)
  await expect(way).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('clicks with a modifier, and the middle button, keep their meaning', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  const link = linkTo(page, FORM)
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click(press)])
    await tab.close()
    await expect(viewer(page)).toHaveCount(0)
  }
})

test('without scripts, and when they do not come, the link opens a new tab', async ({
  browser,
  page,
  problems,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const plain = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const still of [plain, page]) {
    await still.goto(WITH_FORMS)
    const link = linkTo(still, FORM)
    const [tab] = await Promise.all([still.context().waitForEvent('page'), link.click()])
    await tab.close()
  }
  await context.close()
  problems.length = 0
})

test('a link pressed before the page is awake opens the viewer when it is', async ({ page }) => {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/entry.client-*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(WITH_FORMS)
  await linkTo(page, FORM).click()
  wake()
  await expect(viewer(page)).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('when its code does not come, the link leads where it says', async ({ page, problems }) => {
  await page.route(/\/viewer-[\w-]{8}\.js$/, (route) => route.abort())
  await page.route('**/Forms/*.pdf', (route) => route.fulfill({ body: 'the form' }))
  await openHydrated(page, WITH_FORMS)
  await linkTo(page, FORM).click()
  await page.waitForURL('**/Forms/ps1583.pdf')
  problems.length = 0
})
