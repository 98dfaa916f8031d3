import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { chromium } from '@playwright/test'

import { startSite } from '#e2e/site.ts'

import { measureAccounts } from './budgets/accounts.ts'
import { measureFirstView } from './budgets/first-view.ts'
import { measureInteractions } from './budgets/interaction.ts'
import { measureScores } from './budgets/lighthouse.ts'
import { measureMap } from './budgets/map.ts'
import { measureNavigation } from './budgets/navigation.ts'
import { measureServing } from './budgets/serving.ts'
import { measureFirstTaps } from './budgets/taps.ts'
import { measureWeight } from './budgets/weight.ts'
import { asTable, type Measure } from './measure.ts'

const REPORT = 'docs/measurements.md'
const FLAGS = ['--no-sandbox', '--disable-gpu']

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const site = await startSite()
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: FLAGS })

const parts = {
  weight: () => measureWeight(browser, site),
  taps: () => measureFirstTaps(browser, site),
  interactions: () => measureInteractions(browser, site),
  navigation: () => measureNavigation(browser, site),
  map: () => measureMap(browser, site),
  serving: () => measureServing(),
  accounts: () => measureAccounts(),
  'first-view': () => measureFirstView(site),
  lighthouse: () => measureScores(site),
}

const wanted = process.argv.slice(2)
const measures: Measure[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`${name} …\n`)
  measures.push(...(await measure()))
}
await browser.close()
await site.stop()

process.stdout.write(`\n${asTable(measures)}\n`)
if (wanted.length === 0) await writeFile(REPORT, await report())

async function report() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}, ${browser.version()}`
  const today = new Date().toISOString().slice(0, 10)
  return `# Measurements

Written by \`npm run bench\` on ${today}, version ${version}: ${machine}.
Server, browser and load share the machine; each figure is the median of its runs, references are
measured in the same run. Broken budgets stand first.

${asTable(measures)}
`
}
