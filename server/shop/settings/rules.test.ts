import { expect, it } from 'vitest'

import { finishUntilKeys, openMailbox } from '#server/testing/counter.ts'
import { couple, openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { addDays } from '#shared/calendar.ts'

const { server, ann, clerk, moveTo } = useCounter()

const openOwner = () => openStaff(server, 'owner@example.com', 'administrator')

it('a late fee applies after the grace days, at the counter and in My mailbox', async () => {
  await openMailbox(server, ann, 101)
  const owner = await openOwner()
  const { body: settings } = await owner.post('staff/settings', { lateGraceDays: 5 })
  expect(settings).toMatchObject({ lateGraceDays: 5, rentReminders: true })
  const feesOn = async (day: string) => {
    await moveTo(`${day}T20:00Z`)
    return (await clerk.get('staff/money/boxes/101')).body.rentals[0].lateFees
  }
  const due = '2027-02-02'
  expect(await feesOn(addDays(due, 5))).toEqual([])
  expect(await feesOn(addDays(due, 6))).toEqual([due])
  const [entry] = await server.database.read
    .selectFrom('audit')
    .select(['actor', 'entityId', 'before', 'after'])
    .where('entity', '=', 'settings')
    .execute()
  expect(entry).toEqual({
    actor: owner.id,
    entityId: 'lateGraceDays',
    before: '{"value":0}',
    after: '{"value":5}',
  })
})

it('a child pays from now on; filed applications keep their price', async () => {
  const owner = await openOwner()
  await owner.post('staff/settings', { minorsPay: false })
  const { body: filed } = await ann.post('application', couple)
  expect(filed.dueToday).toBe(3 * 999 + 1500 + 1000)
  await owner.post('staff/settings', { minorsPay: true })
  expect((await ann.get('application')).body.application.dueToday).toBe(filed.dueToday)
  expect((await owner.get('staff/settings')).body.minorsPay).toBe(true)
})

it('no more keys are issued than one deposit covers', async () => {
  const owner = await openOwner()
  await owner.post('staff/settings', { keysPerDeposit: 2 })
  const { body: filed } = await ann.post('application', couple)
  const issue = (count: number) => clerk.post(`customers/${filed.id}/keys`, { count })
  await finishUntilKeys(server, filed, 101)
  await server.database.write((tx) =>
    tx.updateTable('rentals').set({ keysIssuedOn: null, keyCount: 0 }).execute(),
  )
  const refused = await issue(3)
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([
    409,
    'too_many_keys',
    'count',
  ])
  expect(refused.body.message).toContain('2')
  expect((await issue(2)).status).toBe(200)
})

it.each([
  ['lateGraceDays', 31],
  ['lateGraceDays', -1],
  ['lateGraceDays', 1.5],
  ['keysPerDeposit', 0],
  ['minorsPay', 'yes'],
  ['specialDays', []],
])('%s is refused as %j, and unchanged', async (name, value) => {
  const owner = await openOwner()
  const answer = await owner.post('staff/settings', { [name]: value })
  expect([answer.status, answer.body.field]).toEqual([400, name])
  expect((await owner.get('staff/settings')).body.lateGraceDays).toBe(0)
})
