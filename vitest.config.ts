import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

import { NODE_COMPILE_CACHE } from './tests/support/compile-cache.ts'
import { memoryFolder } from './tests/support/memory-folder.ts'
import { contentConditions } from './tooling/site-language.ts'

/** Tests of SQL, concurrency and hostile values, and one journey of each subject. */
const ON_POSTGRES_TOO = [
  'server/attacks.test.ts',
  'server/accounts/purge.test.ts',
  'server/auth/{accept-code,faults,links,lockout,passkeys,recovery-codes,sessions}.test.ts',
  'server/contact/messages.test.ts',
  'server/database/*.test.ts',
  'server/email/outbox-worker.test.ts',
  'server/operations/{restore,supabase-migrations}.test.ts',
  'server/rest/rest.test.ts',
  'server/shop/{box-page,mailbox-reminders,ownership-races,rental-races}.test.ts',
  'server/shop/announcements/announcements.test.ts',
  'server/shop/applications/account-invitations.test.ts',
  'server/shop/cards/{automatic,cards}.test.ts',
  'server/shop/boxes/{change-number,find,free-numbers,shown-price}.test.ts',
  'server/shop/core/{largest-inputs,records,idempotency/attempts}.test.ts',
  'server/shop/data/{data,export}.test.ts',
  'server/shop/demo/seed-shop.test.ts',
  'server/shop/imports/import.test.ts',
  'server/shop/mail/{intake,pick-up,walk}.test.ts',
  'server/shop/money/{ledger,till}.test.ts',
  'server/shop/reports/{money,reports}.test.ts',
  'server/shop/staff/{audit-log,leaving}.test.ts',
  'server/shop/today/due-list.test.ts',
  'server/shop/visits/{visit-limits,visits}.test.ts',
]
const TMPDIR = memoryFolder()
const isSoak = process.env.SOAK === '1'
const TIMEOUT_MS = isSoak ? 4 * 3_600_000 : 180_000
/** Polls succeed at once, except on a busy machine. */
const POLL_MS = 30_000

/** Tests cover both languages, even if the owner offers one. */
const resolve = {
  alias: {
    '#shared/content/languages.ts': join(import.meta.dirname, 'shared/testing/languages.ts'),
  },
}
/** Node runs the server's TypeScript itself, which saves transforming it for each project. */
const native = { experimental: { viteModuleRunner: false } }
const server = { ...native, setupFiles: 'server/testing/offer-languages.ts' }

/** Tests of the database run on both databases, tests of the build's language in both languages. */
export default defineConfig({
  test: {
    // Much of the time is waiting for databases, disks and browsers.
    maxWorkers: availableParallelism() + 2,
    // Files of a project share a worker and its imported modules.
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
          include: ['tooling/forms/*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'sqlite',
          include: ['server/**/*.test.ts'],
          exclude: ['server/database/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite', TMPDIR, NODE_COMPILE_CACHE },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          include: ON_POSTGRES_TOO,
          exclude: ['server/database/sqlite.test.ts'],
          env: { TEST_DATABASE: 'postgres', TMPDIR, NODE_COMPILE_CACHE },
          globalSetup: 'server/testing/postgres-setup.ts',
        },
      },
      ...['pages', 'security', 'durability', 'load'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          ...(name === 'pages' ? { globalSetup: 'tests/pages/site-setup.ts' } : native),
          env: { TEST_DATABASE: 'sqlite', TMPDIR, NODE_COMPILE_CACHE },
          // Timing tests must run alone.
          ...(isSoak && name === 'load' ? { sequence: { groupOrder: 1 }, maxWorkers: 1 } : {}),
        },
      })),
    ],
  },
})
