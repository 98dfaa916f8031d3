import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { chromium, type Browser } from '@playwright/test'

import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'

import { measureAccountCalls } from './budgets/account-calls.ts'
import { measureCounter } from './budgets/counter.ts'
import { measureInteractions } from './budgets/interactions.ts'
import { measureScores } from './budgets/lighthouse.ts'
import { measureServing } from './budgets/serving.ts'
import { measureWeight } from './budgets/weight.ts'
import { asTable, failed, type Measure } from './measure.ts'
import { findBrowser } from './tools.ts'

type Part = (site: ServerProcess, browser: Browser) => Promise<Measure[]>
const parts: Record<string, Part> = {
  weight: measureWeight,
  interactions: measureInteractions,
  serving: measureServing,
  'account-calls': measureAccountCalls,
  counter: measureCounter,
  lighthouse: measureScores,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  const names = Object.keys(parts).join(', ')
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${names}\n`)
  process.exit(1)
}
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const executablePath = findBrowser()
const today = new Date().toISOString().slice(0, 10)
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`
let report = `# Measurements\n\n${today}: ${machine}.\n`
let isWithin = true
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const startedAt = Date.now()
  const measures = await run(measure).catch(({ message }: Error) => [failed(name, message)])
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  const section = `\n## ${name} (${seconds} s)\n\n${asTable(measures)}\n`
  isWithin &&= measures.every((each) => each.isWithin)
  process.stdout.write(section)
  report += section
  await writeFile('bench/results.md', report)
}
process.exit(isWithin ? 0 : 1)

/** Each part has its own browser and server, so that a broken one affects no other part. */
async function run(measure: Part) {
  const site = await startProcess({ isPlain: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await measure(site, browser)
  } finally {
    await browser.close()
    await site.stop()
  }
}
