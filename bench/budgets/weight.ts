import { brotliCompressSync } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { paths } from '#app/pages.ts'
import { judge, type Measure } from '#bench/measure.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const KILO = 1_000
const INLINE = /<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g

export async function measureWeight({ url }: ServerProcess, browser: Browser): Promise<Measure[]> {
  return [
    judge('Script before the first use of a control on / (brotli)', { atMost: 4, unit: 'kB' }, [
      await bytesEvaluated(url),
    ]),
    judge('Script in all on / once React is needed (brotli)', { atMost: 150, unit: 'kB' }, [
      await bytesOfScripts(browser, url),
    ]),
    judge('Requests to other sites before a click, all pages', { atMost: 0 }, [
      await countForeign(browser, url),
    ]),
  ]
}

/** Only inline scripts run for a visitor who reads. */
async function bytesEvaluated(url: string) {
  const html = await (await fetch(`${url}/`)).text()
  const scripts = [...html.matchAll(INLINE)].map(([, code = '']) => code)
  return brotliCompressSync(scripts.join('')).length / KILO
}

async function bytesOfScripts(browser: Browser, url: string) {
  const page = await browser.newPage()
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return
    const length = await (await request.response())?.headerValue('content-length')
    bytes.set(request.url(), Number(length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#contact input[name=name]').focus()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(2 * KILO)
  await page.close()
  return [...bytes.values()].reduce((sum, each) => sum + each, 0) / KILO
}

async function countForeign(browser: Browser, url: string) {
  const foreign = new Set<string>()
  const page = await browser.newPage()
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url())
    if (!isOwn) foreign.add(request.url())
  })
  for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.close()
  return foreign.size
}
