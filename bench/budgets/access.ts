import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

import { paths } from '#app/pages.ts'
import { judge, type Measure } from '#bench/measure.ts'
import { openWithMenu } from '#tests/e2e/menu.ts'
import { openViewer } from '#tests/e2e/viewer-links.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const WIDTHS = [390, 1280]
const THEMES = ['dark', 'light']
const FADE_MS = 400

/** What axe finds on every page in both themes, as a phone and as a desk, and with menu, drawer and viewer open. */
export async function measureAccess(browser: Browser, site: ServerProcess): Promise<Measure[]> {
  const found = (await Promise.all(THEMES.map((theme) => lookThrough(browser, site, theme)))).flat()
  const seen = `${paths.length} pages, ${THEMES.length} themes, ${WIDTHS.length} widths, and what opens`
  const note = found.length > 0 ? found.slice(0, 5).join('; ') : seen
  return [judge('axe violations, every page', { atMost: 0 }, [found.length], note)]
}

async function lookThrough(browser: Browser, site: ServerProcess, theme: string) {
  const found: string[] = []
  const context = await browser.newContext({ baseURL: site.url })
  await context.addInitScript((wanted) => {
    localStorage.setItem('mailbox.preferences', JSON.stringify({ theme: wanted }))
  }, theme)
  for (const path of paths) {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await violations(page, `${path} ${theme} ${width}`)))
    }
    await page.close()
  }
  found.push(...(await openStates(await context.newPage(), theme)))
  await context.close()
  return found
}

async function openStates(page: Page, theme: string) {
  await page.setViewportSize({ width: 390, height: 900 })
  await openWithMenu(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = await violations(page, `drawer ${theme}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWithMenu(page)
  await page.getByRole('button', { name: 'SERVICES menu' }).click()
  const menu = await violations(page, `menu ${theme}`)
  await openViewer(page)
  return [...drawer, ...menu, ...(await violations(page, `viewer ${theme}`))]
}

async function violations(page: Page, where: string) {
  await page.waitForTimeout(FADE_MS)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${where}: ${id} (${nodes.length})`)
}
