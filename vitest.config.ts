import { defineConfig } from 'vitest/config'

import { memoryFolder } from './tests/support/memory-folder.ts'
import { translatedContent } from './tooling/translation/translated-content.ts'

const SERVER_TESTS = ['server/**/*.test.ts']
/** They measure what no database has a part in. */
const WITHOUT_DATABASE = [
  'server/{clock,secrets,settings}.test.ts',
  'server/accounts/password-*.test.ts',
  'server/email/{compose,dev-inbox,erase-emails,message-email,smtp-transport}.test.ts',
  'server/http/**',
]
const TMPDIR = memoryFolder()
const isSoak = process.env.SOAK === '1'
const TIMEOUT_MS = isSoak ? 4 * 3_600_000 : 60_000
/** These start real servers and browsers, read their pages, and crash them. */
const SYSTEM_TIMEOUT_MS = isSoak ? TIMEOUT_MS : 90_000

/** The same server tests run on both databases, those of the worksheets in both languages; everything else runs once. */
export default defineConfig({
  test: {
    // Much of the time is waiting for databases, disks and browsers.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{app,shared,tooling,bench}/**/*.test.{ts,tsx}'],
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        plugins: [translatedContent('es')],
        test: {
          name: 'spanish',
          include: ['tooling/forms/*.test.ts', 'app/rental/worksheet.test.ts'],
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: SERVER_TESTS,
          exclude: ['server/database/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite', TMPDIR },
          isolate: false,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'postgres',
          include: SERVER_TESTS,
          exclude: ['server/database/sqlite.test.ts', ...WITHOUT_DATABASE],
          env: { TEST_DATABASE: 'postgres', TMPDIR },
          globalSetup: 'server/testing/postgres-setup.ts',
          isolate: false,
          testTimeout: TIMEOUT_MS,
        },
      },
      ...['pages', 'security', 'durability', 'load'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          env: { TEST_DATABASE: 'sqlite', TMPDIR },
          testTimeout: SYSTEM_TIMEOUT_MS,
          hookTimeout: SYSTEM_TIMEOUT_MS,
          // Where times are judged, nothing else may run meanwhile.
          ...(isSoak && name === 'load' ? { sequence: { groupOrder: 1 }, maxWorkers: 1 } : {}),
        },
      })),
    ],
  },
})
