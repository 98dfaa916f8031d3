import { describe, expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { addDays } from '#shared/calendar.ts'
import { DAY_MS } from '#shared/durations.ts'
import { dueKinds } from '#shared/shop/today/calls.ts'

const { server, ann, clerk } = useCounter()

async function insertAll(tx: Writer, rows: { [Table in keyof Tables]?: object[] }) {
  for (const [table, added] of Object.entries(rows)) {
    await tx
      .insertInto(table as keyof Tables)
      .values(added as never)
      .execute()
  }
}

describe('a full list', () => {
  type Line = { id: string; box: number; name: string; on: string; what: string }

  const readAll = async (kind: string) => {
    const lines: Line[] = []
    let mark = ''
    do {
      const { body } = await clerk.get(`staff/today/${kind}?after=${mark}`)
      lines.push(...body.lines)
      mark = body.next ? encodeURIComponent(body.next) : ''
    } while (mark)
    return lines
  }
  const ROWS = 250
  const many = <Row>(make: (at: number) => Row) => Array.from({ length: ROWS }, (_, at) => make(at))
  const dayOf = (at: number) => addDays('2026-10-01', at % 7)

  it('has each line once, in order, with its person', async () => {
    const { id: rentalId, box } = await openMailbox(server, ann)
    await server.database.write(async (tx) => {
      const rental = await tx.selectFrom('rentals').selectAll().executeTakeFirstOrThrow()
      const rentals = many((at) => ({
        ...rental,
        id: `rental-${at}`,
        box: 1_000 + at,
        applicationId: null,
        paidThrough: dayOf(at),
      }))
      const unpaid = rentals.map((row) => ({
        ...row,
        id: `unpaid-${row.id}`,
        box: row.box + ROWS,
        startedOn: null,
        paidThrough: null,
        keysIssuedOn: row.paidThrough,
      }))
      const left = rentals.map((row) => ({
        ...row,
        id: `left-${row.id}`,
        box: row.box + 2 * ROWS,
        closedOn: row.paidThrough,
      }))
      const notices = rentals.map(({ id, paidThrough }) => ({
        id,
        rentalId: id,
        givenOn: '2026-09-01',
        closesOn: addDays(paidThrough, 20),
      }))
      const person = await tx.selectFrom('recipients').selectAll().executeTakeFirstOrThrow()
      const check = await tx.selectFrom('documentChecks').selectAll().executeTakeFirstOrThrow()
      const people = many((at) => ({
        ...person,
        id: `person-${at}`,
        name: `P${at}`,
        kind: 'adult' as const,
      }))
      const checks = people.map(({ id }, at) => ({
        ...check,
        id,
        recipientId: id,
        photoExpiresOn: dayOf(at),
        addressExpiresOn: dayOf(at),
      }))
      const items = many((at) => ({
        id: `item-${at}`,
        rentalId,
        box,
        kind: 'parcel' as const,
        state: 'waiting' as const,
        notice: 'none' as const,
        receivedAt: server.clock.now - (60 + (at % 7)) * DAY_MS,
        receivedBy: clerk.id,
      }))
      const tasks = many((at) => ({
        id: `task-${at}`,
        box,
        kind: 'remail' as const,
        dueOn: dayOf(at),
        createdAt: 0,
      }))
      await insertAll(tx, { rentals: [...rentals, ...unpaid, ...left], closingNotices: notices })
      await insertAll(tx, { recipients: people, documentChecks: checks, mailItems: items, tasks })
    })

    const lists = Object.fromEntries(
      await Promise.all(dueKinds.map(async (kind) => [kind, await readAll(kind)] as const)),
    )
    const counts = Object.fromEntries(dueKinds.map((kind) => [kind, lists[kind]!.length]))
    expect(counts).toEqual({
      rents: ROWS,
      unpaid: ROWS,
      closings: ROWS,
      leaving: ROWS,
      ids: 2 * ROWS + 2,
      tasks: ROWS,
      overdue: ROWS,
      waiting: ROWS,
    })
    for (const kind of dueKinds) {
      const lines = lists[kind]!
      const keys = lines.map(({ id, what }) => `${id} ${what}`)
      expect(new Set(keys).size).toBe(keys.length)
      const days = lines.map(({ on }) => on)
      expect(days).toEqual(days.toSorted())
    }
    expect(lists.overdue![0]).toMatchObject({ box, name: 'Nguyễn Thị Ánh', what: 'parcel' })
    expect(lists.ids![0]).toMatchObject({ box, name: 'P0', what: 'photo' })
  })

  it('is of a known kind', async () => {
    expect((await clerk.get('staff/today/anything')).body.code).toBe('validation_failed')
  })
})
