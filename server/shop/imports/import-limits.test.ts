import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import { purgeShop } from '#server/shop/data/erase-customer.ts'
import { takeSheet } from '#server/testing/imports.ts'
import { atMonday } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { useOwner } from '#server/testing/use-shop.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

const COLUMNS = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const LEE = [101, 'Bo Newman', 'small', '3/4/27', '3/4/24']

const server = useServer()
beforeAll(() => void atMonday(server))
const owner = useOwner(server)

const take = (more: object = {}) =>
  takeSheet({ server, token: owner.token }, sheetOf(COLUMNS, LEE), more)

it('keeps uncommitted customers for a day', async () => {
  const { id } = await take({ pieces: 2 })
  const storedPieces = () =>
    server.database.read.selectFrom('importPieces').select('importId').execute()
  expect(await storedPieces()).toEqual([{ importId: id }])
  const later = server.clock.now + 25 * HOUR_MS
  await server.database.write((tx) => purgeShop(tx, later, '2026-11-03'))
  expect(await storedPieces()).toEqual([])
})

it('remembers columns and plans chosen by hand', async () => {
  const memory = { columns: { till: 'paidThrough' }, plans: { 'size a': 'small' } } as const
  expect(await take({ remember: memory })).toMatchObject({ body: { customers: 1 } })
  expect((await owner.get('staff/imports')).body.memory).toEqual(memory)
})

/** Cents, beyond 2^53. */
const HUGE = '411111111111111100'

it('reports an inexact amount of an earlier version, and undoes its import', async () => {
  const { id } = await take()
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

it('logs nothing of a cell', async () => {
  await take()
  const log = await server.database.read.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify([server.logged(), log])).not.toContain('Bo Newman')
})
