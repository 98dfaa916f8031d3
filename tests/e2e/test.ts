import { test as base } from '@playwright/test'

import { startSite, type RunningSite } from './site.ts'

export { expect } from '@playwright/test'

type Fixtures = { settings: Record<string, string>; site: RunningSite; problems: string[] }

/** Each test has the real server to itself, and fails when the page complained about anything. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  site: async ({ settings }, use) => {
    const site = await startSite(settings)
    await use(site)
    await site.stop()
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

export const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: 'Sunny!Day1',
}
