import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { migrations } from '#server/database/migrate.ts'
import { addUsers, makeUser, withDatabase } from '#server/testing/accounts.ts'

import { byStoredNames } from './format.ts'
import { verifyBackup } from './read.ts'
import { openSnapshot } from './snapshot.ts'
import { openCurrentRows } from './upgrade.ts'
import { writeBackup } from './write.ts'

const ann = makeUser('ann@example.com')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forward-'))
  await withDatabase({ dataDir }, (database) => addUsers(database, ann))
})
afterEach(() => rm(dataDir, { recursive: true }))

const laterMigrations: typeof migrations = {
  ...migrations,
  '9999-domain': {
    async up(database) {
      await sql`alter table users add column domain text`.execute(database)
      await sql`update users set domain = substr(email, instr(email, '@') + 1)`.execute(database)
    },
  },
}

const readStored = () =>
  withDatabase({ dataDir }, ({ read }) =>
    byStoredNames(read).selectFrom('users').selectAll().executeTakeFirstOrThrow(),
  )

async function backUp() {
  const file = join(dataDir, 'site.backup')
  const snapshot = await openSnapshot({ dataDir })
  await writeBackup(snapshot, file)
  await snapshot.close()
  return verifyBackup(file)
}

it('migrates the rows of an older backup', async () => {
  const { rows, close } = await openCurrentRows(await backUp(), laterMigrations)
  expect(await Array.fromAsync(rows)).toEqual([
    ['users', { ...(await readStored()), domain: 'example.com' }],
  ])
  const scratch = (await readdir(tmpdir())).filter((name) => name.startsWith('restore-'))
  await close()
  const left = (await readdir(tmpdir())).filter((name) => scratch.includes(name))
  expect(left.length).toBeLessThan(scratch.length)
})

it('returns the rows of a current backup unchanged', async () => {
  const { rows, close } = await openCurrentRows(await backUp())
  expect(await Array.fromAsync(rows)).toEqual([['users', await readStored()]])
  await close()
})
