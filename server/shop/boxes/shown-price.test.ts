import { beforeEach, describe, expect, it } from 'vitest'

import { openDrawer } from '#server/testing/counter.ts'
import { couple } from '#server/testing/shop.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }
const single = { ...couple, recipients: couple.recipients.slice(0, 1) }
const newId = () => crypto.randomUUID()

const { server, ann, clerk } = useCounter()
let id: string

beforeEach(async () => {
  id = (await ann.post('application', single)).body.id
  await openDrawer(server)
})

const loadCustomer = async () => (await clerk.get(`customers/${id}`)).body
const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
const personal = async (path: string, body: object = {}) => {
  const [{ id: recipient }] = (await loadCustomer()).recipients
  return step(`recipients/${recipient}/${path}`, body)
}
const giveKeys = async () => {
  await personal('ids', ids)
  await personal('sign', { witness: 'shop' })
  await personal('acknowledge', { language: 'en' })
  await personal('crd')
  await step('keys', { count: 1 })
}
const pay = (shownCents: number, key = newId()) =>
  step('activate', { id: key, way: 'cash', shownCents })

describe('exactly the shown price is charged', () => {
  it.runIf(isFirstDatabase)(
    'a changed application changes its reserved box, until an ID is checked',
    async () => {
      const { first } = (await step('box')).body
      const yearly = { ...single, plan: 'large', months: 12 }
      expect((await ann.put('application', yearly)).status).toBe(200)
      const changed = await loadCustomer()
      expect(changed.first.dueToday).not.toBe(first.dueToday)
      await giveKeys()
      expect((await ann.put('application', single)).body.code).toBe('application_fixed')
      expect((await loadCustomer()).first).toEqual(changed.first)

      const stale = await pay(first.dueToday)
      expect(stale).toMatchObject({
        status: 409,
        body: { code: 'price_changed', cents: changed.first.dueToday },
      })
      const opened = await pay(changed.first.dueToday)
      expect(opened.body.rental).toMatchObject({ paidThrough: '2027-11-02', balanceCents: 0 })
      const [mailbox] = (await ann.get('mailboxes')).body.mailboxes
      expect(mailbox.plan).toBe('large')
    },
  )

  it('a concurrent change and ID check run one after the other', async () => {
    await step('box')
    for (let round = 0; round < 4; round += 1) {
      const { version: seen, recipients: shown } = await loadCustomer()
      const [change, check] = await Promise.all([
        ann.put('application', { ...single, months: 6 }),
        step(`recipients/${shown[0].id}/ids`, { ...ids, seen }),
      ])
      const { recipients, months } = await loadCustomer()
      const isChanged = change.status === 200
      expect([check.status, months, recipients[0].checked !== null]).toEqual(
        isChanged ? [409, 6, false] : [200, 3, true],
      )
      if (!isChanged) expect(change.body.code).toBe('application_fixed')
      await step('withdraw')
      id = (await ann.post('application', single)).body.id
      await step('box')
    }
  })

  it.runIf(isFirstDatabase)('an addition is charged at the shown price, or refused', async () => {
    await step('box')
    await giveKeys()
    await pay((await loadCustomer()).first.dueToday)
    const add = (name: string, shownCents: number) =>
      step('recipients', { kind: 'adult', name, shownCents })
    expect((await loadCustomer()).addedCents.adult).toBe(0)
    expect((await add('Bo Lee', 0)).status).toBe(200)
    const { body } = await add('Cy Lee', 0)
    expect(body).toMatchObject({ code: 'price_changed', cents: 3000 })
    expect((await loadCustomer()).recipients).toHaveLength(2)
    // A charge after the till's closing is posted on the next business day.
    await clerk.post('staff/money/till/close', { counts: {}, reason: 'Counted tomorrow' })
    expect((await add('Cy Lee', 3000)).body.rental.balanceCents).toBe(3000)
    const charged = await server.database.read
      .selectFrom('ledgerEntries')
      .select(['postedOn', 'cents'])
      .where('account', '=', 'recipients')
      .execute()
    expect(charged).toEqual([{ postedOn: '2026-11-03', cents: -3000 }])
  })
})
