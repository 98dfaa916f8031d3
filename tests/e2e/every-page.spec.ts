import type { Page } from '@playwright/test'

import { choose, expectAccessible, expectAccessibleAndWhole } from './accessible.ts'
import { overflowOf, shiftsOf, watchShifts } from './layout.ts'
import { busyPages } from './pages.ts'
import { ann, expect, test } from './test.ts'
import { beSignedIn, register } from './visitor.ts'

for (const path of busyPages) {
  for (const theme of ['dark', 'light']) {
    test(`${path} is accessible in ${theme}, on a phone and on a desk`, async ({ page, site }) => {
      await choose(page, theme)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectAccessibleAndWhole(page)
      }
      expect(site.output()).not.toContain('"level":50')
    })
  }

  test(`${path} asks nobody else for anything`, async ({ page, site }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
  })

  test(`${path} reads whole without scripts`, async ({ page, browser, site }) => {
    const plain = await (
      await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    ).newPage()
    await plain.goto(path)
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.getByRole('contentinfo')).toBeVisible()
    await plain.context().close()
    await page.goto(path)
  })
}

const LONG = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`

test('on the narrowest screen nothing is cut off, however long an address is', async ({
  page,
  site,
}) => {
  const overflow = () => overflowOf(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of busyPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, await overflow()]).toEqual([path, 0])
    await expectOneRow(page)
  }
  await register(page, { ...ann, email: LONG })
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  expect(await overflow()).toBe(0)

  await beSignedIn(page, site)
  await page.route('**/auth/v1/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), email: LONG, new_email: LONG },
    })
  })
  await page.goto('/account')
  await expect(page.getByText(`Signed in as ${LONG}`)).toBeVisible()
  expect(await overflow()).toBe(0)
  await expectOneRow(page)
})

async function expectOneRow(page: Page) {
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar?.height).toBeLessThan(80)
}

test('nothing moves when a view takes the place of the finished HTML', async ({ page, site }) => {
  test.slow()
  await watchShifts(page)
  const moved = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(800)
    return [path, await shiftsOf(page)]
  }
  await beSignedIn(page, site)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...busyPages, `/auth/callback?type=signup&token_hash=${'x'.repeat(43)}`]) {
      expect(await moved(path)).toEqual([path, 0])
    }
  }
})

test('the account page of a signed-in visitor is accessible', async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.goto('/account')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expectAccessible(page)
})

test('an unknown path leads home, on the server and in the page', async ({ page }) => {
  for (const path of ['/nowhere', '/%', '/a/b/c']) {
    await page.goto(path)
    await page.waitForURL('/')
  }
})

test('the page reaches its controls by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to content/i })).toBeFocused()
  const reached: string[] = []
  for (let presses = 0; presses < 32; presses++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () =>
          document.activeElement?.textContent || document.activeElement?.getAttribute('name') || '',
      ),
    )
  }
  for (const name of ['LOGIN', 'email', 'password', 'Sign in', 'Forgot password?', 'Cancel']) {
    expect(reached.map((text) => text.trim())).toContain(name)
  }
})

test.describe("in the visitor's own colours", () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the signs of the checklist show', async ({ page }) => {
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
