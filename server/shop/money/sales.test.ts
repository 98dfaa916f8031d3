import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'

import '#server/testing/shop.ts'

import { useCounter, useOwner } from '#server/testing/use-shop.ts'
import { priceSale } from '#shared/shop/money/sale.ts'
import { seed, size } from '#tests/support/soak.ts'

const newId = () => crypto.randomUUID()

const { server, ann, clerk, kindsTo } = useCounter()
const owner = useOwner(server)

const STAMP = { name: 'Stamp', cents: 78, account: 'postage', taxRate: 0 }
const BOX = { name: 'Carton, large', cents: 425, account: 'sales', taxRate: 9_750 }
const NOTARY = { name: 'Notary, each signature', cents: 1500, account: 'notary', taxRate: 0 }
const LABEL = { name: 'Mail sent on', account: 'postage', taxRate: 0 }

const save = (price: object, by = owner) => by.post('staff/money/prices', price)
async function listPrices(...prices: object[]) {
  for (const price of prices) await save(price)
  const { body } = await clerk.get('staff/money/prices')
  return (body.items as { id: string }[]).map(({ id }) => id)
}
const sell = (lines: object[], shownCents: number, more: object = {}) =>
  clerk.post('staff/money/sales', { id: newId(), lines, shownCents, way: 'cash', ...more })
const till = async () => (await clerk.get('staff/money/till')).body
const sums = async () => {
  const { read } = server.database
  const rows = await read.selectFrom('ledgerEntries').select(['account', 'cents']).execute()
  const of = Map.groupBy(rows, ({ account }) => account)
  const add = (sum: number, { cents }: { cents: number }) => sum + cents
  return {
    total: rows.reduce(add, 0),
    of: (account: string) => 0 - (of.get(account as never) ?? []).reduce(add, 0),
  }
}

describe('the price list', () => {
  it('is changed by the administrator only, and logged', async () => {
    expect((await save(STAMP, clerk)).status).toBe(403)
    const { body } = await save(STAMP)
    expect(body.items).toMatchObject([STAMP])
    const [{ id: item }] = body.items
    await save({ ...STAMP, item, cents: 80 })
    await save(LABEL)
    expect((await clerk.get('staff/money/prices')).body.items).toMatchObject([
      { id: item, cents: 80 },
      { ...LABEL, cents: null },
    ])
    expect((await clerk.post(`staff/money/prices/${item}/remove`)).status).toBe(403)
    expect((await owner.post(`staff/money/prices/${item}/remove`)).body.items).toHaveLength(1)
    expect((await owner.post(`staff/money/prices/${item}/remove`)).status).toBe(404)
    expect((await save({ ...STAMP, item })).status).toBe(404)
    const log = await server.database.read
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('entityId', '=', item)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['set-price', 'set-price', 'remove-price'])
    expect(JSON.parse(log[1]?.after ?? '')).toMatchObject({ item: 'Stamp', cents: 80 })
  })

  it('keeps the administrator’s order', async () => {
    const [stamp = '', box = '', label = ''] = await listPrices(STAMP, BOX, LABEL)
    const move = (item: string, position: number, by = owner) =>
      by.post(`staff/money/prices/${item}/move`, { position })
    expect((await move(label, 1, clerk)).status).toBe(403)
    const { body } = await move(label, 1)
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([label, stamp, box])
    await move(label, 2)
    expect(await listPrices()).toEqual([stamp, label, box])
    await owner.post(`staff/money/prices/${label}/remove`)
    await move(stamp, 99)
    expect(await listPrices()).toEqual([box, stamp])
    const [, , added] = await listPrices(NOTARY)
    expect(await listPrices()).toEqual([box, stamp, added])
    expect((await move(label, 1)).status).toBe(404)
    expect((await move(box, 0)).status).toBe(400)
    const [first] = await server.database.read
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'move-price')
      .orderBy('id')
      .execute()
    expect(JSON.parse(first?.before ?? '')).toEqual({ item: 'Mail sent on', position: 3 })
    expect(JSON.parse(first?.after ?? '')).toEqual({ item: 'Mail sent on', position: 1 })

    await Promise.all([move(stamp, 1), move(added ?? '', 1)])
    expect((await listPrices()).toSorted()).toEqual([box, stamp, added].toSorted())
    expect((await listPrices()).at(-1)).toBe(box)
  })

  it('limits a notary’s fee per signature, in the list and at the till', async () => {
    const dear = await save({ ...NOTARY, cents: 1501 })
    expect(dear.body).toMatchObject({ code: 'notary_limit', field: 'cents', limit: '$15.00' })
    await openDrawer(server)
    const [act, typed] = await listPrices(NOTARY, { ...NOTARY, cents: undefined })
    const typedAct = (cents: number) => [{ item: typed, count: 1, cents }]
    expect((await sell(typedAct(1501), 1501)).body.code).toBe('notary_limit')
    expect((await sell(typedAct(1000), 1000)).status).toBe(200)
    expect((await sell([{ item: act, count: 3 }], 4500)).status).toBe(200)
    expect((await sums()).of('notary')).toBe(5500)
  })
})

