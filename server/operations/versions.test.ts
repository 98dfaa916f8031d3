import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import { readSettings } from '#server/settings.ts'
import { environmentFor, runCommand, withDatabase } from '#server/testing/accounts.ts'
import { asLaterVersion, useBackupPlaces } from '#server/testing/backups.ts'

import { backUpBeforeMigration } from './backup/before-migration.ts'

const places = useBackupPlaces()

async function askAll() {
  const { source, file } = places
  const run = (name: 'backup' | 'check-audit' | 'grant-role', ...words: string[]) =>
    runCommand(name, words, source).then(({ output }) => output.trim())
  const settings = readSettings(environmentFor(source))
  return {
    start: await backUpBeforeMigration(settings).catch((error: Error) => error.message),
    backup: await run('backup'),
    'backup to a file': await run('backup', file),
    'check-audit': await run('check-audit'),
    'grant-role': await run('grant-role', 'ann@example.com', 'administrator'),
  }
}

it.each<[what: string, change: (tx: Writer) => Promise<unknown>, says: string]>([
  [
    'a newer version',
    (tx) => sql`insert into migrations (name, timestamp) values ('9999-later', '')`.execute(tx),
    'newer version of this site (9999-later): install that version',
  ],
  [
    'a version before the first',
    (tx) =>
      sql`update migrations set name = '0001-accounts' where name = '0001-baseline'`.execute(tx),
    'upgrades databases from 0001-baseline on',
  ],
  [
    'a version that recorded nothing',
    (tx) => sql`drop table migrations`.execute(tx),
    'can’t upgrade (no record of migrations)',
  ],
])('every command reports a database of %s', async (_what, change, says) => {
  await withDatabase(places.source, ({ write }) => write(change))
  for (const [name, output] of Object.entries(await askAll())) {
    expect([name, output]).toEqual([name, expect.stringContaining(says)])
    expect(output).not.toContain('\n')
  }
})

it('an older database can be backed up; other commands require a start first', async () => {
  const { start, ...outputs } = await asLaterVersion(askAll)
  expect(start).toMatch(/\.backup$/)
  expect(outputs.backup).toContain('0 accounts')
  expect(outputs['check-audit']).toContain('start this version once')
  expect(outputs['grant-role']).toContain('start this version once')
})

it.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'every command reports a file that is no database',
  async () => {
    const file = join(places.source.dataDir, DATABASE_FILE)
    // The write-ahead log would repair the file.
    for (const side of ['-wal', '-shm']) await rm(file + side, { force: true })
    await writeFile(file, 'no database '.repeat(1_000))
    for (const [name, output] of Object.entries(await askAll()))
      expect([name, output]).toEqual([name, expect.stringContaining('no SQLite database')])
  },
)
