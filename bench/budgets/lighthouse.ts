import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { pages, type Page } from '#app/pages.ts'
import { judge, type Measure } from '#bench/measure.ts'
import { findLighthouse } from '#bench/tools.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PERFECT = 100
const RUNS = 5
/** The pages that block longest. */
const CLOSE = [
  '/',
  '/login',
  '/register',
  '/virtual-office',
  '/how-it-works',
  '/apply',
  '/maps-embed',
]
const VISIT_TIMEOUT_MS = 180_000
/** A browser that does not come up, or paints nothing, says nothing about the page. */
const MAX_TRIES = 3
const FLAGS = '--no-sandbox --headless --disable-gpu'
type Category = (typeof CATEGORIES)[number]
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's four scores, as a phone, for every public page, of five visits where one falls short; without SEO where the page is unlisted. */
export async function measureScores({ url }: ServerProcess) {
  const measures: Measure[] = []
  const shifts: number[] = []
  for (const { path, isUnlisted } of pages.filter(isPublic)) {
    const judged = CATEGORIES.filter((name) => !(isUnlisted && name === 'seo'))
    const scores: number[][] = []
    do {
      const report = await lighthouse(url + path)
      scores.push(scoresOf(report, judged))
      shifts.push(report.audits['cumulative-layout-shift']?.numericValue ?? 1)
    } while (scores.length < RUNS && scores[0]?.some((score) => score < PERFECT))
    const worst = scores.map((each) => Math.min(...each))
    const note = scores.map((each) => each.join(' ')).join(', ')
    measures.push(judge(`Lighthouse ${path}`, { atLeast: PERFECT }, worst, note))
  }
  const what = 'Layout shift while a page loads, the most of all pages'
  return [...measures, judge(what, { atMost: 0 }, [Math.max(...shifts)], `${shifts.length} visits`)]
}

/** How long a phone is blocked by the pages closest to the budget: at rest, and beside one core that is kept busy. */
export async function measureBlocked(site: ServerProcess) {
  const atRest = await visitClose(site, 'quiet')
  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    return [...atRest, ...(await visitClose(site, 'beside a busy core'))]
  } finally {
    busy.kill()
  }
}

async function visitClose({ url }: ServerProcess, where: string) {
  const measures: Measure[] = []
  for (const path of CLOSE) {
    const blocked: number[] = []
    while (blocked.length < RUNS) {
      const { audits } = await lighthouse(url + path, 'simulate', ['total-blocking-time'])
      blocked.push(audits['total-blocking-time']?.numericValue ?? Number.NaN)
    }
    const note = blocked.map(Math.round).join(', ')
    const what = `Total blocking time ${path}, ${where}`
    measures.push(judge(what, { atMost: 50, unit: 'ms' }, blocked, note))
  }
  return measures
}

/** Nobody comes to the others without an account, an email or a mailbox, or outside a frame. */
function isPublic({ isPrivate, isDiagnostic, isFramed, isShell }: Page) {
  return !isPrivate && !isDiagnostic && !isFramed && !isShell
}

function scoresOf({ categories }: Report, judged: Category[]) {
  return judged.map((name) => Math.round((categories[name]?.score ?? 0) * PERFECT))
}

/** One visit by a simulated phone; `devtools` really slows the network and processor down. */
async function lighthouse(
  address: string,
  throttling: 'simulate' | 'devtools' = 'simulate',
  audits: string[] = [],
): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(address, throttling, audits)
    } catch (error) {
      if (tries === MAX_TRIES) throw error
    }
  }
}

async function visit(address: string, throttling: string, audits: string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-lighthouse-'))
  const file = join(folder, 'report.json')
  const words = [address, '--quiet', '--output=json', `--output-path=${file}`]
  const how = [
    `--throttling-method=${throttling}`,
    `--chrome-flags=${FLAGS}`,
    // Of no weight in any score, and most of a visit's time.
    '--disable-full-page-screenshot',
    ...(audits.length > 0 ? [`--only-audits=${audits.join(',')}`] : ['--skip-audits=bf-cache']),
  ]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' }
  try {
    await promisify(execFile)(process.execPath, [findLighthouse(), ...words, ...how], {
      env,
      timeout: VISIT_TIMEOUT_MS,
    })
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    if (report.audits['total-blocking-time']?.numericValue === undefined)
      throw new Error(`${address} painted nothing`)
    return report
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Error(stderr?.trim().split('\n').at(-1) || String(error), { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const PACKED = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
const SCRIPTS = /<script[\s\S]*?<\/script>/g

/** The landing page's largest paint against the same page as plain HTML, visit by visit. */
export async function measureFirstView(site: ServerProcess): Promise<Measure[]> {
  const plain = await servePlain(site)
  const measures: Measure[] = []
  for (const throttling of ['simulate', 'devtools'] as const) {
    const ratios: number[] = []
    const times: string[] = []
    for (let run = 0; run < RUNS; run++) {
      const floor = largestPaint(await lighthouse(plain.url, throttling))
      const ours = largestPaint(await lighthouse(`${site.url}/`, throttling))
      ratios.push(ours / floor)
      times.push(`${Math.round(ours)}/${Math.round(floor)}`)
    }
    const what = `Largest paint of / against plain HTML, throttling ${throttling === 'simulate' ? 'simulated' : 'applied'}`
    measures.push(judge(what, { atMost: 1.1 }, ratios, `ms: ${times.join(', ')}`))
  }
  plain.close()
  return measures
}

function largestPaint({ audits }: Awaited<ReturnType<typeof lighthouse>>) {
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN
}

/** The landing page without any script, served by nothing but Node; what it needs comes from the site's files. */
async function servePlain({ url }: ServerProcess) {
  const answer = await fetch(`${url}/`)
  const page = brotliCompressSync((await answer.text()).replaceAll(SCRIPTS, ''))
  const server = createServer((request, response) => {
    if (request.url === '/') return response.writeHead(200, PACKED).end(page)
    return fetch(url + request.url).then(async (file) => {
      response.setHeader('Content-Type', file.headers.get('content-type') ?? '')
      return response.end(Buffer.from(await file.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
