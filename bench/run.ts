import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { chromium, type Browser } from '@playwright/test'

import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'

import { measureAccess } from './budgets/access.ts'
import { measureAccountCalls } from './budgets/account-calls.ts'
import { measureAccounts } from './budgets/accounts.ts'
import { measureCounter } from './budgets/counter.ts'
import {
  measureBlocked,
  measureFirstView,
  measureScores,
  measureScoresBesideLoad,
} from './budgets/lighthouse.ts'
import { measureMap } from './budgets/map.ts'
import { measureNavigation } from './budgets/navigation.ts'
import { measureReports } from './budgets/reports.ts'
import { measureServing } from './budgets/serving.ts'
import { measureFirstTaps, measureInteractions } from './budgets/taps.ts'
import { measureWeight } from './budgets/weight.ts'
import { asTable, failed, withSection, type Measure } from './measure.ts'
import { findBrowser } from './tools.ts'

const REPORT = 'bench/results.md'
const FLAGS = ['--no-sandbox', '--disable-gpu']

type Part = (browser: Browser, site: ServerProcess) => Promise<Measure[]>
const parts: Record<string, Part> = {
  weight: measureWeight,
  taps: measureFirstTaps,
  interactions: measureInteractions,
  navigation: measureNavigation,
  map: measureMap,
  serving: () => measureServing(),
  accounts: () => measureAccounts(),
  'account-calls': () => measureAccountCalls(),
  counter: () => measureCounter(),
  reports: () => measureReports(),
  access: measureAccess,
  'first-view': (_browser, site) => measureFirstView(site),
  blocked: (_browser, site) => measureBlocked(site),
  lighthouse: (_browser, site) => measureScores(site),
  'lighthouse-busy': (_browser, site) => measureScoresBesideLoad(site),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(
    `No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}\n`,
  )
  process.exit(1)
}
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const executablePath = findBrowser()
let browserVersion = ''
let hasFailed = false
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`${name} …\n`)
  const startedAt = Date.now()
  const measures = await run(measure).catch((error: Error) => [failed(name, reason(error))])
  hasFailed ||= measures.some(({ note }) => note?.startsWith('failed'))
  process.stdout.write(`\n${asTable(measures)}\n`)
  const section = await describe(measures, Math.round((Date.now() - startedAt) / 1_000))
  const before = await readFile(REPORT, 'utf8').catch(() => '# Measurements\n')
  await writeFile(REPORT, withSection(before, name, section, Object.keys(parts)))
}
process.exit(hasFailed ? 1 : 0)

/** Each part has a browser and a server of its own: what one leaves behind, or breaks, the next never meets. */
async function run(measure: Part) {
  const site = await startProcess({ isPlain: true })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  browserVersion = browser.version()
  try {
    return await measure(browser, site)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The first line of an error, as a cell of a table takes it. */
function reason({ message }: Error) {
  return (message.split('\n')[0] ?? '').replaceAll('|', '/')
}

/** When and on what the figures of a part were measured, and the figures. */
async function describe(measures: Measure[], seconds: number) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}, Chromium ${browserVersion}`
  const today = new Date().toISOString().slice(0, 10)
  return `${today}, version ${version}, in ${seconds} s: ${machine}.\n\n${asTable(measures)}`
}
