import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { drawFrames, holdBack, openHydrated, reloadHydrated } from './hydration.ts'
import { expect, test } from './test.ts'
import {
  escapeViewer,
  FILLABLE_FORM,
  FORM,
  linkTo,
  openViewer,
  sheet,
  viewer,
  WITH_FORMS,
} from './viewer-links.ts'

const CODE = /\/viewer-[\w-]{8}\.js$/
const MAX_STOPS = 60

async function open(page: Page, address = FORM) {
  await linkTo(page, address).click()
  await expect(viewer(page)).toBeVisible()
}

test('a plain click opens the viewer; every exit returns', async ({ page }) => {
  await openHydrated(page, '/login')
  await openHydrated(page, WITH_FORMS)
  const link = linkTo(page, FORM)
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click(press)])
    await tab.close()
    await expect(viewer(page)).toHaveCount(0)
  }
  await link.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => scrollY)
  const [before, steps, address] = await page.evaluate(
    () => [scrollY, history.length, location.href] as const,
  )
  await open(page)
  await expect(viewer(page)).toHaveAccessibleName(/Form 1583/)
  await expect(viewer(page)).toBeFocused()
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
  expect(page.url()).toBe(address)

  await expect(sheet(page, 1)).toBeVisible()
  const names: string[] = []
  const isRound = () => names.indexOf('Open in a new tab') < names.lastIndexOf('Open in a new tab')
  while (!isRound() && names.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document
      return [at === document.body || Boolean(at?.closest('dialog')), at?.ariaLabel ?? ''] as const
    })
    expect(focused[0]).toBe(true)
    names.push(focused[1])
  }
  for (const name of ['Page', 'Zoom in', 'Download']) expect(names).toContain(name)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 6_000)
  await page.keyboard.press('End')
  await drawFrames(page)
  expect(await scrolled()).toBe(before)

  const back = viewer(page).getByRole('button', { name: `Return to ${business.name}` })
  const ways = [() => back.click(), () => page.keyboard.press('Escape'), () => page.goBack()]
  for (const [turn, leave] of ways.entries()) {
    if (turn > 0) await open(page)
    await leave()
    await expect(viewer(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.viewer ?? null)).toBeNull()
    expect([await scrolled(), page.url()]).toEqual([before, address])
  }
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('Back and Forward close and open it, at any time', async ({ page }) => {
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

  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog button[aria-label^="Return"]')?.click()
  })
  await linkTo(page, FILLABLE_FORM).click()
  const other = page.getByRole('dialog', { name: 'to fill in' })
  await expect(other).toBeVisible()
  await drawFrames(page)
  await expect(other).toBeVisible()

  const release = await holdBack(page, CODE)
  await reloadHydrated(page)
  await page.goBack()
  const code = page.waitForResponse(CODE)
  release()
  await (await code).finished()
  await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => {})`)
  await drawFrames(page)
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(WITH_FORMS)
})

test('other history entries neither open nor close the viewer', async ({ page }) => {
  await openHydrated(page, WITH_FORMS)
  await page.evaluate(() => history.replaceState({ viewer: 'https://evil.example/a.pdf' }, ''))
  await reloadHydrated(page)
  await expect(viewer(page)).toHaveCount(0)
  await page.evaluate(() => history.replaceState(5, ''))
  await reloadHydrated(page)
  await open(page)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
})

test('an early click opens the viewer; without scripts, the form', async ({ page, problems }) => {
  const release = await holdBack(page, '**/assets/entry.client-*')
  await page.goto(WITH_FORMS)
  await linkTo(page, FORM).click()
  release()
  await expect(viewer(page)).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  await escapeViewer(page)

  await page.route(CODE, (route) => route.abort())
  await page.route('**/Forms/*.pdf', (route) => route.fulfill({ body: 'the form' }))
  await openHydrated(page, WITH_FORMS)
  await linkTo(page, FORM).click()
  await page.waitForURL('**/Forms/ps1583.pdf')
  problems.length = 0
})
