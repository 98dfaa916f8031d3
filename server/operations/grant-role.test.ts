import { expect, it } from 'vitest'

import { rememberCustomer, walkInId } from '#server/shop/core/customers/customers.ts'
import { runCommand, runScript } from '#server/testing/accounts.ts'
import { openCustomer, openStaff } from '#server/testing/shop.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { counter } from '#shared/content/counter.ts'

const server = useServer()

it('gives and takes a role beside a running server, with notice and audit entry', async () => {
  const customer = await openCustomer(server, ann.email)
  const { id } = customer
  const roleOf = async () => (await customer.get('me')).body.role
  expect(await roleOf()).toBe('customer')
  const { code, output } = await runScript('grant-role', [ann.email, 'administrator'], server.place)
  expect([code, output.trim()]).toEqual([0, `${ann.email} is administrator now.`])
  const { read } = server.database
  expect(await read.selectFrom('staff').select(['id', 'role']).execute()).toEqual([
    { id, role: 'administrator' },
  ])
  const log = await read.selectFrom('audit').select(['actor', 'action', 'entityId']).execute()
  expect(log).toContainEqual({ actor: 'operator', action: 'set-role', entityId: id })
  expect(await roleOf()).toBe('administrator')
  const take = () => runCommand('grant-role', [ann.email, 'customer'], server.place)
  expect(await take()).toMatchObject({ code: 1, output: `${counter.last_administrator}\n` })
  await openStaff(server, 'owner@example.com', 'administrator')
  expect((await take()).code).toBe(0)
  expect(await roleOf()).toBe('customer')
})

it('prints its usage', async () => {
  const { output } = await runCommand('grant-role', [ann.email, 'king'], server.place)
  expect(output).toContain('Usage')
})

it('reports a missing account, also for an address known to the counter only', async () => {
  const noted = { id: walkInId(), email: 'x@example.com', firstName: 'X', language: 'en' } as const
  await server.database.write((tx) => rememberCustomer(tx, noted, 1))
  const { code, output } = await runScript(
    'grant-role',
    ['x@example.com', 'customer'],
    server.place,
  )
  expect([code, output.trim()]).toEqual([1, 'x@example.com has no account here: sign up first.'])
})
