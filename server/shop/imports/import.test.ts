import { beforeAll, expect, it } from 'vitest'

import { asShown, sendFile, sheetOf } from '#server/testing/imports.ts'
import { atMonday, openCustomer, openStaff } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { useOwner } from '#server/testing/use-shop.ts'

const COLUMNS =
  'PMB #,Customer Name,Kind,E-mail,Plan,Rate,Paid Thru,Deposit,Balance,1583 Date'.split(',')
const lee = (box: string) =>
  `${box}|Lee, Ann ||Ann@Example.com|Small|$8.75|3/4/27|$10.00|12.50|2024-03-04`.split('|')
const paz = (box: string) => `${box}|Bo Paz|||small|8|2026-12-31||(5.00)|45000`.split('|')
const child = (box: string) => `${box}|Cy Lee|minor|||||||`.split('|')
const BOTH = sheetOf(COLUMNS, lee('0101'), paz('102'), child('101'))

const server = useServer()
beforeAll(() => void atMonday(server))
const owner = useOwner(server)

const check = (file: string | Uint8Array) =>
  sendFile(server, owner.token, 'staff/imports/check', file)

/** Imports after a check that showed this many customers and left-out lines. */
function commit(file: string | Uint8Array, customers: number, refused = 0) {
  const counts = asShown({ counts: { customers, refused } })
  return sendFile(server, owner.token, 'staff/imports', file, counts)
}

/** The checked file and its import, shared by all tests. */
let checked: Awaited<ReturnType<typeof check>>
let rentalsAfterCheck: object[]
let importId = ''
beforeAll(async () => {
  checked = await check(BOTH)
  rentalsAfterCheck = await rentals()
  importId = (await commit(BOTH, 2)).body.id
})

async function balances() {
  const sums = await server.database.read
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(sums.map(({ account, sum }) => [account, Number(sum)]))
}

/** What reports read, beside the ledger. */
async function sumsOfDays() {
  const sums = await server.database.read
    .selectFrom('ledgerDays')
    .select(({ fn }) => ['account', fn.sum<number>('cents').as('sum')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(sums.map(({ account, sum }) => [account, Number(sum)]))
}

const rentals = () =>
  server.database.read.selectFrom('rentals').selectAll().orderBy('box').execute()

it('says what each line would become, and writes nothing', async () => {
  const { status, body } = checked
  expect(status).toBe(200)
  expect(body).toMatchObject({
    missing: [],
    counts: { rows: 3, customers: 2, people: 3, refused: 0, owedCents: 750, depositCents: 1_000 },
    rows: [
      { lines: [2, 4], box: 101, name: 'Ann Lee', becomes: 'customer', problems: [] },
      { box: 102, planned: { monthlyCents: 800, isOwnPrice: true, paidThrough: '2026-12-31' } },
    ],
  })
  expect(rentalsAfterCheck).toEqual([])
})

it('takes customers over as they stand, at the prices they have, with what they owe against an account of its own', async () => {
  expect(await balances()).toEqual({
    'deposits-held': -1_000,
    'opening-balances': 250,
    receivable: 750,
  })
  expect(await sumsOfDays()).toEqual(await balances())
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
  expect(logged).toMatchObject([{ action: 'import', entityId: listed.imports[0].digest }])
})

it('changes nothing when the same file comes again, and takes over the lines that were mended since', async () => {
  const sheet = (box: string) => sheetOf(COLUMNS, lee('0101'), child('101'), paz(box))
  const { body: again } = await commit(sheet('none'), 0, 1)
  expect(again).toMatchObject({ id: null, counts: { customers: 0, here: 1, refused: 1 } })
  expect((await commit(sheet('103'), 1)).body.counts).toMatchObject({
    customers: 1,
    here: 1,
  })
  expect((await rentals()).map(({ box }) => box)).toEqual([101, 102, 103])
})

it('refuses what became something else since it was shown', async () => {
  const late = await commit(sheetOf(COLUMNS, paz('101')), 1)
  expect(late).toMatchObject({ status: 409, body: { code: 'import_changed' } })
  expect(await rentals()).toHaveLength(2)
})

it('is taken back as if it had never been, but for the ledger, and can then come again', async () => {
  const takeBack = () => owner.post(`staff/imports/${importId}/take-back`)
  expect((await takeBack()).status).toBe(200)
  expect(await balances()).toEqual({ 'deposits-held': 0, 'opening-balances': 0, receivable: 0 })
  expect(await sumsOfDays()).toEqual(await balances())
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
  expect((await commit(BOTH, 2)).body.counts).toMatchObject({ customers: 2 })
})

it('stays once money or mail rests on it', async () => {
  await owner.post('mail/letters', { key: crypto.randomUUID(), boxes: [102] })
  expect((await owner.get('staff/imports')).body.imports).toMatchObject([{ fixedBy: 'parcel' }])
  const refused = await owner.post(`staff/imports/${importId}/take-back`)
  expect(refused.body).toMatchObject({ code: 'import_fixed', box: 102 })
})

it('gives a box to nobody who only signs up with its address', async () => {
  const ann = await openCustomer(server, 'ann@example.com')
  expect((await ann.get('mailboxes')).body.mailboxes).toEqual([])
})

it('is for administrators', async () => {
  const clerk = await openStaff(server, 'clerk@example.com')
  expect((await sendFile(server, clerk.token, 'staff/imports/check', BOTH)).status).toBe(403)
})
