import { randomInt } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { makeDatabasePlace } from '#server/database/test-database.ts'

import { addUsers, makeUser, readUsers, runScript, withDatabase } from './accounts-for-tests.ts'
import { keptTables, leftTables, SEAL_BYTES } from './backup-format.ts'
import { verifyBackup } from './read-backup.ts'

const FLIPS = 300
type Place = Awaited<ReturnType<typeof makeDatabasePlace>>
let source: Place
let target: Place
let file: string
beforeEach(async () => {
  source = await makeDatabasePlace()
  target = await makeDatabasePlace()
  file = join(source.dataDir, 'site.backup')
})
afterEach(async () => {
  await source.remove()
  await target.remove()
})

async function backUp(...emails: string[]) {
  await withDatabase(source, async (database) => {
    if (emails.length > 0) await addUsers(database, ...emails.map((email) => makeUser(email)))
  })
  expect(await runScript('backup', [file], source)).toMatchObject({ code: 0 })
}

function restore(...words: string[]) {
  return runScript('restore', [file, ...words], target)
}

function emailsAt(place: Place) {
  return withDatabase(place, async (database) => {
    return (await readUsers(database)).map(({ email }) => email)
  })
}

describe('a backup', () => {
  it('of a running server holds every write acknowledged before it, and one state of the rest', async () => {
    await withDatabase(source, async (database) => {
      await addUsers(database, makeUser('before@example.com'))
      const writes = { goOn: true }
      const writing = (async () => {
        for (let count = 0; writes.goOn; count++) {
          const pair = `${String(count).padStart(5, '0')}@`
          await addUsers(database, makeUser(`${pair}a.test`), makeUser(`${pair}b.test`))
        }
      })()
      const { code } = await runScript('backup', [file], source)
      writes.goOn = false
      await writing
      expect(code).toBe(0)
    })

    expect(await restore()).toMatchObject({ code: 0 })
    const emails = await emailsAt(target)
    const pairs = emails.filter((email) => email !== 'before@example.com')
    expect(emails).toContain('before@example.com')
    expect(pairs.length % 2).toBe(0)
    for (const email of pairs) expect(emails).toContain(email.replace('a.test', 'b.test'))
  })

  it('gives back every account as it was, to the letter', async () => {
    const users = [
      makeUser('ann@example.com', { banned_until: 2 ** 52, confirmed_at: null }),
      makeUser('zoë@example.com', { user_metadata: JSON.stringify({ a: '\u2028\\n", {' }) }),
    ]
    await withDatabase(source, (database) => addUsers(database, ...users))
    await backUp()
    expect((await restore()).said).toContain('Restored 2 accounts')
    expect(await withDatabase(target, readUsers)).toEqual(users)
  })

  it('is for its owner alone, and replaces no file', async () => {
    await backUp('ann@example.com')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const kept = await readFile(file)
    const again = await runScript('backup', [file], source)
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
    expect(await readFile(file)).toEqual(kept)
    expect((await readdir(source.dataDir)).join()).not.toContain('unfinished')
  })

  it('knows what becomes of every table', async () => {
    const tables = await withDatabase(source, async (database) =>
      (await database.read.introspection.getTables()).map((table) => table.name),
    )
    const passing = ['migrations', 'limits', 'failures']
    expect(tables.filter((table) => !passing.includes(table)).toSorted()).toEqual(
      [...keptTables, ...leftTables].toSorted(),
    )
  })
})

describe('a damaged backup', () => {
  it('is recognised whichever bit was turned or wherever it was cut', async () => {
    await backUp(...Array.from({ length: 40 }, (_, count) => `${count}@example.com`))
    const whole = await readFile(file)
    await expect(verifyBackup(file)).resolves.toMatchObject({ rows: { users: 40 } })

    const bad = join(source.dataDir, 'bad.backup')
    const turned = Array.from({ length: FLIPS }, () => randomInt(whole.length * 8))
    const edges = [0, 8 * 9, 8 * (whole.length - SEAL_BYTES), whole.length * 8 - 1]
    for (const bit of [...turned, ...edges]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      await writeFile(bad, changed)
      await expect(verifyBackup(bad), `bit ${bit}`).rejects.toThrow('damaged')
    }
    for (let length = 0; length < whole.length; length += 37) {
      await writeFile(bad, whole.subarray(0, length))
      await expect(verifyBackup(bad), `cut at ${length}`).rejects.toThrow('damaged')
    }
    await writeFile(bad, Buffer.concat([whole, Buffer.from('x')]))
    await expect(verifyBackup(bad)).rejects.toThrow('damaged')
  })
})

it('says one clear line when there is no database', async () => {
  const nowhere = { dataDir: join(source.dataDir, 'nowhere') }
  const { code, said } = await runScript('backup', [file], nowhere)
  expect([code, said.trim().split('\n').length]).toEqual([1, 1])
})
