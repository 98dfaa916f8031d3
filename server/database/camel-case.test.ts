import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

const database = useDatabase()

const inCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

it('maps every table and column to camel case and back', async () => {
  for (const { name, columns } of await database.read.introspection.getTables()) {
    const names = columns.map((column) => inCamelCase(column.name))
    const rows = database.read.selectFrom(inCamelCase(name) as 'users').select(names as 'id'[])
    expect(await rows.execute()).toBeInstanceOf(Array)
  }
})
