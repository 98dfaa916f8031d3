import { expect, it } from 'vitest'

import { deliver } from '#server/email/delivery.ts'
import { finishAtCounter } from '#server/testing/counter.ts'
import { confirm } from '#server/testing/fixtures.ts'
import { couple, openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useCounter, useOwner } from '#server/testing/use-shop.ts'
import { DAY_MS, SECOND_MS } from '#shared/durations.ts'

const { server, clerk } = useCounter()
const ADDRESS = 'walk.in@example.com'
const HOME = 'home@example.com'
const owner = useOwner(server)

async function rent(email: string | undefined, language: 'en' | 'es' = 'en') {
  const filed = await clerk.post('customers', { email, language, application: couple })
  const { id, box } = await finishAtCounter(server, filed.body)
  const rental = await server.database.read
    .selectFrom('rentals')
    .select('customerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id: rental.customerId ?? '', box, rental: id }
}

const list = async (group = 'new') =>
  (await owner.get(`staff/account-invitations?group=${group}`)).body
const inviteNew = (count = 100, group = 'new') =>
  owner.post('staff/account-invitations', { group, count })
const linkTo = (address = ADDRESS) => server.linkTo(address, 'account-invitation')
type Caller = Pick<Staff, 'post' | 'get'>
const follow = async (who: Caller, token: string) => {
  const { status, body } = await who.post('application-invitation', { token })
  return status === 200 ? 200 : body.code
}
const boxesOf = async (who: Caller) => (await who.get('mailboxes')).body.mailboxes.length

async function carry(address = ADDRESS) {
  const item = await server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'account-invitation')
    .where('recipient', '=', address)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  const sent: { subject: string; text: string }[] = []
  const transport = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
  const sender = { shop: { name: 'S', addressLines: [] }, siteUrl: 'https://s.test' }
  const postbox = { transport, sender } as never
  const outcome = await deliver(item, server.services, postbox, new AbortController().signal)
  return { outcome, mail: sent[0] }
}

it('invites in batches, each customer in their language', async () => {
  const first = await rent(ADDRESS, 'es')
  const second = await rent(HOME)
  await rent(undefined)
  expect((await list()).counts).toEqual({
    new: 2,
    invited: 0,
    lapsed: 0,
    undelivered: 0,
    joined: 0,
    withoutAddress: 1,
  })
  expect((await inviteNew(1)).body).toEqual({ invited: 1 })
  expect((await list()).people).toMatchObject([{ customer: second.id, email: HOME, times: 0 }])
  expect((await inviteNew()).body).toEqual({ invited: 1 })
  expect((await inviteNew()).body).toEqual({ invited: 0 })

  const waiting = await server.database.read
    .selectFrom('outbox')
    .select(['recipient', 'dueAt'])
    .where('kind', '=', 'account-invitation')
    .orderBy('dueAt')
    .execute()
  expect(waiting.map(({ recipient }) => recipient)).toEqual([ADDRESS, HOME])
  const [one, other] = waiting.map(({ dueAt }) => dueAt)
  expect(Number(other) - Number(one)).toBe(3 * SECOND_MS)
  expect((await list('invited')).people).toMatchObject([
    { customer: first.id, box: first.box, language: 'es', isWaiting: true, times: 1 },
    { customer: second.id, language: 'en' },
  ])
  expect((await carry()).mail?.text).toContain('/es/account#application=')
  expect((await list('invited')).people[0]).toMatchObject({ isWaiting: false })
})

it('concurrent requests invite each person once', async () => {
  await rent(ADDRESS)
  await rent(HOME)
  const answers = await Promise.all([inviteNew(), inviteNew()])
  expect(answers.reduce((sum, { body }) => sum + body.invited, 0)).toBe(2)
  expect((await list('invited')).people).toMatchObject([{ times: 1 }, { times: 1 }])
})

it('only an account with that address accepts, once, with a record of who and when', async () => {
  const { box, rental } = await rent(ADDRESS)
  await inviteNew()
  const token = await linkTo()
  const thief = await openCustomer(server, 'thief@example.com')
  expect(await follow(thief, token)).toBe('invitation_elsewhere')
  expect(await boxesOf(thief)).toBe(0)

  const person = await openCustomer(server, ADDRESS)
  expect(await boxesOf(person)).toBe(0)
  expect(await follow(person, token)).toBe(200)
  expect([await follow(person, token), await follow(thief, token)]).toEqual([
    'invitation_over',
    'invitation_over',
  ])
  expect(await boxesOf(person)).toBe(1)
  expect((await list('joined')).people).toMatchObject([
    { customer: person.id, box, email: ADDRESS, joinedAt: server.clock.now },
  ])
  const { events } = (await owner.get(`boxes/${box}/history`)).body
  const steps = events.filter(({ action }: { action?: string }) =>
    ['invite-customer', 'claim'].includes(action ?? ''),
  )
  expect(steps).toMatchObject([
    { action: 'claim', isCustomers: true, rentalId: rental },
    { action: 'invite-customer', by: expect.stringContaining('owner@example.com') },
  ])
  expect((await carry()).outcome).toBe('dead')
})

