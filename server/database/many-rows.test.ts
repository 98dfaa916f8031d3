import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import { insertMany, isOneOf } from './many-rows.ts'

const database = useDatabase()

const setting = (name: string, value: string) => ({
  name,
  value,
  changedAt: 1_795_669_114_908,
  changedBy: 'owner',
})
const HARD = ['12', '{"a":"\\u00e9"}', 'O’Brien “x”, \n\t\\', 'Nguyễn 李', '']

const all = () => database.read.selectFrom('shopSettings').selectAll().orderBy('name').execute()

it('inserts rows unchanged with any values', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => HARD[at % HARD.length]!)
  const rows = many.map((value, at) => setting(`n${String(at).padStart(4, '0')}`, value))
  await database.write((tx) => insertMany(tx, 'shopSettings', rows))
  expect(await all()).toEqual(rows)
})

it('keeps null, and inserts nothing if a row is refused', async () => {
  const request = (id: string, redirectTo: string | null) => ({
    id,
    kind: 'signup' as const,
    address: `${id}@example.com`,
    codeChallenge: null,
    codeChallengeMethod: null,
    network: '',
    language: 'en' as const,
    redirectTo,
    createdAt: 1,
  })
  const rows = [request('a', null), request('b', '/x')]
  await database.write((tx) => insertMany(tx, 'linkRequests', rows))
  const twice = database.write((tx) =>
    insertMany(tx, 'linkRequests', [request('c', null), request('a', null)]),
  )
  await expect(twice).rejects.toThrow(/unique/i)
  const stored = await database.read.selectFrom('linkRequests').selectAll().orderBy('id').execute()
  expect(stored).toEqual(rows)
})

it('finds values by lists of any length', async () => {
  await database.write((tx) =>
    insertMany(
      tx,
      'shopSettings',
      HARD.map((value) => setting(value, '')),
    ),
  )
  for (const names of [[], HARD.slice(0, 1), HARD]) {
    const rows = await database.read
      .selectFrom('shopSettings')
      .select('name')
      .where(isOneOf(database.read, 'name', names))
      .execute()
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  }
})

it('finds numbers by a list of any length', async () => {
  const settings = HARD.map((value, index) => ({ ...setting(value, ''), changedAt: index }))
  await database.write((tx) => insertMany(tx, 'shopSettings', settings))
  for (const wanted of [[], settings.slice(1, 3)]) {
    const numbers = wanted.map(({ changedAt }) => changedAt)
    const rows = await database.read
      .selectFrom('shopSettings')
      .select('changedAt')
      .where(isOneOf(database.read, 'changedAt', numbers))
      .orderBy('changedAt')
      .execute()
    expect(rows.map(({ changedAt }) => changedAt)).toEqual(numbers)
  }
})
