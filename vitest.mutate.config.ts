import { defineConfig } from 'vitest/config'

/** What `npm run mutate` asks of each changed line: the tests of the server on SQLite, and those of the contract. */
export default defineConfig({
  test: {
    include: ['{server,contract}/**/*.test.ts'],
    exclude: [
      'server/database/postgres*.test.ts',
      // It measures time, and a program that is changed is slower.
      'server/wire.test.ts',
      'server/adversarial-input.test.ts',
    ],
    env: { TEST_DATABASE: 'sqlite' },
    testTimeout: 20_000,
  },
})
