import type { Page } from '@playwright/test'

import { offline } from '#app/content/es/offline.ts'

import { hosted } from './hosted-project.ts'
import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const READY_LIMIT_MS = 30_000

test.use({ serviceWorkers: 'allow' })

test('pages and forms stay readable without a network, and what is not stored says so', async ({
  page,
  context,
}) => {
  await keepSite(page)
  await context.setOffline(true)
  for (const path of ['/', '/services/tax', '/virtual-office?term=6']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  for (const path of ['/Forms/ps1583.pdf', '/Forms/ps1583-Online.pdf']) {
    const begins = await page.evaluate(async (form) => (await fetch(form)).text(), path)
    expect(begins.slice(0, 5)).toBe('%PDF-')
  }
  await page.goto('/edit-mailbox/MBX1000')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/edit-mailbox/MBX1000')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
})

test('a Spanish reader keeps the Spanish pages alone, and is told in Spanish what is not kept', async ({
  page,
  context,
}) => {
  await keepSite(page, '/es')
  const kept = await keptPaths(page)
  expect(kept).toContain('/es/services/tax')
  expect(kept).not.toContain('/services/tax')
  await context.setOffline(true)
  await page.goto('/es/services/tax')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/es/edit-mailbox/MBX1000')
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
})

test('nothing of an account is kept, and no sign-in outlives itself', async ({
  page,
  site,
  ann,
  context,
}) => {
  await keepSite(page)
  await beSignedIn(page, site, ann)
  await page.goto('/account')
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(ann.firstName)
  await page.goto('/reset-password?token_hash=secret&type=recovery')
  await page.goto('/services?code=secret')
  const kept = await keptPaths(page)
  expect(kept).toContain('/services')
  const secret = /^\/(account|auth|rest|contact|login|register|reset-password|videos)|\?|secret/
  expect(kept.filter((path) => secret.test(path))).toEqual([])
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  for (const path of ['/account', '/login', '/auth/callback?token_hash=x&type=signup']) {
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  }
})

test('a new version shows at once, and the old copies go', async ({ page }) => {
  await keepSite(page)
  // Copies of builds long gone, as a browser that comes every day has them.
  await page.evaluate(async () => {
    for (const build of ['site-1', 'site-2']) {
      const cache = await caches.open(build)
      await cache.put('/services', new Response('<h1>An old version</h1>'))
    }
    await caches.open('not-ours')
  })
  await page.goto('/services')
  await expect(page.getByText('An old version')).toHaveCount(0)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister()
  })
  await keepSite(page)
  const names = await page.evaluate(() => caches.keys())
  expect(names).toContain('not-ours')
  expect(names).not.toContain('site-1')
})

test('the browser finds an app to install', async ({ page, site }) => {
  await page.goto('/')
  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const [width] = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, src)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  for (const { url } of manifest.shortcuts) {
    expect((await fetch(site.url + url, { redirect: 'manual' })).status).toBe(200)
  }
})

test('the start page installs the app where the browser offers it, and nothing moves', async ({
  page,
}) => {
  await openHydrated(page)
  const section = page.locator('#mobile-app')
  await section.scrollIntoViewIfNeeded()
  const button = section.getByRole('button', { name: 'Install the app' })
  await expect(section.getByRole('listitem').first()).toBeVisible()
  await expect(button).toHaveCount(0)
  const height = () => section.evaluate((part) => part.getBoundingClientRect().height)
  const before = await height()
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(
      Object.assign(offer, { prompt: async () => (document.title = 'The browser asked') }),
    )
  })
  await expect(button).toBeVisible()
  expect(await height()).toBe(before)
  await button.click()
  await expect(page).toHaveTitle('The browser asked')
  await expect(button).toHaveCount(0)
})

test.describe('while Supabase keeps the accounts', () => {
  test.use({ settings: hosted })

  test('its answers are none of the worker’s', async ({ page, site }) => {
    await keepSite(page)
    expect((await keptPaths(page)).filter((path) => path.startsWith('http'))).toEqual([])
    const policy = (await fetch(`${site.url}/sw.js`)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toContain(hosted.SUPABASE_URL)
  })
})

/** Opens the site and waits until the worker has kept it and looks after the page. */
async function keepSite(page: Page, home = '/') {
  await page.goto(home)
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      { timeout: READY_LIMIT_MS },
    )
    .toBe('activated')
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true)
}

/** The path of everything kept; another site's whole address. */
function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        paths.push(url.replace(location.origin, ''))
      }
    }
    return paths
  })
}
