import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import { compileStatement } from './compiled-statement.ts'

const database = useDatabase()

const request = (id: string, redirectTo: string | null = null) => ({
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

const add = (id: string, redirectTo?: string) =>
  database.write((tx) => tx.insertInto('linkRequests').values(request(id, redirectTo)).execute())

it('is built once, and reused with new values, within a transaction too', async () => {
  let built = 0
  const findLater = compileStatement((reader, { than, most }: { than: string; most: number }) => {
    built += 1
    const later = reader.selectFrom('linkRequests').select('id').where('id', '>', than)
    return later.orderBy('id').limit(most)
  })
  for (const id of ['a', 'b', 'c']) await add(id)

  const answers = [
    await findLater.all(database.read, { than: 'a', most: 5 }),
    await findLater.all(database.read, { than: '', most: 1 }),
    await database.write((tx) => findLater.all(tx, { than: 'b', most: 5 })),
  ]

  expect(answers).toEqual([[{ id: 'b' }, { id: 'c' }], [{ id: 'a' }], [{ id: 'c' }]])
  // A database file has one connection for reading and one for writing.
  expect(built).toBeLessThanOrEqual(2)
})

it('can’t be built from a value known only later', async () => {
  const findSoon = compileStatement((reader, { now }: { now: number }) =>
    reader
      .selectFrom('linkRequests')
      .select('id')
      .where('createdAt', '<', now - 1_000),
  )
  await expect(findSoon.all(database.read, { now: 5 })).rejects.toThrow('not known')
})
