import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { makeDatabasePlace } from '#server/testing/database.ts'
import { inParallel, range } from '#tests/support/parallel.ts'

import { afterCommit, beforeCommit, lastBeforeCommit } from './commit-hooks.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** Fewer than the pool's connections: waiting for one fails after four seconds. */
const AT_ONCE = 8
const log = pino({ level: 'silent' })
let place: Awaited<ReturnType<typeof makeDatabasePlace>>
let database: Database

const request = (id: string) => ({
  id,
  kind: 'signup' as const,
  address: 'ann@example.com',
  codeChallenge: null,
  codeChallengeMethod: null,
  network: '',
  language: 'es' as const,
  redirectTo: null,
  createdAt: Date.now(),
})

const add = (id: string) =>
  database.write((tx) => tx.insertInto('linkRequests').values(request(id)).execute())

async function ids() {
  const rows = await database.read.selectFrom('linkRequests').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

beforeEach(async () => {
  place = await makeDatabasePlace()
  database = await openDatabase(place, log)
})

afterEach(async () => {
  await database.close()
  await place.remove()
})

describe('a transaction', () => {
  it('is read back as written, also by the next start', async () => {
    await add('1')
    await database.close()
    database = await openDatabase(place, log)
    const rows = await database.read.selectFrom('linkRequests').selectAll().execute()
    expect(rows).toEqual([{ ...request('1'), createdAt: expect.any(Number) }])
  })

  it('is rolled back whole when it fails, without affecting concurrent ones', async () => {
    const unit = (index: number) =>
      database.write(async (tx) => {
        await tx
          .insertInto('linkRequests')
          .values(request(`u${index}`))
          .execute()
        if (index % 3 === 0) throw new Error(`unit ${index}`)
      })
    const isUndone = (index: number) =>
      unit(index).then(
        () => false,
        ({ message }) => message === `unit ${index}`,
      )
    const undone = await inParallel(range(200), AT_ONCE, isUndone)
    expect(undone).toEqual(range(200).map((index) => index % 3 === 0))
    expect(await ids()).toHaveLength(undone.filter((one) => !one).length)
  })

  it('is invisible before its commit', async () => {
    await database.write(async (tx) => {
      await tx.insertInto('linkRequests').values(request('1')).execute()
      expect(await ids()).toEqual([])
    })
    expect(await ids()).toEqual(['1'])
  })

  it('loses no increment of a row under concurrency', async () => {
    await add('0')
    const count = () =>
      database.write(async (tx) => {
        const { address } = await tx
          .selectFrom('linkRequests')
          .selectAll()
          .forUpdate()
          .executeTakeFirstOrThrow()
        const next = String(Number.parseInt(address, 10) + 1 || 1)
        await tx.updateTable('linkRequests').set({ address: next }).execute()
      })
    await inParallel(range(50), AT_ONCE, count)
    const { address } = await database.read
      .selectFrom('linkRequests')
      .select('address')
      .executeTakeFirstOrThrow()
    expect(address).toBe('50')
  })
})

describe('a transaction’s deferred work', () => {
  it('runs in order, within it and then after its commit', async () => {
    const committed: string[] = []
    await database.write(async (tx) => {
      beforeCommit(tx, () => tx.insertInto('linkRequests').values(request('1')).execute())
      beforeCommit(tx, () => tx.insertInto('linkRequests').values(request('2')).execute())
      afterCommit(tx, () => committed.push('first'))
      afterCommit(tx, () => committed.push('second'))
    })
    expect(await ids()).toEqual(['1', '2'])
    expect(committed).toEqual(['first', 'second'])
  })

  it('runs last for a row that every change writes to', async () => {
    let rows: unknown
    await database.write(async (tx) => {
      lastBeforeCommit(tx, async () => {
        rows = await tx.selectFrom('linkRequests').select('id').execute()
      })
      beforeCommit(tx, () => tx.insertInto('linkRequests').values(request('1')).execute())
    })
    expect(rows).toEqual([{ id: '1' }])
  })

  it('is rolled back with it, and nothing follows', async () => {
    const committed: string[] = []
    const unit = database.write(async (tx) => {
      beforeCommit(tx, () => tx.insertInto('linkRequests').values(request('1')).execute())
      beforeCommit(tx, () => Promise.reject(new Error('It broke')))
      afterCommit(tx, () => committed.push('first'))
    })
    await expect(unit).rejects.toThrow('It broke')
    expect(await ids()).toEqual([])
    expect(committed).toEqual([])
  })
})

it('runs when a transaction begins as another one ends', async () => {
  for (let moment = 0; moment < 30; moment += 1) {
    await add(`a${moment}`)
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
    await add(`b${moment}`)
  }
  expect(await ids()).toHaveLength(60)
})

describe('the schema', () => {
  it('is migrated once by processes that start together', async () => {
    if (database.kind === 'sqlite') return
    const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place, log)))
    expect(await Promise.all(others.map((other) => other.isReady()))).not.toContain(false)
    await Promise.all(others.map((other) => other.close()))
  })

  it('deletes sessions and links with their user', async () => {
    const user = { id: 'ann', identityId: 'i', email: 'ann@example.com', passwordHash: '' }
    const now = { createdAt: 1, updatedAt: 1 }
    await database.write(async (tx) => {
      await tx
        .insertInto('users')
        .values({
          ...user,
          ...now,
          userMetadata: '{}',
          appMetadata: '{}',
          emailChangeAccepted: 0,
        } as never)
        .execute()
      await tx
        .insertInto('sessions')
        .values({
          id: 's',
          userId: 'ann',
          counter: 0,
          method: 'password',
          createdAt: 1,
          refreshedAt: 1,
        })
        .execute()
    })
    await database.write((tx) => tx.deleteFrom('users').execute())
    expect(await database.read.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('of a newer version is left unchanged', async () => {
    await database.write((tx) =>
      sql`insert into migrations (name, timestamp) values ('9999-later', '')`.execute(tx),
    )
    await database.close()
    await expect(openDatabase(place, log)).rejects.toThrow(/newer version .*9999-later/)
    await (database.kind === 'sqlite' ? place.remove() : undefined)
    database = await reopenAfresh()
  })
})

async function reopenAfresh() {
  if (database.kind === 'postgres') await place.remove()
  place = await makeDatabasePlace()
  return openDatabase(place, log)
}
