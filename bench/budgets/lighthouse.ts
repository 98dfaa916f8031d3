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
const RUNS = Number(process.env.LIGHTHOUSE_VISITS ?? 5)
const BUSY = 'beside a busy core'
const BLOCKED = 'total-blocking-time'
/** The pages that block longest. */
const BLOCKING = [
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

/** Lighthouse's four scores and the blocked time, as a phone, for every public page, of five visits (LIGHTHOUSE_VISITS) where one falls short; without SEO where the page is unlisted. */
export function measureScores(site: ServerProcess) {
  return visitAll(site, { where: 'quiet', score: PERFECT, blockedMs: 30 })
}

/** The same beside one core that is kept busy. */
export function measureScoresBesideLoad(site: ServerProcess) {
  return besideLoad(() => visitAll(site, { where: BUSY, score: 98, blockedMs: 50 }))
}

/** How long a phone is blocked by the pages that block longest, at rest and beside one core that is kept busy. */
export async function measureBlocked(site: ServerProcess) {
  const atRest = await visitBlocking(site, 'quiet')
  return [...atRest, ...(await besideLoad(() => visitBlocking(site, BUSY)))]
}

async function besideLoad(measure: () => Promise<Measure[]>) {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    return await measure()
  } finally {
    busy.kill()
  }
}

type Reach = { where: string; score: number; blockedMs: number }

async function visitAll({ url }: ServerProcess, { where, score, blockedMs }: Reach) {
  const measures: Measure[] = []
  const shifts: number[] = []
  for (const { path, isUnlisted } of pages.filter(isPublic)) {
    const judged = CATEGORIES.filter((name) => !(isUnlisted && name === 'seo'))
    const fallsShort = (report: Report) =>
      blockedBy(report) > blockedMs || scoresOf(report, judged).some((each) => each < score)
    const reports = [await lighthouse(url + path)]
    const runs = reports.some(fallsShort) ? RUNS : 1
    while (reports.length < runs) reports.push(await lighthouse(url + path))
    const scores = reports.map((report) => scoresOf(report, judged))
    const worst = scores.map((each) => Math.min(...each))
    const note = scores.map((each) => each.join(' ')).join(', ')
    measures.push(judge(`Lighthouse ${path}, ${where}`, { atLeast: score }, worst, note))
    measures.push(judgeBlocked(path, where, blockedMs, reports.map(blockedBy)))
    shifts.push(
      ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
    )
  }
  const what = `Layout shift while a page loads, the most of all pages, ${where}`
  return [...measures, judge(what, { atMost: 0 }, [Math.max(...shifts)], `${shifts.length} visits`)]
}

async function visitBlocking({ url }: ServerProcess, where: string) {
  const measures: Measure[] = []
  for (const path of BLOCKING) {
    const blocked: number[] = []
    while (blocked.length < RUNS)
      blocked.push(blockedBy(await lighthouse(url + path, 'simulate', [BLOCKED])))
    measures.push(judgeBlocked(path, where, 50, blocked))
  }
  return measures
}

function judgeBlocked(path: string, where: string, atMost: number, blocked: number[]) {
  const note = blocked.map(Math.round).join(', ')
  return judge(`Total blocking time ${path}, ${where}`, { atMost, unit: 'ms' }, blocked, note)
}

function blockedBy({ audits }: Report) {
  return audits[BLOCKED]?.numericValue ?? Number.NaN
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
    if (report.audits[BLOCKED]?.numericValue === undefined)
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
