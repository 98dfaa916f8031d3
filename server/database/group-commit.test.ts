import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createGroupCommit } from './group-commit.ts'
import { createLogSync } from './log-sync.ts'
import { createFramedKysely, createSqliteKysely, createSqliteReader } from './sqlite-dialect.ts'

type Tables = { counts: { n: number } }

const A_WHILE_MS = 20
let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-group-'))
  file = join(folder, 'counts.sqlite')
})

afterEach(() => rm(folder, { recursive: true }))

function runIn(
  connection: DatabaseSync,
): Parameters<typeof createGroupCommit<Transaction<Tables>>>[1] {
  const writer = createSqliteKysely<Tables>(connection)
  const whole = createFramedKysely<Tables>(connection)
  return {
    inSavepoint: (work) => writer.transaction().execute(work),
    alone: (work) => whole.transaction().execute(work),
  }
}

/** A database whose disk takes as long as the test wants. */
function open() {
  const connection = new DatabaseSync(file)
  connection.exec('pragma journal_mode = wal; pragma synchronous = normal; create table counts (n)')
  const disk = createLogSync(`${file}-wal`)
  let release = () => {}
  let pending: Promise<void> | undefined
  const sync = () => {
    const released = new Promise<void>((resolve) => (release = resolve))
    pending = released.then(disk.sync).finally(() => (pending = undefined))
    return pending
  }
  const read = createSqliteReader<Tables>(connection, new DatabaseSync(file), () => pending)
  const group = createGroupCommit<Transaction<Tables>>(
    connection,
    runIn(connection),
    sync,
    () => {},
  )
  const add = (n: number) => group.write((tx) => tx.insertInto('counts').values({ n }).execute())
  return {
    add,
    all: () => read.selectFrom('counts').select('n').orderBy('n').execute(),
    isSyncing: () => vi.waitFor(() => expect(pending).toBeDefined()),
    release: () => release(),
    async close() {
      await group.finish()
      await disk.close()
      await read.destroy()
      connection.close()
    },
  }
}

it('says and shows nothing of a commit that is not on the disk yet', async () => {
  const database = open()
  const heard: string[] = []
  const added = database.add(1).then(() => heard.push('added'))
  await database.isSyncing()
  const seen = database.all().then((rows) => heard.push(`seen ${rows.length}`))
  const next = database.add(2)
  await pause(A_WHILE_MS)
  expect(heard).toEqual([])

  database.release()
  await Promise.all([added, seen])
  expect(heard.toSorted()).toEqual(['added', 'seen 1'])
  await database.isSyncing()
  database.release()
  await next
  expect(await database.all()).toEqual([{ n: 1 }, { n: 2 }])
  await database.close()
})

it('takes a disk that fails to sync for broken, and promises nothing', async () => {
  const connection = new DatabaseSync(file)
  connection.exec('pragma journal_mode = wal; create table counts (n)')
  const broken: unknown[] = []
  const failure = Object.assign(new Error('input or output'), { code: 'EIO' })
  const group = createGroupCommit<Transaction<Tables>>(
    connection,
    runIn(connection),
    () => Promise.reject(failure),
    (error) => broken.push(error),
  )
  const written = group.write((tx) => sql`insert into counts values (1)`.execute(tx))
  await expect(written).rejects.toBe(failure)
  expect(broken).toEqual([failure])
  expect(group.hasFailed()).toBe(true)
  connection.close()
})

it('undoes a unit that is alone, and no other', async () => {
  const connection = new DatabaseSync(file)
  connection.exec('pragma journal_mode = wal; create table counts (n)')
  const run = runIn(connection)
  const group = createGroupCommit(
    connection,
    run,
    async () => {},
    () => {},
  )
  const add = (n: number, isAlone: boolean, fails = false) =>
    group.write(async (tx) => {
      await tx.insertInto('counts').values({ n }).execute()
      if (fails) throw new Error('given up')
    }, isAlone)
  const all = [add(1, false), add(2, true, true), add(3, false), add(4, true), add(5, false, true)]
  const answers = await Promise.allSettled(all)
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(group.hasFailed()).toBe(false)
  const rows = connection.prepare('select n from counts order by n').all()
  expect(rows.map(({ n }) => n)).toEqual([1, 3, 4])
  connection.close()
})
