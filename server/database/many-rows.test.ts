import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import { insertMany, isOneOf } from './many-rows.ts'

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
  const many = Array.from({ length: 2_000 }, (_, at) => HARD[at % HARD.length]!)
  const rows = many.map((value, at) => setting(`n${String(at).padStart(4, '0')}`, value))
  await database.write((tx) => insertMany(tx, 'shop_settings', rows))
  expect(await all()).toEqual(rows)
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
  await database.write((tx) => insertMany(tx, 'link_requests', rows))
  const twice = database.write((tx) =>
    insertMany(tx, 'link_requests', [request('c', null), request('a', null)]),
  )
  await expect(twice).rejects.toThrow(/unique/i)
  const stored = await database.read.selectFrom('link_requests').selectAll().orderBy('id').execute()
  expect(stored).toEqual(rows)
})

it('finds by lists of any length', async () => {
  await database.write((tx) =>
    insertMany(
      tx,
      'shop_settings',
      HARD.map((value) => setting(value, '')),
    ),
  )
  for (const names of [[], HARD.slice(0, 1), HARD]) {
    const found = await database.read
      .selectFrom('shop_settings')
      .select('name')
      .where(isOneOf(database.read, 'name', names))
      .execute()
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
