import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import { keepStatement } from './kept-statement.ts'
import { countDeleted, countUpdated, findRow, insertRow, selectRows } from './rows.ts'

const database = useDatabase()

const request = (id: string, redirectTo: string | null = null) => ({
  id,
  kind: 'signup' as const,
  address: `${id}@example.com`,
  code_challenge: null,
  code_challenge_method: null,
  network: '',
  language: 'en' as const,
  redirect_to: redirectTo,
  created_at: 1,
})

const add = (id: string, redirectTo?: string) =>
  database.write((tx) => insertRow(tx, 'link_requests', request(id, redirectTo)))

it('is built once, and filled in anew each time, within a transaction too', async () => {
  let built = 0
  const findLater = keepStatement((reader, { than, most }: { than: string; most: number }) => {
    built += 1
    const later = reader.selectFrom('link_requests').select('id').where('id', '>', than)
    return later.orderBy('id').limit(most)
  })
  for (const id of ['a', 'b', 'c']) await add(id)

  const answers = [
    await findLater.all(database.read, { than: 'a', most: 5 }),
    await findLater.all(database.read, { than: '', most: 1 }),
    await database.write((tx) => findLater.all(tx, { than: 'b', most: 5 })),
  ]

  expect(answers).toEqual([[{ id: 'b' }, { id: 'c' }], [{ id: 'a' }], [{ id: 'c' }]])
  // Reading and writing have a connection each where the database is a file.
  expect(built).toBeLessThanOrEqual(2)
})

it('says how many rows it changed', async () => {
  for (const id of ['a', 'b', 'c']) await add(id)
  const remove = keepStatement((tx, { from }: { from: string }) =>
    tx.deleteFrom('link_requests').where('id', '>=', from),
  )
  expect(await database.write((tx) => remove.change(tx, { from: 'b' }))).toBe(2)
  expect(await database.write((tx) => remove.change(tx, { from: 'b' }))).toBe(0)
})

it('refuses to be built on a value that comes only later', async () => {
  const findSoon = keepStatement((reader, { now }: { now: number }) =>
    reader
      .selectFrom('link_requests')
      .select('id')
      .where('created_at', '<', now - 1_000),
  )
  await expect(findSoon.all(database.read, { now: 5 })).rejects.toThrow('not known')
})

it('tells rows whose column is null from rows whose column is not, under one name', async () => {
  await add('a')
  await add('b', '/')
  const find = (redirect: string | null) =>
    redirect === null
      ? findRow(database.read, 'link_requests', { redirect_to: null })
      : findRow(database.read, 'link_requests', { redirect_to: redirect })
  expect(await find(null)).toEqual(request('a'))
  expect(await find('/')).toEqual(request('b', '/'))
  expect(await find('/elsewhere')).toBeUndefined()
  expect(await find(null)).toEqual(request('a'))
})

it('changes, and deletes, what fits and nothing else, with null and without', async () => {
  await add('a')
  await add('b', '/')
  const change = (id: string, redirect_to: string | null) =>
    database.write((tx) => countUpdated(tx, 'link_requests', { id }, { redirect_to }))
  expect([await change('a', '/new'), await change('b', null), await change('c', '/')]).toEqual([
    1, 1, 0,
  ])
  const rows = await selectRows(database.read, 'link_requests', {}).orderBy('id').execute()
  expect(rows).toEqual([request('a', '/new'), request('b')])
  const deleted = database.write((tx) => countDeleted(tx, 'link_requests', { redirect_to: null }))
  expect(await deleted).toBe(1)
  expect(await findRow(database.read, 'link_requests', { id: 'a' })).toBeDefined()
})
