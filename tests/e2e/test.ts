import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { test as base } from '@playwright/test'

import { startSite, until, type RunningSite } from './site.ts'

export { expect } from '@playwright/test'

const MAX_START_MS = 10_000

type Settings = Record<string, string>
type Fixtures = { settings: Settings; site: RunningSite; problems: string[] }
type WorkerFixtures = { sites: ReturnType<typeof shareSites> }

/** Each test meets the real server as it starts, and fails when the page complained about anything. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from it
    async ({}, use) => {
      const sites = shareSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ sites, settings }, use) => {
    await use(await sites.acquire(settings))
  },
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        const isRefusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusal) problems.push(message.text())
      })
      await use(problems)
      base.expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** One server for a worker's tests of the same settings, until a test has ended it, or it has written or said anything. */
function shareSites() {
  let shared: { site: RunningSite; settings: string; state: string } | undefined

  async function stop() {
    await shared?.site.stop()
    shared = undefined
  }

  return {
    async acquire(wanted: Settings) {
      const settings = JSON.stringify(wanted)
      const isAsItWas =
        shared?.settings === settings &&
        shared.site.server.exitCode === null &&
        shared.site.server.signalCode === null &&
        shared.state === (await readState(shared.site))
      if (shared && isAsItWas) return shared.site
      await stop()
      const site = await startSite(wanted)
      await until(async () => site.output().includes('"started"'), MAX_START_MS)
      shared = { site, settings, state: await readState(site) }
      return site
    },
    stop,
  }
}

/** What a server has said, and what lies in its data directory, with sizes and times. */
async function readState({ dataDir, output }: RunningSite) {
  const names = await readdir(dataDir, { recursive: true })
  const states = await Promise.all(names.map((name) => stat(join(dataDir, name))))
  const files = names.map((name, index) => [name, states[index]?.size, states[index]?.mtimeMs])
  return JSON.stringify([output(), files])
}

export const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: 'Sunny!Day1',
}