describe('a sale to anybody', () => {
  it('is in the drawer, the day, the ledger and the receipt, tax apart', async () => {
    const [stamp, box] = await listPrices(STAMP, BOX)
    const lines = [
      { item: stamp, count: 10 },
      { item: box, count: 2 },
    ]
    // 9.75 % of $8.50 is 82.875 cents.
    const total = 780 + 850 + 83
    expect((await sell(lines, total)).body.code).toBe('till_not_open')
    await openDrawer(server)
    const { expected: before } = await till()
    expect((await sell(lines, total, { tendered: total - 1 })).body.code).toBe(
      'tendered_too_little',
    )
    const { body } = await sell(lines, total, { tendered: 2000 })
    expect(body).toEqual({ receipt: 1, cents: total, change: 2000 - total })
    const receipt = (await clerk.get('staff/money/receipts/1')).body
    expect(receipt).toMatchObject({
      box: null,
      rentalId: null,
      cents: total,
      items: [
        { name: 'Stamp', sold: 10, cents: 780 },
        { name: 'Carton, large', sold: 2, cents: 850 },
      ],
      lines: [
        { account: 'sales', cents: 850 },
        { account: 'postage', cents: 780 },
        { account: 'sales-tax', cents: 83 },
      ],
    })
    expect(await till()).toMatchObject({ expected: before + total, sold: receipt.lines })
    expect((await clerk.post('staff/money/receipts/1/email')).body.code).toBe('no_email')
    const { total: sum, of } = await sums()
    expect([sum, of('receivable'), of('sales-tax')]).toEqual([0, 0, 83])

    await save({ ...STAMP, item: stamp, name: 'Forever stamp', cents: 80 })
    expect((await clerk.get('staff/money/receipts/1')).body.items).toEqual(receipt.items)
    expect((await sell(lines, total)).body).toMatchObject({ code: 'price_changed', cents: 1733 })
    await owner.post(`staff/money/prices/${stamp}/remove`)
    expect((await sell(lines, total)).body.code).toBe('item_gone')
  })

  it('is posted once, and reversed whole with its receipt void', async () => {
    await openDrawer(server)
    const [stamp, label] = await listPrices(STAMP, LABEL)
    expect((await sell([{ item: label, count: 1 }], 500)).body.code).toBe('price_needed')
    const id = newId()
    const once = () => sell([{ item: label, count: 1, cents: 612 }], 612, { id, way: 'check' })
    const both = await Promise.all([once(), once()])
    expect(both.map(({ body }) => body.receipt)).toEqual([1, 1])
    expect((await sell([{ item: stamp, count: 1 }], 78, { id })).body.code).toBe('id_reused')
    const check = { id: newId(), receipt: 1, seen: '' }
    expect((await clerk.post('staff/money/returned-checks', check)).body.code).toBe('no_check')
    const plan = (await clerk.get(`staff/money/reversals/${id}`)).body
    expect(plan).toMatchObject({ money: null, whole: { postings: [{}, {}] } })
    const reversal = { id: newId(), batchId: id, isWhole: false, reason: 'Wrong weight' }
    expect((await clerk.post('staff/money/reversals', { ...reversal, seen: '' })).status).toBe(200)
    const { total, of } = await sums()
    expect([total, of('receivable'), of('postage'), of('check')]).toEqual([0, 0, 0, 0])
    expect((await clerk.get('staff/money/receipts/1')).body.voidedOn).toBe('2026-11-02')
    expect((await till()).sold).toEqual([{ account: 'postage', cents: 0 }])
  })

  it(`balances over random sales, with their tax`, async () => {
    await openDrawer(server)
    const rates = [0, 9_750, 7_375, 10_250, 12_345]
    const items = await listPrices(
      ...rates.map((taxRate) => ({ ...BOX, taxRate, cents: undefined })),
    )
    const line = fc.record({
      at: fc.nat(rates.length - 1),
      count: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 1, max: 9_999 }),
    })
    const sale = fc.record({
      lines: fc.uniqueArray(line, { selector: ({ at }) => at, minLength: 1, maxLength: 4 }),
      way: fc.constantFrom('cash', 'check', 'outside-card'),
      isReversed: fc.boolean(),
    })
    const expected = { sales: 0, tax: 0 }
    for (const { lines, way, isReversed } of fc.sample(sale, { seed, numRuns: size(25, 1_000) })) {
      const priced = priceSale(
        lines.map(({ at, count, cents }) => ({ unitCents: cents, count, taxRate: rates[at] ?? 0 })),
      )
      const id = newId()
      const sold = lines.map(({ at, count, cents }) => ({ item: items[at], count, cents }))
      const { body } = await sell(sold, priced.totalCents, { id, way })
      expect(body.cents).toBe(priced.totalCents)
      const reversal = { id: newId(), batchId: id, isWhole: true, reason: 'Did not want it' }
      if (isReversed) await clerk.post('staff/money/reversals', reversal)
      else {
        expected.sales += priced.cents
        expected.tax += priced.taxCents
      }
    }
    const { total, of } = await sums()
    expect([total, of('receivable'), of('sales'), of('sales-tax')]).toEqual([
      0,
      0,
      expected.sales,
      expected.tax,
    ])
  })
})

