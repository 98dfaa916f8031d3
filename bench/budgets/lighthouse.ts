import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { pages, type Page } from '#app/pages.ts'
import { judge, type Measure } from '#bench/measure.ts'
import { findLighthouse } from '#bench/tools.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const MAX_BLOCKED_MS = 150
const BLOCKED = 'total-blocking-time'
const RUNS = 3
const VISIT_TIMEOUT_MS = 180_000
const BLANK = '<!doctype html><html lang="en"><title>Blank</title><p>Blank</p>'
const FLAGS = '--no-sandbox --headless --disable-gpu'
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Every public page on a simulated phone, once, or three times if it misses a goal; SEO only if it is listed. */
export async function measureScores({ url }: ServerProcess): Promise<Measure[]> {
  const blank = await serveBlank()
  const floor = blockedBy(await visit(blank.url))
  blank.close()
  const measures: Measure[] = []
  for (const { path, isUnlisted } of pages.filter(isPublic)) {
    const goals = Object.entries(GOALS).filter(([name]) => !(isUnlisted && name === 'seo'))
    const reports = [await visit(url + path)]
    const judgeAll = () => [
      ...goals.map(([name, atLeast]) =>
        judge(
          `Lighthouse ${path}, ${name}`,
          { atLeast },
          reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)),
        ),
      ),
      judge(
        `Total blocking time of ${path} above a blank page`,
        { atMost: MAX_BLOCKED_MS, unit: 'ms' },
        reports.map((report) => blockedBy(report) - floor),
      ),
    ]
    while (reports.length < RUNS && judgeAll().some(({ isWithin }) => !isWithin))
      reports.push(await visit(url + path))
    measures.push(...judgeAll())
  }
  return measures
}

function isPublic({ isPrivate, isDiagnostic, isFramed, isShell }: Page) {
  return !isPrivate && !isDiagnostic && !isFramed && !isShell
}

function blockedBy({ audits }: Report) {
  return audits[BLOCKED]?.numericValue ?? Number.NaN
}

async function serveBlank() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BLANK)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

async function visit(address: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-lighthouse-'))
  const file = join(folder, 'report.json')
  const words = [address, '--quiet', '--output=json', `--output-path=${file}`]
  const options = [`--chrome-flags=${FLAGS}`, '--disable-full-page-screenshot']
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM }
  try {
    const command = [findLighthouse(), ...words, ...options, '--skip-audits=bf-cache']
    await promisify(execFile)(process.execPath, command, { env, timeout: VISIT_TIMEOUT_MS })
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
