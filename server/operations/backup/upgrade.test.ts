import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { migrate } from '#server/database/migrate.ts'

import { addUsers, makeUser, withDatabase } from '#server/testing/accounts.ts'
import { openCurrentRows } from './upgrade.ts'
import { verifyBackup } from './read.ts'
import { openSnapshot } from './open-snapshot.ts'
import { writeBackup } from './write.ts'

const ann = makeUser('ann@example.com')

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forward-'))
  await withDatabase({ dataDir }, (database) => addUsers(database, ann))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** The migrations as a later version of the site has them: one more, which reads what is there. */
const laterMigrate: typeof migrate = async (database, kind) => {
  await sql`create table if not exists migrations (name text primary key)`.execute(database)
  const { rows } = await sql`select 1 from migrations where name = '0002-domain'`.execute(database)
  if (rows.length === 0) await migrate(database, kind)
  else return migrateAround(database, kind)
  await sql`alter table users add column domain text`.execute(database)
  await sql`update users set domain = substr(email, instr(email, '@') + 1)`.execute(database)
  await sql`insert into migrations values ('0002-domain')`.execute(database)
}

/** The real one refuses marks it does not know. */
async function migrateAround(...[database, kind]: Parameters<typeof migrate>) {
  await sql`delete from migrations where name = '0002-domain'`.execute(database)
  await migrate(database, kind)
  await sql`insert into migrations values ('0002-domain')`.execute(database)
}

async function backUp() {
  const file = join(dataDir, 'site.backup')
  const snapshot = await openSnapshot({ dataDir })
  await writeBackup(snapshot, file)
  await snapshot.close()
  return verifyBackup(file)
}

it('migrates the rows of an older backup with what they say', async () => {
  const { rows, close } = await openCurrentRows(await backUp(), laterMigrate)
  expect(await Array.fromAsync(rows)).toEqual([['users', { ...ann, domain: 'example.com' }]])
  const scratch = (await readdir(tmpdir())).filter((name) => name.startsWith('restore-'))
  await close()
  const left = (await readdir(tmpdir())).filter((name) => scratch.includes(name))
  expect(left.length).toBeLessThan(scratch.length)
})

it('gives the rows of a backup of this version as they are', async () => {
  const { rows, close } = await openCurrentRows(await backUp())
  expect(await Array.fromAsync(rows)).toEqual([['users', ann]])
  await close()
})
