import { defineConfig } from 'vitest/config'

const SERVER_TESTS = ['server/**/*.test.ts']
/** They measure what no database has a part in. */
const WITHOUT_DATABASE = ['server/http/adversarial-input.test.ts', 'server/http/wire.test.ts']
const PATIENCE_MS = 20_000

/** The same server tests run on both databases; everything else runs once. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{app,shared,scripts,bench,torture}/**/*.test.{ts,tsx}'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: SERVER_TESTS,
          exclude: ['server/database/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'postgres',
          include: SERVER_TESTS,
          exclude: ['server/database/sqlite.test.ts', ...WITHOUT_DATABASE],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'server/testing/postgres-setup.ts',
          testTimeout: PATIENCE_MS,
        },
      },
    ],
  },
})
