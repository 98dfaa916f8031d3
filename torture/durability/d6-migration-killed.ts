import { execFile } from 'node:child_process'
import { copyFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { makeUser } from '#server/testing/accounts.ts'

import { inParallel, upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { withFolder } from '#torture/recovery/operate.ts'

const PRELOAD = resolve('torture/child/preload.ts')
const PEOPLE = 50
const AT_ONCE = 2
/** More statements than all migrations together. */
const NEVER = 100_000

/** What a database looks like: its tables and indices, which migrations it holds done, and how many accounts. */
type Look = { schema: string; marks: string[]; people: number; isWhole: boolean }

/** A process that is killed while it brings the tables up to date leaves each step done or not begun. */
export const migrationKilled: Item = {
  id: 'D6',
  title: 'Migration killed at every statement',
  bar: '50 rounds: as before a step or as after it, never between; the next start finishes',
  tiers: ['full', 'soak'],
  fault: {
    says: 'a step is no transaction',
    edits: [
      {
        file: 'server/database/migrate.ts',
        find: 'await database.transaction().execute(async (tx) => {',
        replace: 'await Promise.resolve(database).then(async (tx) => {',
      },
    ],
  },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const edits = JSON.stringify(isFaulted ? (migrationKilled.fault.edits ?? []) : [])
    let rounds = 0
    await withFolder(async (folder) => {
      for (const old of await makeOldStates(folder)) {
        const whole = join(folder, 'whole')
        await copyFile(old, whole)
        const statements = Number(await migrateUntil(whole, NEVER, edits))
        const states = await allStates(folder, old)
        rounds += statements
        await inParallel(upTo(statements), AT_ONCE, async (index) => {
          const file = join(folder, `killed-${index}`)
          await copyFile(old, file)
          await migrateUntil(file, index + 1, edits)
          check(file, states, `killed before statement ${index + 1}`, wrongs)
          await migrateUntil(file, NEVER, edits).catch((error) => wrongs.add(String(error)))
          check(file, states.slice(-1), `started again after ${index + 1}`, wrongs)
          for (const end of ['', '-wal', '-shm']) await rm(file + end, { force: true })
        })
        await rm(whole)
      }
    })
    return wrongs.outcome(`${rounds} rounds, ${wrongs.count} between the steps`)
  },
}

/** An empty database, and one of each earlier version with accounts in it. */
async function makeOldStates(folder: string) {
  const marks = await knownMarks(folder)
  const states = []
  for (const done of upTo(marks.length)) {
    const file = join(folder, `old-${done}`)
    await makeState(file, marks, done)
    if (done > 0) addPeople(file)
    states.push(file)
  }
  return states
}

/** A migration that is marked as done is passed over: so tables are made up to a step, and the marks after it taken back. */
async function makeState(file: string, marks: string[], done: number) {
  if (done === 0) return new DatabaseSync(file).close()
  const later = marks.slice(done)
  change(file, (database) => {
    database.exec('create table migrations (name text primary key)')
    for (const name of later) database.prepare('insert into migrations values (?)').run(name)
  })
  await migrateUntil(file, NEVER, '[]')
  change(file, (database) => {
    for (const name of later) database.prepare('delete from migrations where name = ?').run(name)
  })
}

function addPeople(file: string) {
  change(file, (database) => {
    for (const index of upTo(PEOPLE)) {
      const user = makeUser(`d6-${index}@example.com`)
      const names = Object.keys(user)
      const sql = `insert into users (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
      database.prepare(sql).run(...Object.values(user))
    }
  })
}

/** What the file may look like from here on: as it is, and after each further step. */
async function allStates(folder: string, old: string): Promise<Look[]> {
  const marks = await knownMarks(folder)
  const from = lookAt(old)
  const states = [from, { ...from, schema: '' }]
  for (const done of upTo(marks.length + 1)) {
    if (done < from.marks.length) continue
    const file = join(folder, `state-${done}`)
    await rm(file, { force: true })
    await makeState(file, marks, done)
    states.push({ ...lookAt(file), people: from.people })
  }
  return states
}

async function knownMarks(folder: string) {
  const file = join(folder, 'known')
  await migrateUntil(file, NEVER, '[]')
  return lookAt(file).marks
}

function check(file: string, states: Look[], when: string, wrongs: Wrongs) {
  const found = lookAt(file)
  const fits = ({ schema, marks, people }: Look) =>
    [schema, ...marks, people].join() === [found.schema, ...found.marks, found.people].join()
  if (!found.isWhole || !states.some(fits))
    wrongs.add(`${when}: ${found.marks.join() || 'no marks'}`)
}

function lookAt(file: string): Look {
  const database = new DatabaseSync(file)
  try {
    const all = (sql: string) => database.prepare(sql).all()
    // The table of marks itself is made by a step of its own.
    const schema = all(`select sql from sqlite_schema where sql is not null order by name`)
    const has = (table: string) =>
      schema.some(({ sql }) => String(sql).includes(`table "${table}"`))
    const made = schema.filter(({ sql }) => !String(sql).includes('migrations'))
    return {
      schema: made.map(({ sql }) => sql).join(';'),
      marks:
        schema.length > made.length
          ? all('select name from migrations order by name').map(({ name }) => String(name))
          : [],
      people: has('users') ? Number(all('select count(*) as n from users')[0]?.n) : 0,
      isWhole: all('pragma integrity_check')[0]?.integrity_check === 'ok',
    }
  } finally {
    database.close()
  }
}

function change(file: string, work: (database: DatabaseSync) => void) {
  const database = new DatabaseSync(file)
  work(database)
  database.close()
}

/** @returns what it printed: how many statements there were, or nothing when it was killed */
function migrateUntil(file: string, statement: number, TORTURE_EDITS: string) {
  const words = [
    '--import',
    PRELOAD,
    'torture/durability/migrate-until.ts',
    file,
    String(statement),
  ]
  const env = { PATH: process.env.PATH, TORTURE_EDITS }
  return new Promise<string>((done, refuse) => {
    execFile(process.execPath, words, { env }, (error, stdout) => {
      if (error && error.signal !== 'SIGKILL') refuse(error)
      else done(stdout)
    })
  })
}
