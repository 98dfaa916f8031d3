import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { install } from './install.mjs'
import { findChromium, findHeadlessShell, prepareMachine } from './machine.mjs'
import { node24 } from './node24.mjs'
import { endWith, readWords } from './run.mjs'

const VITEST_REPORTS = ['--reporter=dot', '--reporter=json', '--outputFile=REPORT']

readWords('npm test')
await install({ withTests: true }).catch(endWith)
prepareMachine()

const checks = [
  check('format', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  check('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
  check('route types', '@react-router/dev/bin.cjs', 'typegen').then(async (result) => [
    ...result,
    ...(await check('types', 'typescript/bin/tsc', '--noEmit')),
  ]),
]
const [built, ...checked] = await Promise.all([
  ended(spawn(process.execPath, ['tooling/build.mjs'], { stdio: 'inherit' })),
  ...checks,
])
if (built !== 0) process.exit(1)

const reports = mkdtempSync(join(tmpdir(), 'mailbox-tests-'))
const results = [
  ...checked.flat(),
  counted(
    'unit, server and system tests',
    readVitest,
    'vitest/vitest.mjs',
    'run',
    ...VITEST_REPORTS,
  ),
  counted('browser tests', readPlaywright, '@playwright/test/cli.js', 'test'),
]
rmSync(reports, { recursive: true, force: true })

const sum = (name) => results.reduce((total, result) => total + result[name], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)

async function check(title, tool, ...words) {
  const child = spawn(node24, [`node_modules/${tool}`, ...words], { env: environment() })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const status = await ended(child)
  process.stdout.write(`\n— ${title}\n${Buffer.concat(said)}`)
  return [{ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }]
}

async function ended(child) {
  const [status] = await once(child, 'close')
  return status
}

/** A runner that left no report has failed. */
function counted(title, read, ...words) {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const told = words.map((word) => word.replace('REPORT', file))
  const status = run(title, told, { TEST_REPORT: file })
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: Math.max(failed, status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(title, [tool, ...words], extra = {}) {
  process.stdout.write(`\n— ${title}\n`)
  const env = { ...environment(), ...extra }
  return spawnSync(node24, [`node_modules/${tool}`, ...words], { stdio: 'inherit', env }).status
}

function environment() {
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return { ...process.env, ...plain, CHROMIUM: findChromium(), HEADLESS_SHELL: findHeadlessShell() }
}

function readVitest({ numPassedTests, numFailedTests, numFailedTestSuites }) {
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
}

function readPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
