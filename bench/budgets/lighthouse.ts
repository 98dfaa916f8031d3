import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { prerendered } from '#app/routes.ts'
import type { RunningSite } from '#e2e/site.ts'

import { judge, type Measure } from '#bench/measure.ts'
import { findLighthouse } from '#bench/tools.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PERFECT = 100
const RUNS = 5
const VISIT_LIMIT_MS = 180_000
/** A browser that does not come up, or paints nothing, says nothing about the page. */
const MAX_TRIES = 3
const FLAGS = '--no-sandbox --headless --disable-gpu'
/** Pages that nobody comes to without an account, a letter or a mailbox, or outside a frame. */
const NOT_PUBLIC =
  /^\/(auth\/callback|reset-password|account|dashboard|preferences|add-mailbox|edit-mailbox|maps-app|supabase-test|performance-example)/
/** A page that asks search engines to leave it out: Lighthouse's SEO says nothing of it. */
const UNLISTED = '<meta name="robots" content="noindex"/>'

type Category = (typeof CATEGORIES)[number]
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's four scores, as a phone, for every public page; without SEO where the page is unlisted. */
export async function measureScores({ url }: RunningSite): Promise<Measure[]> {
  const pages = prerendered.filter((path) => !NOT_PUBLIC.test(path))
  const measures: Measure[] = []
  const shifts: number[] = []
  for (const path of pages) {
    const isUnlisted = (await (await fetch(url + path)).text()).includes(UNLISTED)
    const judged = CATEGORIES.filter((name) => !(isUnlisted && name === 'seo'))
    const reports = await visitUntilSure(url + path, judged)
    const scores = reports.map((report) => scoresOf(report, judged))
    const worst = scores.map((each) => Math.min(...each))
    const note = scores.map((each) => each.join(' ')).join(', ')
    measures.push(judge(`Lighthouse ${path}`, { atLeast: 100 }, worst, note))
    shifts.push(
      ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
    )
  }
  const most = Math.max(...shifts)
  const what = 'Layout shift while a page loads, the most of all pages'
  return [...measures, judge(what, { atMost: 0 }, [most], `${shifts.length} visits`)]
}

/** One visit where all scores are perfect; where one isn't, as many as a median needs. */
async function visitUntilSure(address: string, judged: Category[]) {
  const reports = [await lighthouse(address)]
  const isPerfect = reports
    .flatMap((report) => scoresOf(report, judged))
    .every((score) => score === PERFECT)
  const more = isPerfect ? 0 : RUNS - 1
  for (let run = 0; run < more; run++) reports.push(await lighthouse(address))
  return reports
}

function scoresOf({ categories }: Report, judged: Category[]) {
  return judged.map((name) => Math.round((categories[name]?.score ?? 0) * PERFECT))
}

/** One visit by a simulated phone; `devtools` really slows the network and processor down. */
export async function lighthouse(
  address: string,
  throttling: 'simulate' | 'devtools' = 'simulate',
): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(address, throttling)
    } catch (error) {
      if (tries === MAX_TRIES) throw error
    }
  }
}

async function visit(address: string, throttling: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-lighthouse-'))
  const file = join(folder, 'report.json')
  const words = [address, '--quiet', '--output=json', `--output-path=${file}`]
  const how = [`--throttling-method=${throttling}`, `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' }
  try {
    await promisify(execFile)(process.execPath, [findLighthouse(), ...words, ...how], {
      env,
      timeout: VISIT_LIMIT_MS,
    })
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Error(stderr?.trim().split('\n').at(-1) || String(error), { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}
