import { expect, it, onTestFinished } from 'vitest'

import { callShop, NINE, openCustomer, openStaff, TEN } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { startMail } from '#server/testing/visit-mail.ts'

const { server, ann, kindsTo } = useShop()

const TUESDAY = '2026-11-03'
const conflicts = 'staff/visits/conflicts'

async function closeTuesday() {
  const bob = await openCustomer(server, 'bob@example.com', 'es')
  await ann.book(NINE)
  await bob.book(TEN)
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  expect((await owner.get(conflicts)).body.visits).toEqual([])
  const { body } = await owner.post('staff/settings/days', { from: TUESDAY })
  return { bob, owner, day: body.specialDays[0].id as string }
}

it('customers with visits on a closed day are listed, notified once in their language, and rebook', async () => {
  const { owner } = await closeTuesday()
  const list = async () => (await owner.get(conflicts)).body.visits
  expect(await list()).toMatchObject([
    { slot: NINE, email: ann.email, toldAt: null },
    { slot: TEN, email: 'bob@example.com', toldAt: null },
  ])
  await Promise.all([owner.post(conflicts), owner.post(conflicts)])
  const { visits } = (await owner.post(conflicts)).body
  expect(visits).toMatchObject([{ toldAt: server.clock.now }, { toldAt: server.clock.now }])
  expect(await kindsTo()).toEqual(['visit-booked', 'visit-conflict'])
  const spanish = (await server.emailsTo('bob@example.com')).filter(
    ({ kind }) => kind === 'visit-conflict',
  )
  expect(spanish).toMatchObject([{ language: 'es' }])

  const link = { id: visits[0].id, key: await server.linkTo(ann.email, 'visit-conflict') }
  const slot = NINE + 86_400_000
  const moved = await callShop(server, 'POST', 'visit-link/move', { body: { ...link, slot } })
  expect(moved.body).toMatchObject({ slot, isInConflict: false })
  expect(await list()).toMatchObject([{ slot: TEN }])

  await owner.post('staff/settings/days', { from: '2026-11-04' })
  await owner.post(conflicts)
  expect((await kindsTo()).filter((kind) => kind === 'visit-conflict')).toHaveLength(2)
})

it('the email is dropped if the day reopens, or the visit is moved, before it is sent', async () => {
  const { owner, day } = await closeTuesday()
  await owner.post(conflicts)
  const { visits } = (await ann.get('application')).body
  expect(visits).toMatchObject([{ slot: NINE, isInConflict: true }])
  await owner.post(`staff/settings/days/${day}/remove`)
  const mail = await startMail(server)
  onTestFinished(mail.close)
  const outbox = server.database.read.selectFrom('outbox').where('kind', '=', 'visit-conflict')
  const states = () => outbox.select('state').execute()
  await expect.poll(states).toEqual([{ state: 'dead' }, { state: 'dead' }])
})
