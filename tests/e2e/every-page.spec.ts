import type { Page } from '@playwright/test'

import { pages } from '#app/pages.ts'
import { topicPage } from '#content/service-page.ts'
import { languages, pathIn } from '#shared/language.ts'

import {
  bringAxe,
  expectAccessibleInAllLooks,
  expectMainAccessible,
  openFolds,
  waitForTransitions,
} from './accessible.ts'
import { hydrate, watchHydration } from './hydration.ts'
import {
  expectNoOverflow,
  expectNothingMoved,
  expectReadableOnPhone,
  watchForeign,
  watchShifts,
} from './layout.ts'
import { expect, test } from './test.ts'
import { beSignedIn, registerHere } from './visitor.ts'

const NARROWEST = { width: 320, height: 640 }
const DESK = { width: 1280, height: 800 }
const FOCUS_STOPS = 120
const LONG = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`
const PAGE_TIMEOUT_MS = 20_000
const PARTS = 2
const PHONE = { width: 320, height: 844 }
const WIDE = 1_152
const FIRST_FACTS = 2

const busyPages = ['/', '/login', '/register', '/reset-password', '/auth/callback'].concat(
  ['/account', '/supabase-test', '/performance-example', '/dashboard', '/add-mailbox'],
  ['/preferences', '/apply'],
)

/** Covered in Spanish, with text twice as large, by wide-text.spec.ts. */
const WIDE_IN_SPANISH = ['/login', '/register', '/reset-password', '/account', '/apply']

/** Framed, for one mailbox, behind a sign-in or the gate of `/staff`: other tests cover them. */
const ELSEWHERE = /^\/(account\/|maps-|edit-mailbox\/|staff\/)/

const read = pages.filter(({ path }) => !busyPages.includes(path) && !ELSEWHERE.test(path))
const kinds = Map.groupBy(read, ({ layout, module }) => layout ?? module)

const pagesToRead = read.map(({ path }) => path)

const firstOfKind = [...kinds.values()].map(([first]) => first?.path)

const walk = languages.flatMap((language) =>
  pagesToRead
    .map((path) => ({ path, language, isFirst: firstOfKind.includes(path) }))
    .filter(({ isFirst }) => isFirst || language === 'en'),
)

for (let part = 0; part < PARTS; part += 1) {
  const paths = busyPages.filter((_, position) => position % PARTS === part)

  test(`a complex page is accessible and stable, ${part + 1}`, async ({ page, site }) => {
    test.setTimeout(2 * paths.length * PAGE_TIMEOUT_MS)
    const foreign = watchForeign(page, site)
    await watchShifts(page)
    await watchHydration(page)
    await bringAxe(page)
    for (const path of paths) {
      await page.setViewportSize(DESK)
      await openWhole(page, path)
      await expectNothingMoved(page)
      await expectAccessibleInAllLooks(page, path === '/' ? {} : { looksOf: 'main' })
      await page.setViewportSize(NARROWEST)
      await expectOneRow(page)
      await expectReadableOnPhone(page)
      if (!languages.includes('es') || WIDE_IN_SPANISH.includes(path)) continue
      await page.goto(pathIn('es', path))
      await expectOneRow(page)
      await expectReadableOnPhone(page)
    }
    expect(foreign).toEqual([])
  })
}

for (let part = 0; part < PARTS; part += 1) {
  const walked = walk.filter((_, position) => position % PARTS === part)

  test(`every text page is stable and fits a phone, each template is accessible, ${part + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(walked.length * PAGE_TIMEOUT_MS)
    const foreign = watchForeign(page, site)
    await page.setViewportSize(PHONE)
    await watchShifts(page)
    await bringAxe(page)
    for (const { path, language, isFirst } of walked) {
      const address = pathIn(language, path)
      await page.goto(address)
      await expectNothingMoved(page)
      const ends = await page
        .locator(`[aria-label="${topicPage.glance}"] dd`)
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().bottom))
      expect(Math.max(0, ...ends.slice(0, FIRST_FACTS)), address).toBeLessThanOrEqual(PHONE.height)
      await expectReadableOnPhone(page)
      // One page per template is judged; tests/pages/structure.test.ts checks the HTML of each.
      if (!isFirst) continue
      await openFolds(page)
      if (language === 'en') {
        await expectAccessibleInAllLooks(page, { looksOf: 'main', widths: [PHONE.width, WIDE] })
        continue
      }
      await expectMainAccessible(page)
      await page.setViewportSize({ ...PHONE, width: WIDE })
      await expectNoOverflow(page)
      await page.setViewportSize(PHONE)
    }
    expect(foreign).toEqual([])
  })
}

test('an account is accessible with any length of address', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.route('**/auth/v1/user', async (route) => {
    const response = await route.fetch()
    const user = { ...(await response.json()), email: LONG, new_email: LONG }
    await route.fulfill({ response, json: user })
  })
  for (const path of pages.map((each) => each.path).filter((each) => each.startsWith('/account'))) {
    await page.setViewportSize(DESK)
    await page.goto(path)
    await expect(page.getByText(`Signed in as ${LONG}`)).toBeVisible()
    await expectAccessibleInAllLooks(page, path === '/account' ? {} : { within: 'main' })
    await page.setViewportSize(NARROWEST)
    await expectOneRow(page)
    await expectReadableOnPhone(page)
  }

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  await registerHere(page, { ...ann, email: LONG })
  await expectNoOverflow(page)
})

test('the page’s controls are reachable by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to content/i })).toBeFocused()
  const reached: string[] = []
  while (!reached.includes('Cancel') && reached.length < FOCUS_STOPS) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement: focused } = document
      return focused?.textContent || focused?.getAttribute('name') || ''
    })
    reached.push(name.trim())
  }
  for (const name of ['LOGIN', 'email', 'password', 'Sign in', 'Forgot password?', 'Cancel']) {
    expect(reached).toContain(name)
  }
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the checklist’s marks are visible', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('Password', { exact: true }).fill('abcdefgH')
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('form li svg')].map((sign) => [
        getComputedStyle(sign).color,
        getComputedStyle(document.body).color,
      ]),
    )
    expect(colours).toHaveLength(4)
    for (const [sign, text] of colours) expect(sign).toBe(text)
  })
})

async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
  await waitForTransitions(page)
}

async function expectOneRow(page: Page) {
  await expectNoOverflow(page)
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar?.height).toBeLessThan(80)
}
