import { defineConfig } from 'vitest/config'

/** What `npm run mutate` asks of each changed line: the quick ones of the tests that stand nearest. */
export default defineConfig({
  test: {
    include: ['{server/auth,server/accounts,server/shop,shared}/**/*.test.ts'],
    exclude: ['server/auth/{guard,sequences}.test.ts'],
    env: { TEST_DATABASE: 'sqlite' },
    testTimeout: 120_000,
  },
})
