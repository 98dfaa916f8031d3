import { startSite } from '#tests/e2e/site.ts'

export const SHOP = 'https://www.shop.example'

/** Vitest runs this once around all tests of the project `pages`. */
export default async function setUp() {
  const { url, stop } = await startSite({ SITE_URL: SHOP })
  process.env.TEST_SITE_URL = url
  return stop
}
