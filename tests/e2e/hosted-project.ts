import type { Page } from '@playwright/test'

import type { RunningSite } from './site.ts'

const ADDRESS = 'https://project.supabase.example'
const KEY = 'sb_publishable_key'
/** What a hosted project lets every site do. */
const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The settings of a site that has its accounts and tables at a hosted project. */
export const hosted = { SUPABASE_URL: ADDRESS, SUPABASE_KEY: KEY }

/** Has a site of ours answer in the project's place; gives the keys that it was asked with. */
export async function standIn(page: Page, project: RunningSite) {
  const keys = new Set<string | undefined>()
  await page.route(`${ADDRESS}/**`, async (route) => {
    const request = route.request()
    keys.add(request.headers()['apikey'])
    const response = await route.fetch({ url: request.url().replace(ADDRESS, project.url) })
    await route.fulfill({ response, headers: { ...response.headers(), ...OPEN_TO_ALL } })
  })
  return keys
}
