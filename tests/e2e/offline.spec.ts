import type { Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { staffGate } from '#app/content/staff/console.ts'
import { staffWorker } from '#shared/language.ts'

import { openHydrated } from './hydration.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const READY_TIMEOUT_MS = 30_000

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('public pages are readable offline', async ({ page, site, ann, context }) => {
    const fetched: string[] = []
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const banner = page.getByRole('banner')
    await page.goto('/robots.txt')
    await page.evaluate(async () => {
      for (const build of ['site-1', 'site-2', 'not-ours']) {
        const cache = await caches.open(build)
        await cache.put('/services', new Response('<h1>An old version</h1>'))
      }
    })
    await keepSite(page)
    const names = await page.evaluate(() => caches.keys())
    expect(names).toContain('not-ours')
    expect(names).not.toContain('site-1')

    await beSignedIn(page, site, ann)
    await page.goto('/account/settings')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(ann.firstName)
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: staffGate.customer.title })).toBeVisible()
    const registered = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    )
    expect(registered).toEqual(['/'])
    expect(fetched).not.toContain(staffWorker.script)
    await page.goto('/reset-password?token_hash=secret&type=recovery')
    await page.goto('/services?code=secret')
    await expect(page.getByText('An old version')).toHaveCount(0)
    const cached = await keptPaths(page)
    expect(cached).toContain('/services')
    const secret =
      /^\/(account|auth|rest|contact|login|register|reset-password|videos)|\?|secret|^http/
    expect(cached.filter((path) => secret.test(path))).toEqual([])
    await banner.getByRole('button', { name: 'LOGOUT' }).click()
    await expect(banner.getByRole('link', { name: 'LOGIN' })).toBeVisible()

    await context.setOffline(true)
    for (const path of ['/', '/services/tax', `${plans[0]?.path}?term=${termsInMonths[0]}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(banner.getByRole('link', { name: 'LOGIN' })).toBeVisible()
    }
    for (const path of [
      '/account',
      '/account/settings',
      '/login',
      '/auth/callback?token_hash=x&type=signup',
    ]) {
      // In a new tab: the browser's late error page would interrupt the next navigation.
      const tab = await context.newPage()
      await expect(tab.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
      await tab.close()
    }
    await page.goto('/edit-mailbox/MBX1000')
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/edit-mailbox/MBX1000')
    for (const path of ['/Forms/ps1583.pdf', '/Forms/ps1583-Online.pdf']) {
      const begins = await page.evaluate(async (form) => (await fetch(form)).text(), path)
      expect(begins.slice(0, 5)).toBe('%PDF-')
    }
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
  })
})

test('the browser can install the app', async ({ page, site }) => {
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

test('the start page installs the app, and nothing moves', async ({ page }) => {
  await openHydrated(page)
  const section = page.locator('#mobile-app')
  await section.scrollIntoViewIfNeeded()
  const button = section.getByRole('button', { name: 'Install the app' })
  await expect(section.locator('summary').first()).toBeVisible()
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

async function keepSite(page: Page) {
  await page.goto('/')
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      { timeout: READY_TIMEOUT_MS },
    )
    .toBe('activated')
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true)
}

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
