import { brotliCompressSync } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { paths } from '#app/pages.ts'
import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const KILO = 1_000
const RUNS = 5
const INLINE = /<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g

type Visit = { files: number; early: number; bytes: number; bytesToTheEnd: number }

/** Bytes of the landing page as they travel, and whom any page asks before a click. */
export async function measureWeight(browser: Browser, site: ServerProcess): Promise<Measure[]> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, site))
  const html: number[] = []
  for (let run = 0; run < RUNS; run++) html.push((await bytesOfPage(site)) / KILO)
  return [
    judge(
      'Script asked for before the first view of /',
      { atMost: 0, unit: 'files' },
      visits.map(({ early }) => early),
    ),
    judge(
      'Script in all on / (brotli)',
      { atMost: 100, unit: 'kB' },
      visits.map(({ bytes }) => bytes / KILO),
      `${visits[0]?.files} files`,
    ),
    judge(
      'Script in all on /, read to its end (brotli)',
      { atMost: 100, unit: 'kB' },
      visits.map(({ bytesToTheEnd }) => bytesToTheEnd / KILO),
    ),
    judge(
      'Script evaluated before the first use of a control on / (brotli)',
      { atMost: 4, unit: 'kB' },
      [await bytesEvaluated(site)],
    ),
    judge('HTML of / (brotli)', { atMost: 20, unit: 'kB' }, html),
    judge('Style sheet of the site (brotli)', { atMost: 20, unit: 'kB' }, [
      (await bytesOfStyles(site)) / KILO,
    ]),
    judge('Requests to anybody else before a click, all pages', { atMost: 0 }, [
      await countStrangers(browser, site),
    ]),
  ]
}

/** One visit to the landing page: its scripts, and how many of them were asked for before anything was painted. */
async function visit(browser: Browser, site: ServerProcess): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts = new Map<string, { bytes: number; at: number }>()
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return
    const bytes = Number(await (await request.response())?.headerValue('content-length'))
    scripts.set(request.url(), { bytes, at: request.timing().startTime })
  })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(KILO)
  const painted = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  const idle = [...scripts.values()]
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(2 * KILO)
  await context.close()
  return {
    files: idle.length,
    early: idle.filter(({ at }) => at < painted).length,
    bytes: sumOf(idle),
    bytesToTheEnd: sumOf([...scripts.values()]),
  }
}

function sumOf(scripts: { bytes: number }[]) {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The inline scripts of the page: nothing else is evaluated for who only reads (tests/e2e/starter.spec.ts). */
async function bytesEvaluated({ url }: ServerProcess) {
  const html = await (await fetch(`${url}/`)).text()
  const scripts = [...html.matchAll(INLINE)].map(([, code = '']) => code)
  return brotliCompressSync(scripts.join('')).length / KILO
}

/** As every visitor but the very first gets it: the server packs a page better once it has been asked for. */
async function bytesOfPage({ url }: ServerProcess) {
  const ask = () => fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } })
  await (await ask()).arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, KILO))
  return Number((await ask()).headers.get('content-length'))
}

async function bytesOfStyles({ url }: ServerProcess) {
  const html = await (await fetch(`${url}/`)).text()
  const [, sheet] = html.match(/<link [^>]*rel="stylesheet" href="([^"]+)"/) ?? []
  if (!sheet) return 0
  const response = await fetch(url + sheet, { headers: { 'Accept-Encoding': 'br' } })
  return Number(response.headers.get('content-length'))
}

async function countStrangers(browser: Browser, { url }: ServerProcess) {
  const strangers = new Set<string>()
  const page = await browser.newPage()
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      strangers.add(request.url())
  })
  for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.close()
  return strangers.size
}
