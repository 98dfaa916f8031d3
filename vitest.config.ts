import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

import { memoryFolder } from './tests/support/memory-folder.ts'
import { contentConditions } from './tooling/site-language.ts'

const SERVER_TESTS = ['server/**/*.test.ts']
/** No database has a part in them, or the statements they cause are those of tests that run on both. */
const ON_ONE_DATABASE = [
  'server/{clock,secrets,settings}.test.ts',
  'server/accounts/password-*.test.ts',
  'server/auth/{change-with-factor,conformance,factor-refusals,guard,journeys,limits}.test.ts',
  'server/auth/{privileges,reauthenticate,redirects,sequences,uniform-answers}.test.ts',
  'server/email/{compose,dev-inbox,erase-emails,message-email,smtp-transport}.test.ts',
  'server/http/**',
  'server/operations/backup/{encryption,hostile}.test.ts',
  'server/shop/{core,visits}/{access,idle-lock,spanish,supabase-identity,visit-emails}.test.ts',
]
const TMPDIR = memoryFolder()
const isSoak = process.env.SOAK === '1'
const TIMEOUT_MS = isSoak ? 4 * 3_600_000 : 180_000
/** What is awaited comes at once, but for a machine that is busy with something else. */
const POLL_MS = 30_000

/** What both languages do is tried in both, though the owner offer one. */
const resolve = {
  alias: {
    '#shared/content/languages.ts': join(import.meta.dirname, 'shared/testing/languages.ts'),
  },
}

/** What depends on the database runs on both, what depends on the language of the build in both; everything else once. */
export default defineConfig({
  test: {
    // Much of the time is waiting for databases, disks and browsers.
    maxWorkers: availableParallelism() + 2,
    // Files of a project share a worker, and what it has imported.
    isolate: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    expect: { poll: { timeout: POLL_MS } },
    projects: [
      {
        resolve,
        test: {
          name: 'pure',
          include: ['{app,shared,tooling,bench,media}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/undo-stubs.ts',
        },
      },
      {
        resolve,
        ssr: { resolve: { conditions: [...contentConditions('es'), ...defaultServerConditions] } },
        test: {
          name: 'spanish',
          include: ['tooling/forms/*.test.ts', 'app/shop/applications/worksheet.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'sqlite',
          include: SERVER_TESTS,
          exclude: ['server/database/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite', TMPDIR },
        },
      },
      {
        resolve,
        test: {
          name: 'postgres',
          include: SERVER_TESTS,
          exclude: ['server/database/sqlite.test.ts', ...ON_ONE_DATABASE],
          env: { TEST_DATABASE: 'postgres', TMPDIR },
          globalSetup: 'server/testing/postgres-setup.ts',
        },
      },
      ...['pages', 'security', 'durability', 'load'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          ...(name === 'pages' && { globalSetup: 'tests/pages/site-setup.ts' }),
          env: { TEST_DATABASE: 'sqlite', TMPDIR },
          // Where times are judged, nothing else may run meanwhile.
          ...(isSoak && name === 'load' ? { sequence: { groupOrder: 1 }, maxWorkers: 1 } : {}),
        },
      })),
    ],
  },
})
