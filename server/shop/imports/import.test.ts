import { beforeAll, expect, it } from 'vitest'

import { checkSheet, takeCustomers, takeSheet } from '#server/testing/imports.ts'
import { atMonday, openCustomer, openStaff } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { useOwner } from '#server/testing/use-shop.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

const COLUMNS =
  'PMB #,Customer Name,Kind,E-mail,Plan,Rate,Paid Thru,Deposit,Balance,1583 Date'.split(',')
const lee = (box: string) =>
  `${box}|Lee, Ann ||Ann@Example.com|Small|$8.75|3/4/27|$10.00|12.50|2024-03-04`.split('|')
const paz = (box: string) => `${box}|Paz, Bo|||small|8|2026-12-31||(5.00)|2023-03-15`.split('|')
const child = (box: string) => `${box}|Cy Lee|minor|||||||`.split('|')
const BOTH = sheetOf(COLUMNS, lee('0101'), paz('102'), child('101'))

const server = useServer()
beforeAll(() => void atMonday(server))
const owner = useOwner(server)

const by = { server, token: '' }
beforeAll(() => void (by.token = owner.token))
const check = (sheet: string) => checkSheet(by, sheet)
const take = (sheet: string) => takeSheet(by, sheet)

let importId = ''
beforeAll(async () => void (importId = (await take(BOTH)).id))

async function sumsOf(table: 'ledgerEntries' | 'ledgerDays') {
  const sums = await server.database.read
    .selectFrom(table)
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(sums.map(({ account, sum }) => [account, Number(sum)]))
}

const rentals = () =>
  server.database.read.selectFrom('rentals').selectAll().orderBy('box').execute()

it('imports customers at their prices, with opening balances', async () => {
  expect(await sumsOf('ledgerEntries')).toEqual({
    'deposits-held': -1_000,
    'opening-balances': 250,
    receivable: 750,
  })
  expect(await sumsOf('ledgerDays')).toEqual(await sumsOf('ledgerEntries'))
  const [ann, bo] = await rentals()
  expect(ann).toMatchObject({
    box: 101,
    startedOn: '2024-03-04',
    paidThrough: '2027-03-04',
    anchorDay: 4,
  })
  const prices = [ann, bo].map((rental) => JSON.parse(rental?.prices ?? ''))
  expect(prices[1]).toMatchObject({ monthlyCents: 800 })
  expect(prices.map(({ minimumMonths }) => minimumMonths)).toEqual([undefined, undefined])
  const { body } = await owner.get('boxes/101')
  expect(body.customer).toMatchObject({ state: 'active', email: 'ann@example.com' })
  const logged = await server.database.read
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'import')
    .execute()
  const { body: listed } = await owner.get('staff/imports')
  const after = { customers: 2, left_out: 0, remarks: '' }
  expect(logged.map((row) => ({ ...row, after: JSON.parse(row.after ?? '') }))).toMatchObject([
    { action: 'import', entityId: listed.imports[0].digest, after },
  ])
})

it('imports nothing twice, and adds mended lines later', async () => {
  const sheet = (box: string) => sheetOf(COLUMNS, lee('0101'), child('101'), paz(box))
  expect((await check(sheet('none'))).rows.map(({ state }) => state)).toEqual(['here', 'refused'])
  expect((await take(sheet('none'))).body).toEqual({ customers: 0, people: 0 })
  expect((await take(sheet('103'))).body).toEqual({ customers: 1, people: 1 })
  expect((await rentals()).map(({ box }) => box)).toEqual([101, 102, 103])
})

it('returns the first response for the same import', async () => {
  const again = { pieces: 1, customers: 2, leftOut: 0, remarks: {}, digest: '0'.repeat(64) }
  const remember = { columns: {}, plans: {} }
  const { body } = await owner.post(`staff/imports/${importId}`, { ...again, remember })
  expect(body).toEqual({ customers: 2, people: 3 })
  expect(await rentals()).toHaveLength(2)
})

it('refuses a box rented meanwhile, and missing pieces', async () => {
  const { rows } = await check(sheetOf(COLUMNS, paz('104')))
  const [shown] = rows.flatMap(({ customer }) => customer ?? [])
  const late = await takeCustomers(by, [{ ...shown!, box: 101 }], {})
  expect(late).toMatchObject({ status: 409, body: { code: 'import_changed' } })
  const part = await takeCustomers(by, [shown!], { pieces: 2 })
  expect(part).toMatchObject({ status: 409, body: { code: 'import_incomplete' } })
  expect(await rentals()).toHaveLength(2)
})

it.each([
  ['a box that the shop has not', { box: 9_999 }],
  ['an unknown plan', { plan: 'huge' }],
  ['a hold that ends before it begins', { hold: { from: '2027-01-02', until: '2027-01-01' } }],
  ['a note with an ID number', { note: 'D1234567' }],
  ['an amount without bound', { depositCents: 9e15 }],
  ['nobody', { people: [] }],
])('refuses a customer with %s, from any client', async (_fault, change) => {
  const { rows } = await check(sheetOf(COLUMNS, paz('104')))
  const [shown] = rows.flatMap(({ customer }) => customer ?? [])
  const refused = await takeCustomers(by, [{ ...shown!, ...change }], {})
  expect([400, 409]).toContain(refused.status)
  expect(await rentals()).toHaveLength(2)
})

it('is undone except in the ledger, and can then be repeated', async () => {
  const takeBack = () => owner.post(`staff/imports/${importId}/take-back`)
  expect((await takeBack()).status).toBe(200)
  expect(await sumsOf('ledgerEntries')).toEqual({
    'deposits-held': 0,
    'opening-balances': 0,
    receivable: 0,
  })
  expect(await sumsOf('ledgerDays')).toEqual(await sumsOf('ledgerEntries'))
  for (const table of ['customers', 'applications', 'recipients', 'importedRentals'] as const) {
    const rows = await server.database.read.selectFrom(table).selectAll().execute()
    expect([table, rows]).toEqual([table, []])
  }
  expect((await owner.get('boxes/101')).body).toMatchObject({
    state: 'free',
    customer: null,
    rentals: [],
  })
  expect((await takeBack()).body.code).toBe('import_taken_back')
  expect((await take(BOTH)).body).toMatchObject({ customers: 2 })
})

it('can’t be undone once money or mail depends on it', async () => {
  await owner.post('mail/letters', { key: crypto.randomUUID(), boxes: [102] })
  expect((await owner.get('staff/imports')).body.imports).toMatchObject([{ fixedBy: 'parcel' }])
  const refused = await owner.post(`staff/imports/${importId}/take-back`)
  expect(refused.body).toMatchObject({ code: 'import_fixed', box: 102 })
})

it('attaches no box to an account by its address alone', async () => {
  const ann = await openCustomer(server, 'ann@example.com')
  expect((await ann.get('mailboxes')).body.mailboxes).toEqual([])
})

it('requires an administrator', async () => {
  const clerk = await openStaff(server, 'clerk@example.com')
  const compared = await clerk.post('staff/imports/compare', { boxes: [101], digests: [] })
  expect(compared.status).toBe(403)
})
