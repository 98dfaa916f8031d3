import type { Browser, CDPSession, Page } from '@playwright/test'

const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export type Phone = { page: Page; devtools: CDPSession; close(): Promise<void> }

/** A fresh visitor on a phone: nothing cached, a processor four times slower, and a slow network if asked. */
export async function openPhone(browser: Browser, { slowNetwork = true } = {}): Promise<Phone> {
  const context = await browser.newContext(SCREEN)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  return { page, devtools, close: () => context.close() }
}
