import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const PAGES = ['/', '/login', '/register', '/reset-password', '/auth/callback', '/account']

for (const path of PAGES) {
  for (const theme of ['dark', 'light']) {
    test(`${path} is accessible in ${theme}, on a phone and on a desk`, async ({ page, site }) => {
      await page.addInitScript((wanted) => {
        localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: wanted }))
      }, theme)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path, { waitUntil: 'networkidle' })
        await beStill(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
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

test('the account page of a signed-in visitor is accessible', async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.goto('/account')
  await expect(page.getByLabel('First name')).toBeVisible()
  await beStill(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
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
  for (let presses = 0; presses < 20; presses++) {
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

/** Waits until nothing fades any more: a colour on its way is no colour to judge. */
function beStill(page: Page) {
  return page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
