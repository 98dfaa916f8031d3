import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import { keepStatement } from './kept-statement.ts'
import { insertMany, insertPacked, isOneOf, packRows } from './many-rows.ts'

const database = useDatabase()

const setting = (name: string, value: string) => ({
  name,
  value,
  changed_at: 1_795_669_114_908,
  changed_by: 'owner',
})
const HARD = ['12', '{"a":"\\u00e9"}', 'O’Brien “x”, \n\t\\', 'Nguyễn 李', '']

const all = () => database.read.selectFrom('shop_settings').selectAll().orderBy('name').execute()

it('inserts rows as they are, whatever stands in them', async () => {
  const rows = HARD.map((value, at) => setting(`n${at}`, value))
  await database.writeMany((tx) => insertMany(tx, 'shop_settings', rows))
  expect(await all()).toEqual(rows)
})

it('inserts together what was packed apart, and nothing where there is none', async () => {
  const packed = [
    packRows([setting('a', '1'), setting('b', '2')]),
    '',
    packRows([setting('c', '3')]),
  ]
  const columns = Object.keys(setting('', ''))
  await database.writeMany((tx) => insertPacked(tx, 'shop_settings', columns, packed))
  await database.writeMany((tx) => insertPacked(tx, 'shop_settings', columns, ['']))
  await database.writeMany((tx) => insertMany(tx, 'shop_settings', []))
  expect((await all()).map(({ name, value }) => name + value)).toEqual(['a1', 'b2', 'c3'])
})

it('keeps null, and undoes all where a row is refused', async () => {
  const request = (id: string, redirect_to: string | null) => ({
    id,
    kind: 'signup' as const,
    address: `${id}@example.com`,
    code_challenge: null,
    code_challenge_method: null,
    network: '',
    language: 'en' as const,
    redirect_to,
    created_at: 1,
  })
  const rows = [request('a', null), request('b', '/x')]
  await database.writeMany((tx) => insertMany(tx, 'link_requests', rows))
  const twice = database.writeMany((tx) =>
    insertMany(tx, 'link_requests', [request('c', null), request('a', null)]),
  )
  await expect(twice).rejects.toThrow(/unique/i)
  const stored = await database.read.selectFrom('link_requests').selectAll().orderBy('id').execute()
  expect(stored).toEqual(rows)
})

it('finds by lists of any length with one statement', async () => {
  await database.write((tx) =>
    insertMany(
      tx,
      'shop_settings',
      HARD.map((value) => setting(value, '')),
    ),
  )
  const find = keepStatement((reader, { names }: { names: string }) =>
    reader
      .selectFrom('shop_settings')
      .select('name')
      .where(isOneOf(reader, 'name', names)),
  )
  for (const names of [[], HARD.slice(0, 1), HARD]) {
    const found = await find.all(database.read, { names: JSON.stringify(names) })
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  }
})

it('finds numbers by a list of any length', async () => {
  const settings = HARD.map((value, index) => ({ ...setting(value, ''), changed_at: index }))
  await database.write((tx) => insertMany(tx, 'shop_settings', settings))
  for (const wanted of [[], settings.slice(1, 3)]) {
    const numbers = wanted.map(({ changed_at }) => changed_at)
    const found = await database.read
      .selectFrom('shop_settings')
      .select('changed_at')
      .where(isOneOf(database.read, 'changed_at', numbers))
      .orderBy('changed_at')
      .execute()
    expect(found.map(({ changed_at }) => changed_at)).toEqual(numbers)
  }
})
