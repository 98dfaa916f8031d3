import { defineConfig } from '@playwright/test'

import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts'
import { memoryFolder } from './tests/support/memory-folder.ts'

process.env.TMPDIR = memoryFolder()
process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE

/** The headless shell costs a third less than all of Chromium. */
const executablePath = process.env.HEADLESS_SHELL ?? process.env.CHROMIUM ?? '/usr/bin/chromium'
/** One renderer process per test, because starting another takes longer than many tests. */
const ONE_PROCESS = [
  '--process-per-site',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
/** Optimizing scripts takes longer than it saves in pages that live for seconds. */
const AS_COMPILED = '--js-flags=--no-maglev,--no-turbofan'
/** Requests of a page cross one process less, for a tenth of the processor's time. */
const WITH_NETWORK = '--enable-features=NetworkServiceInProcess2'
const IN_PROCESS = ['--in-process-gpu', WITH_NETWORK]
const FLAGS = ['--no-sandbox', '--disable-gpu', ...IN_PROCESS, AS_COMPILED, ...ONE_PROCESS]

export default defineConfig({
  testDir: 'tests/e2e',
  // Node runs TypeScript itself.
  build: { external: ['**/*'] },
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    // A service worker would answer before the tests' routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Without a graphics card each frame of a transition is slow; tests of motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: FLAGS },
  },
})
