import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { eraseCustomer, findOpenBoxes, purgeShop } from '#server/shop/data/erase-customer.ts'
import { addCardPayment } from '#server/testing/card-payment.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { useShop } from '#server/testing/use-shop.ts'

const { server, ann, close } = useShop()

const write = <Result>(work: (tx: Writer) => Promise<Result>) => server.database.write(work)

describe('permanent records', () => {
  it('can’t be changed or deleted; an altered log is detected', async () => {
    await openMailbox(server, ann)
    const { read, kind } = server.database
    const isPostgres = kind === 'postgres'
    expect(await checkLog(read)).toBeNull()
    const refuse = (change: string) =>
      expect(write((tx) => sql.raw(change).execute(tx))).rejects.toThrow(/never changed|moves on/)
    for (const table of ['audit', 'ledger_entries', 'postings']) {
      await refuse(`delete from ${table}`)
      await refuse(`update ${table} set id = id`)
      if (isPostgres) await refuse(`truncate ${table} cascade`)
    }
    await refuse('delete from audit_head')
    await refuse('update audit_head set entries = entries - 1')
    if (!isPostgres) {
      const same = 'select id from postings'
      for (const verb of ['replace', 'insert or replace', 'insert or ignore']) {
        await refuse(`${verb} into audit select * from audit`)
        await refuse(`${verb} into ledger_entries select * from ledger_entries`)
        await refuse(`${verb} into postings select * from postings where id in (${same})`)
        await write((tx) => sql.raw(`${verb} into audit_head values (1, 1, 'x')`).execute(tx))
      }
      const copied = `id || 'x', posting_id, rental_id, box, kind, account, 0, receipt, posted_on, created_at`
      await refuse(`replace into ledger_entries select ${copied} from ledger_entries`)
      const columns = 'rental_id, box, kind, account, cents, receipt, posted_on, created_at'
      const others = `posting_id || 'x', rental_id, box, kind, account, 0, receipt, posted_on, created_at`
      await refuse(
        `replace into ledger_entries (rowid, id, posting_id, ${columns}) select rowid, id || 'x', ${others} from ledger_entries`,
      )
      await write((tx) =>
        sql`replace into till_days (rowid, day, float_cents, opened_at, opened_by)
          select rowid, '2000-01-01', 0, 0, '' from till_days`.execute(tx),
      )
      const till = await read.selectFrom('tillDays').select('day').executeTakeFirst()
      expect(till?.day).not.toBe('2000-01-01')
    }
    expect(await checkLog(read)).toBeNull()
    const { rows } = await sql<{
      sum: number
    }>`select sum(cents) as sum from ledger_entries`.execute(read)
    expect(Number(rows[0]?.sum)).toBe(0)
    const log = JSON.stringify(await read.selectFrom('audit').selectAll().execute())
    expect(log).not.toMatch(/Nguyễn|Bo Lee|ann@example.com/)

    await write((tx) =>
      sql.raw('drop trigger audit_no_delete' + (isPostgres ? ' on audit' : '')).execute(tx),
    )
    const { entries } = await read.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow()
    await write((tx) => tx.deleteFrom('audit').where('id', '=', entries).execute())
    expect(await checkLog(read)).not.toBeNull()
  })

  it('of a deleted customer keep the box’s history without names, and people until their time is over', async () => {
    await addCardPayment(server, await openMailbox(server, ann))
    expect(await write((tx) => findOpenBoxes(tx, ann.id))).toMatchObject([{ box: 101 }])
    await close('2026-11-30')
    await write((tx) => eraseCustomer(tx, ann.id, { day: '2026-11-02', now: server.clock.now }))
    const { read } = server.database
    const held = async () => ({
      rentals: (await read.selectFrom('rentals').selectAll().execute()).map(
        ({ customerId }) => customerId,
      ),
      people: (await read.selectFrom('recipients').selectAll().execute()).length,
      ledger: (await read.selectFrom('ledgerEntries').selectAll().execute()).length > 0,
    })
    expect(await held()).toEqual({ rentals: [null], people: 3, ledger: true })
    await write((tx) => purgeShop(tx, server.clock.now, '2028-11-30'))
    expect(await held()).toMatchObject({ people: 3 })
    const renewals = read.selectFrom('automaticRenewals').select(['state', 'isDetached'])
    expect(await renewals.execute()).toEqual([{ state: 'ended', isDetached: 0 }])
    await write((tx) => tx.updateTable('automaticRenewals').set({ isDetached: 1 }).execute())
    await write((tx) => purgeShop(tx, server.clock.now, '2028-12-01'))
    expect(await held()).toEqual({ rentals: [null], people: 0, ledger: true })
    expect(await renewals.execute()).toEqual([])
    const { access_token: token } = await signIn(server, ann.email)
    const answer = await server.ask('/shop/v1/mailboxes', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toEqual({ mailboxes: [] })
  })
})
