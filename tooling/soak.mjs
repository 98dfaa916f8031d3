// npm run test:soak [-- words for vitest]: all tests with full counts, against the built site.
// Takes hours.
import { spawnSync } from 'node:child_process'

import { install } from './install.mjs'
import { findChromium, findHeadlessShell, prepareMachine } from './machine.mjs'
import { node24 } from './node24.mjs'
import { endWith, readWords } from './run.mjs'
import { build } from './site-build.mjs'

const PROJECTS = ['pure', 'sqlite', 'postgres', 'security', 'durability', 'load'].flatMap(
  (name) => ['--project', name],
)

const BROWSER_TESTS = ['hostile-addresses', 'sign-out'].map((name) => `tests/e2e/${name}.spec.ts`)

const files = readWords('npm run test:soak [-- crash]', (words) =>
  words.every((word) => !word.startsWith('-')),
)
await install({ withTests: true }).catch(endWith)
prepareMachine()
await build().catch(endWith)

const seed = process.env.SEED ?? String(Date.now() % 1_000_000)
process.stdout.write(`SEED=${seed} repeats this run\n`)
const env = {
  ...process.env,
  CHROMIUM: findChromium(),
  HEADLESS_SHELL: findHeadlessShell(),
  SOAK: '1',
  SEED: seed,
}
const words = ['node_modules/vitest/vitest.mjs', 'run', ...PROJECTS, ...files]
const { status } = spawnSync(node24, words, { stdio: 'inherit', env })
if (status !== 0 || files.length > 0) process.exit(status ?? 1)
const inBrowser = ['node_modules/@playwright/test/cli.js', 'test', ...BROWSER_TESTS]
process.exit(spawnSync(node24, inBrowser, { stdio: 'inherit', env }).status ?? 1)
