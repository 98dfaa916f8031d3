import type { Page } from '@playwright/test'

import { type ServerProcess } from '#tests/support/start-process.ts'

import { expect, test } from './test.ts'
import { makeAccount, signIn } from './visitor.ts'

const ADDRESS = 'https://project.supabase.example'
const KEY = 'sb_publishable_key'
/** CORS of a hosted project. */
const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const hosted = { SUPABASE_URL: ADDRESS, SUPABASE_KEY: KEY }

test.describe('with Supabase set', () => {
  test.use({ settings: hosted })

  test('the browser uses it, and our service is closed', async ({ page, site, sites, ann }) => {
    const project = await sites.acquire({})
    await makeAccount(project, ann)
    const keys = await standIn(page, project)
    await signIn(page, ann)
    await page.waitForURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    expect((await fetch(`${site.url}/auth/v1/settings`)).status).toBe(404)

    await page.goto('/account/security')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0)
    await expect(page.getByText('This device')).toHaveCount(0)

    await page.goto('/supabase-test')
    await expect(page.getByText('Service: Supabase at project.supabase.example')).toBeVisible()
    await expect(page.getByText('All 4 checks passed.')).toBeVisible()
    expect([...keys]).toEqual([hosted.SUPABASE_KEY])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

async function standIn(page: Page, project: ServerProcess) {
  const keys = new Set<string | undefined>()
  await page.route(`${ADDRESS}/**`, async (route) => {
    const request = route.request()
    keys.add(request.headers()['apikey'])
    const response = await route.fetch({ url: request.url().replace(ADDRESS, project.url) })
    await route.fulfill({ response, headers: { ...response.headers(), ...OPEN_TO_ALL } })
  })
  return keys
}
