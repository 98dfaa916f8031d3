import { randomUUID } from 'node:crypto'

import { confirm } from '#server/testing/fixtures.ts'

import type { ServerProcess } from './start-process.ts'

export async function createAccounts(server: ServerProcess, emails: string[]) {
  const model = 'model@example.com'
  await confirm(server, model)
  const [row = {}] = await server.records.ask('select * from users where email = ?', model)
  const copies = emails.map((email) =>
    Object.values({ ...row, id: randomUUID(), identity_id: randomUUID(), email }),
  )
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  const sql = `insert into users (${columns.join(', ')}) values (${places})`
  await server.records.change(sql, copies)
}
