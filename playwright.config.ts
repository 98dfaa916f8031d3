import { defineConfig } from '@playwright/test'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'].concat([
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
])

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS },
  },
})
