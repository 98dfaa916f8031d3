import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { findWalkIns } from '#server/shop/core/permissions/ownership.ts'
import { during } from '#server/testing/during.ts'
import { couple, openCustomer, type Customer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const ADDRESS = 'walk.in@example.com'

const { server, ann, clerk } = useCounter()

const fileFor = (email: string) => clerk.post('customers', { email, application: couple })
const erase = (who: Customer) =>
  who.post('data/delete', { confirm: 'delete', current_password: person.password })

const read = () => server.database.read
const filed = () => read().selectFrom('applications').select(['id', 'customerId']).execute()

async function withWalkIn() {
  const { body } = await fileFor(ADDRESS)
  await clerk.post(`customers/${body.id}/withdraw`)
  const [walkIn = ''] = await findWalkIns(read(), ADDRESS)
  return walkIn
}

it('an account deleted meanwhile files nothing', async () => {
  const [{ status }] = await during(
    server,
    (tx) =>
      tx.selectFrom('users').selectAll().where('id', '=', ann.id).forUpdate().executeTakeFirst(),
    [() => ann.post('application', couple)],
    (tx) => tx.deleteFrom('users').where('id', '=', ann.id).execute(),
  )
  expect([status, await filed()]).toEqual([403, []])
})

it('the counter files nothing for an account deleted meanwhile', async () => {
  const [{ status }] = await during(
    server,
    (tx) =>
      tx.selectFrom('users').selectAll().where('id', '=', ann.id).forUpdate().executeTakeFirst(),
    [() => clerk.post('customers', { customerId: ann.id, application: couple })],
    (tx) => tx.deleteFrom('users').where('id', '=', ann.id).execute(),
  )
  expect([status, await filed()]).toEqual([404, []])
})

it('filing with the address of a customer deleted meanwhile makes a new customer', async () => {
  const id = await withWalkIn()
  const [{ status }] = await during(
    server,
    (tx) =>
      tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    [() => fileFor(ADDRESS)],
    (tx) => tx.deleteFrom('customers').where('id', '=', id).execute(),
  )
  const [walkIn, ...others] = await findWalkIns(read(), ADDRESS)
  expect([status, walkIn === id, others]).toEqual([201, false, []])
  expect((await filed()).filter((row) => row.customerId === walkIn)).toHaveLength(1)
})

it('a deletion includes a concurrent filing with the address', async () => {
  const id = await withWalkIn()
  const owner = await openCustomer(server, ADDRESS)
  const [{ status }] = await during(
    server,
    (tx) =>
      tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    [() => erase(owner)],
    async (tx) => {
      const row = await tx
        .selectFrom('applications')
        .selectAll()
        .where('customerId', '=', id)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('applications')
        .values({ ...row, id: randomUUID(), state: 'open' })
        .execute()
    },
  )
  expect([status, await filed()]).toEqual([200, []])
})

it('a deletion includes the account whose address changes meanwhile', async () => {
  const [{ status }] = await during(
    server,
    (tx) =>
      tx.selectFrom('users').selectAll().where('id', '=', ann.id).forUpdate().executeTakeFirst(),
    [() => erase(ann)],
    (tx) =>
      tx.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', ann.id).execute(),
  )
  const left = await read().selectFrom('users').select('id').where('id', '=', ann.id).execute()
  expect([status, left]).toEqual([200, []])
})

it('an announcement to a customer without an account reaches the account that takes over', async () => {
  const id = await withWalkIn()
  const owner = await openCustomer(server, ADDRESS)
  expect((await owner.post(`offers/${id}/accept`)).status).toBe(200)
  const left = await read().selectFrom('outbox').selectAll().where('customerId', '=', id).execute()
  expect(left).toEqual([])
  const theirs = await read()
    .selectFrom('outbox')
    .selectAll()
    .where('customerId', '=', owner.id)
    .execute()
  expect(theirs.length).toBeGreaterThan(0)
})
