import { expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { listShopCalls, nobodysIds, pathOf } from '#server/testing/shop-calls.ts'
import {
  atMonday,
  callShop,
  NINE,
  openCustomer,
  openStaff,
  type Customer,
} from '#server/testing/shop.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { startSupabaseAccounts } from '#server/testing/supabase-accounts.ts'
import { useServer } from '#server/testing/use-server.ts'

/** A shop that takes cards; reading asks Stripe for nothing. */
const server = useServer({
  environment: {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: 'http://127.0.0.1:9',
  },
})
/** The export of all customers is logged. */
const LOGGED = '/shop/v1/staff/roster/file'

async function readTables({ database: { read } }: TestServer) {
  const tables = await read.introspection.getTables()
  const rows = tables
    .filter(({ name }) => name !== 'limits')
    .map(async ({ name }) => [
      name,
      await read
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ])
  return Object.fromEntries(await Promise.all(rows)) as Record<string, unknown[]>
}

const CLOSING = '/shop/v1/mailboxes/:mailbox/closing'
const OF_ITS_CUSTOMER = [CLOSING, '/shop/v1/mailboxes/:mailbox/renewal']
const ANNOUNCEMENTS = '/shop/v1/staff/announcements'
const CLOSING_DAY = '?closesOn=2026-12-31'

async function pickUp(clerk: Customer, box: number, item: string): Promise<string> {
  const { recipients } = (await clerk.get(`mail/boxes/${box}`)).body
  const ids = { ...nobodysIds, box, item, recipient: recipients[0].id }
  const call = listShopCalls(ids).find(({ route }) => route === '/shop/v1/mail/hand-outs')
  const { seen: _seen, ...fields }: Record<string, unknown> = call?.fields ?? {}
  return (await clerk.post('mail/hand-outs', fields)).body.id
}

async function announce(owner: Customer): Promise<string> {
  const calls = listShopCalls(nobodysIds)
  const call = calls.find((each) => each.route === ANNOUNCEMENTS && each.method === 'POST')
  return (await owner.post('staff/announcements', call?.fields)).body.announcements[0].id
}

it('reads write nothing, for any caller', async () => {
  atMonday(server)
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const customer = await openCustomer(server, 'customer@example.com')
  const { applicationId, id: rental, box } = await openMailbox(server, customer)
  await customer.book(NINE)
  const parcel = { key: crypto.randomUUID(), box, kind: 'parcel' }
  const { id: item } = (await owner.post('mail/items', parcel)).body.item
  const handOut = await pickUp(owner, box, item)
  const announcement = await announce(owner)
  const before = await readTables(server)
  const { batchId: batch } = await server.database.read
    .selectFrom('postings')
    .select('batchId')
    .executeTakeFirstOrThrow()
  const ids = {
    ...nobodysIds,
    application: applicationId ?? '',
    rental,
    batch,
    box,
    item,
    handOut,
    announcement,
  }
  const reads = listShopCalls(ids).filter(({ method }) => method === 'GET')
  for (const call of reads.filter(({ route }) => route !== LOGGED)) {
    const isOwn = OF_ITS_CUSTOMER.includes(call.route)
    const path = pathOf(call) + (isOwn ? CLOSING_DAY : '')
    const ask = ({ token }: Customer) =>
      server.ask(path, { headers: { Authorization: `Bearer ${token}` } })
    expect([call.route, (await ask(isOwn ? customer : owner)).status]).toEqual([call.route, 200])
    await ask(isOwn ? owner : customer)
    expect([call.route, await readTables(server)]).toEqual([call.route, before])
  }
})

it('reads with Supabase accounts write nothing; a change stores the customer', async () => {
  const supabase = await startSupabaseAccounts()
  const elsewhere = await startServer({ environment: supabase.environment })
  const before = await readTables(elsewhere)
  const call = async (method: string, path: string) => {
    const token = await supabase.sign(elsewhere.clock.now)
    return (await callShop(elsewhere, method, path, { token })).status
  }
  for (const path of ['me', 'application', 'mailboxes']) {
    expect([path, await call('GET', path)]).toEqual([path, 200])
  }
  expect(await readTables(elsewhere)).toEqual(before)

  expect(await call('POST', 'me')).toBe(200)
  const { id, email } = supabase.state
  expect((await readTables(elsewhere)).customers).toMatchObject([{ id, email }])
  await elsewhere.close()
  supabase.close()
})
