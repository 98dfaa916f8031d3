import { randomUUID } from 'node:crypto'

import { afterEach, describe, expect, it } from 'vitest'

import type { Email } from '#server/email/email.ts'
import { enqueue } from '#server/email/outbox.ts'
import { finishAtCounter } from '#server/testing/counter.ts'
import { changeUser, redeemLink } from '#server/testing/fixtures.ts'
import {
  atMonday,
  callShop,
  couple,
  openCustomer,
  openStaff,
  type Customer,
} from '#server/testing/shop.ts'
import { ann, startServer, type TestServer } from '#server/testing/start-server.ts'
import { startSupabaseAccounts, type SupabaseState } from '#server/testing/supabase-accounts.ts'

import { setRole } from './staff-role.ts'

const ADDRESS = 'walk.in@example.com'
const OTHER = 'other@example.com'
const TYPED = ' Walk.In@EXAMPLE.com'

type Person = Pick<Customer, 'get' | 'post' | 'put'> & { erase: () => ReturnType<Customer['post']> }
type Place = { server: TestServer; clerk: Pick<Customer, 'post'>; open: () => Promise<Person> }

type Standing = 'owner' | 'stranger' | 'unproved'
const is = (owner: unknown, stranger: unknown, unproved = stranger) => ({
  owner,
  stranger,
  unproved,
})
const EXPECTED = {
  'is in their application': is(null, null),
  'is among their boxes': is(0, 0),
  'is offered': is(1, 0),
  'mail is held': is(404, 404),
  'notice is given': is(404, 404),
  'is changed': is(404, 404),
  'is withdrawn': is(404, 404),
  'is told with their data': is([1, 1], [0, 0]),
  'hinders their own filing': is(201, 201),
  'is accepted beside their own': is(409, 404),
  'hinders their deletion while its box is open': is(409, 'not asked'),
  'is declined': is(200, 404),
  'is accepted': is([200, true], [404, false]),
  'is taken by its link': is([200, 409], [200, 409], [403, 403]),
  'goes with their account': is([200, false], [409, true], [200, true]),
} satisfies Record<string, ReturnType<typeof is>>

const places: Place[] = []
afterEach(async () => {
  for (const { server } of places.splice(0)) await server.close()
})

async function walk({ server, clerk, open }: Place, typed: string | undefined, standing: Standing) {
  const file = () => clerk.post('customers', { email: typed, application: couple })
  const filed = await file()
  const rental = await finishAtCounter(server, filed.body)
  const person = await open()
  const walkIns = async () => {
    const rows = await server.database.read
      .selectFrom('customers')
      .select('id')
      .where('id', 'like', 'counter-%')
      .where('email', '=', typed ? ADDRESS : '')
      .execute()
    return rows.map(({ id }) => id)
  }
  const status = async (answer: ReturnType<Customer['get']>) => (await answer).status
  const tracker = async () => (await person.get('application')).body
  const step = (offer: string, how: string) => status(person.post(`offers/${offer}/${how}`))
  const [first = ''] = await walkIns()
  const came: Record<keyof typeof EXPECTED, unknown> = {} as never

  came['is in their application'] = (await tracker()).application
  came['is among their boxes'] = (await person.get('mailboxes')).body.mailboxes.length
  came['is offered'] = (await tracker()).offers.length
  const days = { from: '2026-12-20', until: '2027-01-05' }
  came['mail is held'] = await status(person.post(`mailboxes/${rental.id}/holds`, days))
  const closing = { closesOn: '2026-12-20' }
  came['notice is given'] = await status(person.post(`mailboxes/${rental.id}/closing`, closing))
  came['is changed'] = await status(person.put('application', couple))
  came['is withdrawn'] = await status(person.post('application/withdraw'))
  const { applications, mailboxes } = (await person.post('data/copy')).body
  came['is told with their data'] = [applications.length, mailboxes.length]
  came['hinders their own filing'] = await status(person.post('application', couple))
  await file()
  came['is accepted beside their own'] = await step(first, 'accept')
  await person.post('application/withdraw')
  came['hinders their deletion while its box is open'] =
    standing === 'owner' ? await status(person.erase()) : 'not asked'
  came['is declined'] = await step(first, 'decline')
  await file()
  const [second = ''] = await walkIns()
  came['is accepted'] = [await step(second, 'accept'), (await tracker()).application !== null]
  await person.post('application/withdraw')
  await file()
  const follow = async () => {
    const token = typed ? await server.linkTo(ADDRESS, 'application-invitation') : 'none'
    return status(person.post('application-invitation', { token }))
  }
  came['is taken by its link'] = [await follow(), await follow()]
  await file()
  came['goes with their account'] = [await status(person.erase()), (await walkIns()).length > 0]
  return came
}