it('an account that has not confirmed the address gets nothing', async () => {
  await rent(ADDRESS)
  await inviteNew()
  const token = await linkTo()
  const squatter = await openCustomer(server, ADDRESS)
  const unproved = { confirmedAt: null }
  await server.database.write((tx) =>
    tx.updateTable('users').set(unproved).where('id', '=', squatter.id).execute(),
  )
  expect(await follow(squatter, token)).toBe('email_not_confirmed')
  expect((await squatter.get('application')).body.offers).toEqual([])
})

it('a changed address revokes the link, before and after it is sent', async () => {
  const { id } = await rent(ADDRESS)
  await inviteNew()
  const token = await linkTo()
  await server.database.write((tx) =>
    tx.updateTable('customers').set({ email: HOME }).where('id', '=', id).execute(),
  )
  expect((await carry()).outcome).toBe('dead')
  const former = await openCustomer(server, ADDRESS)
  const present = await openCustomer(server, HOME)
  expect([await follow(former, token), await follow(present, token)]).toEqual([
    'invitation_elsewhere',
    'invitation_elsewhere',
  ])
})

it('an account that changed to another address can’t accept', async () => {
  await rent(ADDRESS)
  await inviteNew()
  const person = await openCustomer(server, ADDRESS)
  await server.database.write((tx) =>
    tx.updateTable('users').set({ email: HOME }).where('id', '=', person.id).execute(),
  )
  expect(await follow(person, await linkTo())).toBe('invitation_elsewhere')
})

it('can be sent again after it expires, and the older link stays invalid', async () => {
  const { id } = await rent(ADDRESS)
  await inviteNew()
  const older = await linkTo()
  await carry()
  server.clock.now += 15 * DAY_MS
  Object.assign(owner, await openStaff(server, 'owner2@example.com', 'administrator'))
  const person = await openCustomer(server, ADDRESS)
  expect(await follow(person, older)).toBe('invitation_over')
  expect((await list('lapsed')).people).toMatchObject([{ customer: id, times: 1 }])
  expect((await inviteNew(100, 'lapsed')).body).toEqual({ invited: 1 })
  expect((await owner.post(`staff/account-invitations/${id}`)).status).toBe(200)
  expect((await list('invited')).people).toMatchObject([{ customer: id, times: 3 }])
  const letters = await server.database.read
    .selectFrom('outbox')
    .select('state')
    .where('kind', '=', 'account-invitation')
    .where('state', '=', 'waiting')
    .execute()
  expect(letters).toHaveLength(1)
  expect(await follow(person, older)).toBe('invitation_over')
  expect(await follow(person, await linkTo())).toBe(200)
})

it('two of a household with one address get links to their own boxes', async () => {
  const first = await rent(HOME)
  const other = await rentApart(HOME)
  expect((await inviteNew()).body).toEqual({ invited: 2 })
  const person = await openCustomer(server, HOME)
  const token = await linkTo(HOME)
  expect(await follow(person, token)).toBe(200)
  expect(await boxesOf(person)).toBe(1)
  const { offers } = (await person.get('application')).body
  expect(offers).toHaveLength(1)
  expect([first.id, other.id]).toContain(offers[0].id)
  expect([first.box, other.box]).toContain(offers[0].box)
})

async function rentApart(email: string) {
  const person = await rent('apart@example.com')
  await server.database.write((tx) =>
    tx.updateTable('customers').set({ email }).where('id', '=', person.id).execute(),
  )
  return person
}

it('is neither sent nor offered once the box is closed or the customer has accepted', async () => {
  const { id, rental } = await rent(ADDRESS)
  await inviteNew()
  await server.database.write((tx) =>
    tx.updateTable('rentals').set({ closedOn: '2026-11-02' }).where('id', '=', rental).execute(),
  )
  expect((await carry()).outcome).toBe('dead')
  expect((await list('invited')).people).toEqual([])
  expect((await owner.post(`staff/account-invitations/${id}`)).status).toBe(404)
})

it('only administrators see or send invitations', async () => {
  const { id } = await rent(ADDRESS)
  const customer = await confirm(server, 'curious@example.com')
  expect(customer.user.id).not.toBe(id)
  for (const who of [clerk, await openCustomer(server, 'other@example.com')]) {
    expect((await who.get('staff/account-invitations?group=new')).status).toBe(403)
    expect((await who.post('staff/account-invitations', { group: 'new', count: 1 })).status).toBe(
      403,
    )
    expect((await who.post(`staff/account-invitations/${id}`)).status).toBe(403)
  }
  expect((await owner.post('staff/account-invitations/nobody')).status).toBe(404)
  expect((await owner.post(`staff/account-invitations/${owner.id}`)).status).toBe(404)
  expect((await inviteNew(501)).status).toBe(400)
})
