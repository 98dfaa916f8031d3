import { randomUUID } from 'node:crypto'

import { test as base, type BrowserContext } from '@playwright/test'

import { browserKeys } from '#content/browser-keys.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

export { expect } from '@playwright/test'

const MAX_START_MS = 150_000
const ERROR_LINE = '"level":50'

type Settings = Record<string, string>
type Fixtures = { settings: Settings; site: ServerProcess; ann: Person; problems: string[] }
type WorkerFixtures = { sites: ReturnType<typeof createSites> }
export type Person = { firstName: string; lastName: string; email: string; password: string }

/**
 * A server without limits and a new person for each test, which fails when the page reports an
 * error, stores anything that /cookies does not name, or the server logs an error.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from it
    async ({}, use) => {
      const sites = createSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ sites, settings }, use) => {
    const site = await sites.acquire(settings)
    await site.forgetLimits()
    const printed = site.output().length
    await use(site)
    base.expect(site.output().slice(printed)).not.toContain(ERROR_LINE)
  },
  baseURL: async ({ site }, use) => use(site.url),
  // oxlint-disable-next-line no-empty-pattern -- as above
  ann: async ({}, use) => use(createPerson()),
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
      base.expect(await findUndeclared(page.context())).toEqual([])
    },
    { auto: true },
  ],
})

const declared = Object.keys(browserKeys).map(
  (name) => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replace('…', '.+')}$`),
)

async function findUndeclared(context: BrowserContext) {
  const names = await Promise.all(
    context.pages().map((page) =>
      page
        .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        // A closed page, or one outside of the site, stores nothing.
        .catch(() => []),
    ),
  )
  const cookies = await context.cookies()
  const stored = new Set([...names.flat(), ...cookies.map(({ name }) => `cookie ${name}`)])
  return [...stored].filter((name) => !declared.some((key) => key.test(name)))
}

/** A shop of its own for tests that change settings for all customers. */
export const ownShopTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- as above
  settings: async ({}, use) => use({ MAIL_FROM: `shop-${randomUUID()}@example.com` }),
})

export function createPerson(): Person {
  const email = `ann.${randomUUID().slice(0, 8)}@example.com`
  return { firstName: 'Ann', lastName: 'Lee', email, password: 'Sunny!Day1' }
}

function createSites() {
  const sites = new Map<boolean, { site: ServerProcess; settings: string }>()

  async function stop(isUsual: boolean) {
    await sites.get(isUsual)?.site.stop()
    sites.delete(isUsual)
  }

  return {
    async acquire(wanted: Settings) {
      const settings = JSON.stringify(wanted)
      const isUsual = settings === '{}'
      const running = sites.get(isUsual)
      if (running?.settings === settings && running.site.isAlive()) {
        return running.site
      }
      await stop(isUsual)
      const site = await startProcess({ settings: wanted, isPlain: true })
      await until(async () => site.output().includes('"started"'), MAX_START_MS)
      sites.set(isUsual, { site, settings })
      return site
    },
    async stop() {
      await Promise.all([stop(true), stop(false)])
    },
  }
}