async function ownService(open: (server: TestServer) => Promise<Customer>): Promise<Place> {
  const server = atMonday(await startServer())
  const clerk = await openStaff(server, 'clerk@example.com')
  const place = {
    server,
    clerk,
    open: async () => {
      const who = await open(server)
      const proof = { confirm: 'delete', current_password: ann.password }
      return { ...who, erase: () => who.post('data/delete', proof) }
    },
  }
  places.push(place)
  return place
}

async function move(server: TestServer, who: Customer, email: string) {
  await changeUser(server, who.token, { email, current_password: ann.password })
  await redeemLink(server, who.email, 'email-change-current')
  await redeemLink(server, email, 'email-change-new')
  return who
}

describe('with our own accounts', () => {
  it.each<[string, Standing, (server: TestServer) => Promise<Customer>]>([
    ['confirmed it', 'owner', (server) => openCustomer(server, ADDRESS)],
    [
      'moved to it',
      'owner',
      async (server) => move(server, await openCustomer(server, OTHER), ADDRESS),
    ],
    ['confirmed another', 'stranger', (server) => openCustomer(server, OTHER)],
    [
      'moved away from it',
      'stranger',
      async (server) => move(server, await openCustomer(server, ADDRESS), OTHER),
    ],
    [
      'never confirmed it',
      'unproved',
      async (server) => {
        const who = await openCustomer(server, ADDRESS)
        const change = { confirmedAt: null }
        await server.database.write((tx) =>
          tx.updateTable('users').set(change).where('id', '=', who.id).execute(),
        )
        return who
      },
    ],
  ])('a caller who %s is its %s', async (_how, standing, open) => {
    const came = await walk(await ownService(open), TYPED, standing)
    expect(came).toEqual(expectedFor(standing))
  })
})

type Project = Partial<SupabaseState> & { tokenEmail?: string }

async function atSupabase({
  tokenEmail,
  ...said
}: Project): Promise<Place & { close: () => void }> {
  const supabase = await startSupabaseAccounts()
  const server = atMonday(await startServer({ environment: supabase.environment }))
  const as = (id: string, email: string, claims: object) => {
    const call = async (method: string, path: string, body?: unknown) => {
      const amr = [{ method: 'password', timestamp: Math.floor(server.clock.now / 1_000) }]
      const token = await supabase.sign(server.clock.now, { sub: id, email, amr, ...claims })
      return callShop(server, method, path, { token, body })
    }
    return {
      get: (path: string) => call('GET', path),
      post: (path: string, body?: unknown) => call('POST', path, body),
      put: (path: string, body: unknown) => call('PUT', path, body),
      erase: () => call('POST', 'data/delete', { confirm: 'delete' }),
    }
  }
  const member = { id: randomUUID(), email: 'clerk@example.com', role: 'mailbox_center' as const }
  const clerk = as(member.id, member.email, { aal: 'aal2', sessionId: 'one' })
  await clerk.post('me')
  const by = { id: 'test', role: 'operator' }
  await server.database.write((tx) => setRole(tx, member, by, server.clock.now))
  Object.assign(supabase.state, said)
  const { id, email } = supabase.state
  const place = {
    server,
    clerk,
    open: async () => as(id, tokenEmail ?? email, {}),
    close: supabase.close,
  }
  places.push(place)
  return place
}

describe('with Supabase accounts', () => {
  it.each<[string, Standing, string | undefined, Project]>([
    ['confirmed it', 'owner', TYPED, { email: ADDRESS }],
    ['confirmed it in another case', 'owner', TYPED, { email: 'WALK.in@example.com' }],
    ['confirmed another', 'stranger', TYPED, { email: OTHER }],
    ['moved away since they signed in', 'stranger', TYPED, { email: OTHER, tokenEmail: ADDRESS }],
    ['confirmed one that looks like it', 'unproved', TYPED, { email: 'wal\u212A.in@example.com' }],
    ['never confirmed it', 'unproved', TYPED, { email: ADDRESS, isConfirmed: false }],
    ['was believed by the project', 'unproved', TYPED, { email: ADDRESS, confirmsByItself: true }],
    ['has no address, as the customer', 'unproved', undefined, { email: '' }],
  ])('a caller who %s is its %s', async (_how, standing, typed, said) => {
    const place = await atSupabase(said)
    const came = await walk(place, typed, standing)
    place.close()
    expect(came).toEqual(expectedFor(standing))
  })
})

it('without an address nothing of other people’s waiting emails is shown', async () => {
  const place = await atSupabase({ email: '' })
  const { services, database } = place.server
  const message = { name: 'Bo', email: 'bo@example.com', phone: '', topic: 'website', text: 'Hi' }
  await database.write((tx) => enqueue(tx, { kind: 'message', message } as Email, services))
  const { body } = await (await place.open()).post('data/copy')
  place.close()
  expect(body.emails).toEqual([])
})

function expectedFor(standing: Standing) {
  return Object.fromEntries(
    Object.entries(EXPECTED).map(([path, outcomes]) => [path, outcomes[standing]]),
  )
}
