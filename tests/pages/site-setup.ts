import { startProcess } from '#tests/support/start-process.ts'

export const SHOP = 'https://www.shop.example'

export default async function setUp() {
  const { url, stop } = await startProcess({ settings: { SITE_URL: SHOP }, isPlain: true })
  process.env.TEST_SITE_URL = url
  return stop
}