it('a sale to a box is paid at once, or charged to its balance', async () => {
  const [stamp, box] = await listPrices(STAMP, BOX)
  const { id: rentalId } = await openMailbox(server, ann, 101)
  const sellToBox = (more: object) =>
    clerk.post('staff/money/sales/box', {
      id: newId(),
      rentalId,
      lines: [{ item: stamp, count: 2 }],
      shownCents: 156,
      ...more,
    })
  const paid = (await sellToBox({ way: 'cash', tendered: 200, isEmailed: true })).body
  expect(paid).toMatchObject({ change: 44, balance: 0 })
  expect((await clerk.get(`staff/money/receipts/${paid.receipt}`)).body).toMatchObject({
    box: 101,
    items: [{ name: 'Stamp', sold: 2, cents: 156 }],
  })
  expect((await kindsTo()).filter((kind) => kind === 'receipt')).toHaveLength(1)

  const taxed = { lines: [{ item: box, count: 1 }], shownCents: 425 + 41, way: 'balance' }
  expect((await sellToBox(taxed)).body).toMatchObject({ receipt: null, balance: 466 })
  const [dues] = (await clerk.get('staff/money/boxes/101')).body.rentals
  expect(dues.balance).toBe(466)
  const { ledger } = (await ann.get('mailboxes')).body.mailboxes[0]
  expect(ledger).toContainEqual(expect.objectContaining({ kind: 'charge', cents: 466 }))
  const { body } = await ann.post('data/copy')
  expect(body.mailboxes[0].purchases).toHaveLength(2)
})
