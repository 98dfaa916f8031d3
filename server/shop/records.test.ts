import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { signIn } from '#server/testing/fixtures.ts'
import { useShop } from '#server/testing/use-shop.ts'

import { verifyAudit } from './audit.ts'
import { eraseCustomer, findOpenBoxes, purgeShop } from './erase-customer.ts'

const { server, ann, close } = useShop()

const write = <Result>(work: (tx: Writer) => Promise<Result>) => server.database.write(work)

describe('what is written down for good', () => {
  it('can’t be changed or deleted, and a log that was is recognised', async () => {
    await openMailbox(server, ann)
    const { read } = server.database
    expect(await verifyAudit(read)).toBe(true)
    for (const table of ['audit', 'ledger_entries']) {
      for (const change of [`delete from ${table}`, `update ${table} set id = id`]) {
        await expect(write((tx) => sql.raw(change).execute(tx))).rejects.toThrow('never changed')
      }
    }
    const { rows } = await sql<{
      sum: number
    }>`select sum(cents) as sum from ledger_entries`.execute(read)
    expect(Number(rows[0]?.sum)).toBe(0)
    const log = JSON.stringify(await read.selectFrom('audit').selectAll().execute())
    expect(log).not.toMatch(/Nguyễn|Bo Lee|ann@example.com/)

    await write((tx) =>
      sql
        .raw(
          'drop trigger audit_no_delete' + (server.database.kind === 'postgres' ? ' on audit' : ''),
        )
        .execute(tx),
    )
    const { entries } = await read.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
    await write((tx) => tx.deleteFrom('audit').where('id', '=', entries).execute())
    expect(await verifyAudit(read)).toBe(false)
  })

  it('a customer who goes leaves the box’s history without a name on it, and its people go in their time', async () => {
    await openMailbox(server, ann)
    expect(await write((tx) => findOpenBoxes(tx, ann.id))).toEqual([101])
    await close('2026-11-30')
    await write((tx) => eraseCustomer(tx, ann.id))
    const { read } = server.database
    const held = async () => ({
      rentals: (await read.selectFrom('rentals').selectAll().execute()).map(
        ({ customer_id }) => customer_id,
      ),
      people: (await read.selectFrom('recipients').selectAll().execute()).length,
      ledger: (await read.selectFrom('ledger_entries').selectAll().execute()).length > 0,
    })
    expect(await held()).toEqual({ rentals: [null], people: 3, ledger: true })
    await write((tx) => purgeShop(tx, server.clock.now, '2028-11-30'))
    expect(await held()).toMatchObject({ people: 3 })
    await write((tx) => purgeShop(tx, server.clock.now, '2028-12-01'))
    expect(await held()).toEqual({ rentals: [null], people: 0, ledger: true })
    const { access_token: token } = await signIn(server, ann.email)
    const answer = await server.ask('/shop/v1/mailboxes', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toEqual({ mailboxes: [] })
  })
})
