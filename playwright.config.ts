import { defineConfig } from '@playwright/test'

import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts'
import { memoryFolder } from './tests/support/memory-folder.ts'

process.env.TMPDIR = memoryFolder()
process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE

/** Chromium without its window costs a third less; the whole one does as well. */
const executablePath = process.env.HEADLESS_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium'
/** All tabs of a test share a process: starting another costs more than many a test. */
const ONE_PROCESS = [
  '--process-per-site',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
/** A page lives for seconds: to optimize its code takes longer than it saves. */
const AS_COMPILED = '--js-flags=--no-maglev,--no-turbofan'
const FLAGS = ['--no-sandbox', '--disable-gpu', '--in-process-gpu', AS_COMPILED, ...ONE_PROCESS]

export default defineConfig({
  testDir: 'tests/e2e',
  // Node reads TypeScript itself: nothing need be compiled first.
  build: { external: ['**/*'] },
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    // A worker of the page would answer in the place of what a test puts there; offline.spec.ts lets it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Drawn without a graphics card, each step of a fade takes the time of the tests; those of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: FLAGS },
  },
})
