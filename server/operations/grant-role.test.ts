import { expect, it } from 'vitest'

import { runScript } from '#server/testing/accounts.ts'
import { openCustomer } from '#server/testing/shop.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'

const server = useServer()

it('gives a role beside a running server, and the log says so', async () => {
  const { id } = await openCustomer(server, ann.email)
  const { code, said } = await runScript('grant-role', [ann.email, 'administrator'], server.place)
  expect([code, said.trim()]).toEqual([0, `${ann.email} is administrator now.`])
  const { read } = server.database
  expect(await read.selectFrom('staff').select(['id', 'role']).execute()).toEqual([
    { id, role: 'administrator' },
  ])
  const log = await read.selectFrom('audit').select(['actor', 'action', 'entity_id']).execute()
  expect(log).toContainEqual({ actor: 'operator', action: 'set-role', entity_id: id })
})

it('says when there is no such account', async () => {
  const { code, said } = await runScript('grant-role', ['x@example.com', 'customer'], server.place)
  expect([code, said.trim()]).toEqual([1, 'x@example.com has no account here: sign up first.'])
})
