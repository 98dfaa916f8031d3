import type { Browser } from '@playwright/test'

import { prerendered } from '#app/routes.ts'
import type { RunningSite } from '#e2e/site.ts'

import { judge, type Measure } from '#bench/measure.ts'

const KILO = 1_000

/** Bytes of the landing page as they travel, and whom any page asks before a click. */
export async function measureWeight(browser: Browser, site: RunningSite): Promise<Measure[]> {
  const page = await browser.newPage()
  const scripts = new Map<string, number>()
  let firstPaint = Infinity
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return
    const { responseBodySize } = await request.sizes()
    scripts.set(request.url(), responseBodySize)
    firstPaint = Math.min(firstPaint, request.timing().startTime)
  })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(KILO)
  const painted = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  await page.close()

  const html = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'br' } })
  const inAll = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  return [
    judge('Script asked for before the first view of /', { atMost: 0, unit: 'files' }, [
      firstPaint < painted ? 1 : 0,
    ]),
    judge(
      'Script in all on / (brotli)',
      { atMost: 120, unit: 'kB' },
      [inAll / KILO],
      `${scripts.size} files`,
    ),
    judge('HTML of / with its styles (brotli)', { atMost: 20, unit: 'kB' }, [
      Number(html.headers.get('content-length')) / KILO,
    ]),
    judge('Requests to anybody else before a click, all pages', { atMost: 0 }, [
      await countStrangers(browser, site),
    ]),
  ]
}

async function countStrangers(browser: Browser, { url }: RunningSite) {
  const strangers = new Set<string>()
  const page = await browser.newPage()
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      strangers.add(request.url())
  })
  for (const path of prerendered) await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.close()
  return strangers.size
}
