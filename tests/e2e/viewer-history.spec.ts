import { openHydrated, reloadHydrated } from './hydration.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FILLABLE_FORM,
  FORM,
  linkTo,
  openViewer,
  viewer,
  WITH_FORMS,
} from './viewer-links.ts'

test('Forward opens it again, Back closes it again, and so after a reload', async ({ page }) => {
  await openViewer(page)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await page.goForward()
  await expect(viewer(page)).toBeVisible()

  await reloadHydrated(page)
  await expect(viewer(page)).toBeVisible()
  await escapeViewer(page)
  await expect(page).toHaveURL(WITH_FORMS)
  await page.goForward()
  await expect(viewer(page)).toBeVisible()
  await reloadHydrated(page)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(WITH_FORMS)
})

test('what Back left before its code came does not open', async ({ page }) => {
  await openViewer(page)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/viewer-[\w-]{8}\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await reloadHydrated(page)
  await page.goBack()
  const code = page.waitForResponse(/\/viewer-[\w-]{8}\.js$/)
  arrive()
  await (await code).finished()
  await page.waitForTimeout(300)
  await expect(viewer(page)).toHaveCount(0)
})

test('closed and opened again in one breath it stays open', async ({ page }) => {
  await openViewer(page)
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('dialog button[aria-label^="Return"]')
    close?.click()
  })
  await linkTo(page, FILLABLE_FORM).click()
  const other = page.getByRole('dialog', { name: 'to fill in' })
  await expect(other).toBeVisible()
  await page.waitForTimeout(300)
  await expect(other).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(WITH_FORMS)
})

test('what somebody wrote into the history opens nothing foreign', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/evil/.test(request.url().split('?')[0] ?? '')) foreign.push(request.url())
  })
  const injected = [
    'https://evil.example/a.pdf',
    '/evil.pdf',
    '__proto__',
    'constructor',
    '',
    {},
    5,
  ]
  for (const viewerState of injected) {
    await openHydrated(page, WITH_FORMS)
    await page.evaluate((wanted) => history.replaceState({ viewer: wanted }, ''), viewerState)
    await reloadHydrated(page)
    await expect(viewer(page)).toHaveCount(0)
  }
  for (const state of [null, 5, 'x', []]) {
    await page.evaluate((wanted) => history.replaceState(wanted, ''), state)
    await reloadHydrated(page)
    await linkTo(page, FORM).click()
    await expect(viewer(page)).toBeVisible()
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
  }
  for (const path of [
    '/?viewer=ps1583&url=https://evil.example',
    '/#viewer=https://evil.example',
  ]) {
    await openHydrated(page, WITH_FORMS + path)
    await expect(viewer(page)).toHaveCount(0)
  }
  expect(foreign).toEqual([])
})
