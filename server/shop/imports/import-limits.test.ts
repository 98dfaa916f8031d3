import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import { asShown, sendFile, sheetOf } from '#server/testing/imports.ts'
import { atMonday } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { useOwner } from '#server/testing/use-shop.ts'
import { swollenWorkbook } from '#shared/testing/workbook.ts'

const MEGABYTE = 1_000_000
const LEE = [101, 'Ann Lee', 'small', '3/4/27', '3/4/24']

const server = useServer()
beforeAll(() => void atMonday(server))
const owner = useOwner(server)

const ONE_CUSTOMER = asShown({ counts: { customers: 1, refused: 0 } })
const take = (sheet: string, query = {}) =>
  sendFile(server, owner.token, 'staff/imports', sheet, { ...query, ...ONE_CUSTOMER })

it('reads no more than ten megabytes of a file, however large it is', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
  const answer = await server.ask('/shop/v1/staff/imports/check', {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}` },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(20)
})

it('says what is wrong with a file, and goes on', async () => {
  const bomb = swollenWorkbook({ size: 1_000, declared: 80 * MEGABYTE })
  const refused = await sendFile(server, owner.token, 'staff/imports/check', bomb)
  expect(refused).toMatchObject({ status: 422, body: { code: 'file_swells' } })
  expect((await owner.get('staff/imports')).status).toBe(200)
})

it('remembers what columns were taken for by hand', async () => {
  const sheet = sheetOf(['Where', 'Who', 'What', 'Till', 'Paper'], LEE)
  const columns = 'box,name,plan,paidThrough,signedOn'
  await take(sheet, { columns })
  const again = await sendFile(server, owner.token, 'staff/imports/check', sheet)
  expect(again.body).toMatchObject({ missing: [], counts: { here: 1 } })
})

/** Cents; more than a number holds exactly. */
const HUGE = '411111111111111100'

it('reports an inexact amount from an earlier version, and takes its import back', async () => {
  const sheet = sheetOf(['Box', 'Name', 'Plan', 'Paid through', 'Form 1583'], LEE)
  const { id } = (await take(sheet)).body
  await server.database.write(async (tx) => {
    const rental = await tx.selectFrom('rentals').select('id').executeTakeFirstOrThrow()
    const [posting, day] = [`${rental.id} opening`, '2026-11-02']
    const shared = sql`${rental.id}, 101, 'charge'`
    await sql`insert into postings (id, batch_id, rental_id, box, kind, cents, posted_on, created_at, posted_by)
      values (${posting}, ${posting}, ${shared}, ${sql.raw(HUGE)}, ${day}, 0, 'x')`.execute(tx)
    for (const [account, cents] of [
      ['receivable', HUGE],
      ['opening-balances', `-${HUGE}`],
    ] as const) {
      await sql`insert into ledger_entries (id, posting_id, rental_id, box, kind, account, cents, posted_on, created_at)
        values (${account}, ${posting}, ${shared}, ${account}, ${sql.raw(cents)}, ${day}, 0)`.execute(
        tx,
      )
      await sql`insert into ledger_days (account, day, kind, cents)
        values (${account}, ${day}, 'charge', ${sql.raw(cents)})`.execute(tx)
    }
    await sql`insert into rental_balances (rental_id, cents)
      values (${rental.id}, ${sql.raw(HUGE)})`.execute(tx)
    await sql`update imports set owed_cents = ${sql.raw(HUGE)}`.execute(tx)
  })
  const read = async (path: string) => (await owner.get(path)).body
  expect((await read('staff/imports')).imports).toMatchObject([{ owedCents: Number(HUGE) }])
  expect((await read('staff/reports/money')).parts.at(10)).toMatchObject({ owed: Number(HUGE) })
  expect((await read('staff/reports/rents')).owed).toMatchObject([
    { booked: Number(HUGE) },
    {},
    {},
    {},
  ])
  expect((await read('staff/money/boxes/101')).rentals).toMatchObject([{ balance: Number(HUGE) }])
  expect((await owner.post(`staff/imports/${id}/take-back`)).status).toBe(200)
  expect((await read('staff/reports/money')).parts.at(10)).toMatchObject({ owed: 0 })
})

it('writes nothing of a cell into the log of the server', async () => {
  const secret = 'D1234567'
  const sheet = sheetOf(
    ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583', 'Note'],
    [...LEE, secret],
  )
  const { body } = await sendFile(server, owner.token, 'staff/imports/check', sheet)
  await sendFile(server, owner.token, 'staff/imports', sheet, asShown(body))
  const log = await server.database.read.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify([server.logged(), log])).not.toMatch(/D1234567|Ann Lee/)
})
