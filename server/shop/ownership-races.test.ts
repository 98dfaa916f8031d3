import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { deleteRows, insertRow, lockRow, selectRows } from '#server/database/rows.ts'
import { during } from '#server/testing/during.ts'
import { couple, openCustomer, type Customer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import { findWalkIns } from './core/ownership.ts'

const ADDRESS = 'walk.in@example.com'

const { server, ann, clerk } = useCounter()

const fileFor = (email: string) => clerk.post('customers', { email, application: couple })
const erase = (who: Customer) =>
  who.post('data/delete', { confirm: 'delete', current_password: person.password })

const read = () => server.database.read
const filed = () => read().selectFrom('applications').select(['id', 'customer_id']).execute()

/** A walk-in whose first application has ended. */
async function withWalkIn() {
  const { body } = await fileFor(ADDRESS)
  await clerk.post(`customers/${body.id}/withdraw`)
  const [walkIn = ''] = await findWalkIns(read(), ADDRESS)
  return walkIn
}

it('nothing is filed by an account that goes at that moment', async () => {
  const [{ status }] = await during(
    server,
    (tx) => lockRow(tx, 'users', { id: ann.id }),
    [() => ann.post('application', couple)],
    (tx) => deleteRows(tx, 'users', { id: ann.id }),
  )
  expect([status, await filed()]).toEqual([403, []])
})

it('nothing is filed at the counter for an account that goes at that moment', async () => {
  const [{ status }] = await during(
    server,
    (tx) => lockRow(tx, 'users', { id: ann.id }),
    [() => clerk.post('customers', { customerId: ann.id, application: couple })],
    (tx) => deleteRows(tx, 'users', { id: ann.id }),
  )
  expect([status, await filed()]).toEqual([404, []])
})

it('what is filed with the address of somebody without an account who goes at that moment is somebody new’s', async () => {
  const id = await withWalkIn()
  const [{ status }] = await during(
    server,
    (tx) => lockRow(tx, 'customers', { id }),
    [() => fileFor(ADDRESS)],
    (tx) => deleteRows(tx, 'customers', { id }),
  )
  const [walkIn, ...others] = await findWalkIns(read(), ADDRESS)
  expect([status, walkIn === id, others]).toEqual([201, false, []])
  expect((await filed()).filter((row) => row.customer_id === walkIn)).toHaveLength(1)
})

it('a deletion takes what the counter files with the address at that moment', async () => {
  const id = await withWalkIn()
  const owner = await openCustomer(server, ADDRESS)
  const [{ status }] = await during(
    server,
    (tx) => lockRow(tx, 'customers', { id }),
    [() => erase(owner)],
    async (tx) => {
      const row = await selectRows(tx, 'applications', {
        customer_id: id,
      }).executeTakeFirstOrThrow()
      await insertRow(tx, 'applications', { ...row, id: randomUUID(), state: 'open' })
    },
  )
  expect([status, await filed()]).toEqual([200, []])
})

it('a deletion takes the account, though its address changes at that moment', async () => {
  const [{ status }] = await during(
    server,
    (tx) => lockRow(tx, 'users', { id: ann.id }),
    [() => erase(ann)],
    (tx) =>
      tx.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', ann.id).execute(),
  )
  const left = await read().selectFrom('users').select('id').where('id', '=', ann.id).execute()
  expect([status, left]).toEqual([200, []])
})

it('what was written to somebody without an account is told to whoever takes them over', async () => {
  const id = await withWalkIn()
  const owner = await openCustomer(server, ADDRESS)
  expect((await owner.post(`offers/${id}/accept`)).status).toBe(200)
  const left = await selectRows(read(), 'outbox', { customer_id: id }).execute()
  expect(left).toEqual([])
  const theirs = await selectRows(read(), 'outbox', { customer_id: owner.id }).execute()
  expect(theirs.length).toBeGreaterThan(0)
})
