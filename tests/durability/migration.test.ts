import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { makeUser } from '#server/testing/accounts.ts'
import { inParallel, range } from '#tests/support/parallel.ts'
import { isSoak, size } from '#tests/support/soak.ts'

const PEOPLE = 50
const AT_ONCE = 2
/** In `npm test` every so manieth statement. */
const STEP = size(80, 1)

/** What a database looks like: its tables and indices, and how many accounts it holds. */
type Look = { schema: string; people: number; integrity: unknown }

it('a migration that is killed at any statement is as before a step or as after it, and is finished by the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-migration-'))
  const fresh = join(folder, 'fresh')
  const { commits } = await migrateWhole(fresh)
  const versions = [undefined, ...range(commits).map((commit) => `${fresh}.${commit}`)]
  const tried = isSoak ? versions : [versions.at(0), versions.at(-2)]
  for (const [index, version] of tried.entries()) {
    const old = join(folder, `old-${index}`)
    makeOld(old, version)
    const whole = join(folder, `whole-${index}`)
    copyFileSync(old, whole)
    const through = await migrateWhole(whole)
    const schemas = range(through.commits).map((commit) => lookAt(`${whole}.${commit}`).schema)
    const last = lookAt(whole)
    const { people, schema: first } = lookAt(old)
    const points = range(through.statements).filter((at) => at % STEP === 0)
    await inParallel(points, AT_ONCE, async (point) => {
      const file = join(folder, `killed-${index}-${point}`)
      copyFileSync(old, file)
      await migrate(file, point + 1)
      const left = lookAt(file)
      expect(left).toMatchObject({ people, integrity: 'ok' })
      expect(['[]', first, ...schemas]).toContain(left.schema)
      await migrate(file)
      expect(lookAt(file)).toEqual({ ...last, people })
    })
  }
  rmSync(folder, { recursive: true })
})

/** An empty database, or one of an earlier version with accounts in it. */
function makeOld(file: string, version?: string) {
  if (!version) return new DatabaseSync(file).close()
  copyFileSync(version, file)
  const database = new DatabaseSync(file)
  const columns = database.prepare('pragma table_info(users)').all()
  const names = columns.map(({ name }) => String(name))
  for (const index of range(names.length > 0 ? PEOPLE : 0)) {
    const user = Object.entries(makeUser(`person${index}@example.com`))
    const known = user.filter(([name]) => names.includes(name))
    const places = known.map(() => '?').join(', ')
    const sql = `insert into users (${known.map(([name]) => name).join(', ')}) values (${places})`
    database.prepare(sql).run(...known.map(([, value]) => value))
  }
  database.close()
}

function lookAt(file: string): Look {
  const database = new DatabaseSync(file)
  const all = (sql: string) => database.prepare(sql).all()
  const tables = all(
    "select name, sql from sqlite_schema where name not like 'sqlite_stat%' order by name",
  )
  const hasUsers = tables.some(({ name }) => name === 'users')
  const look = {
    schema: JSON.stringify(tables.map(({ sql }) => sql)),
    people: hasUsers ? Number(all('select count(*) as n from users')[0]?.n) : 0,
    integrity: all('pragma integrity_check')[0]?.integrity_check,
  }
  database.close()
  return look
}

async function migrateWhole(file: string): Promise<{ statements: number; commits: number }> {
  return JSON.parse(await migrate(file))
}

/** @param last the statement before which it is killed */
function migrate(file: string, last?: number) {
  const words = ['tests/durability/migrate-until.ts', file, ...(last ? [String(last)] : [])]
  return new Promise<string>((done, refuse) => {
    execFile(process.execPath, words, (error, stdout) => {
      if (error && error.signal !== 'SIGKILL') refuse(error)
      else done(stdout)
    })
  })
}
