import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import type { Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import { NO_BOX } from '#server/shop/core/idempotency/locks.ts'
import { during } from '#server/testing/during.ts'
import { takeSheet } from '#server/testing/imports.ts'
import { openStaff } from '#server/testing/shop.ts'
import { useMailbox } from '#server/testing/use-shop.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

const TODAY = '2026-11-02'
const FREE = 150

const { server, clerk, receive, rental } = useMailbox()

const lock = (tx: Writer) =>
  tx.selectFrom('rentals').selectAll().where('id', '=', rental.id).forUpdate().executeTakeFirst()
const items = () => server.database.read.selectFrom('mailItems').selectAll().execute()

const closed = { closedOn: TODAY }
const removed = { ...closed, box: NO_BOX, customerId: null, applicationId: null }

it.each([
  ['gets another number', { box: 102 }, 'return', 'to-return', [200, 201]],
  ['closes', closed, 'remail', 'to-remail', [200, 409]],
  ['is taken back', removed, 'return', 'to-return', [404, 404]],
] as const)(
  'mail, papers and notes entered while their box %s fit its new state',
  async (_what, change, route, state, [papers, note]) => {
    const { id: moved } = (await receive({ box: FREE })).body.item
    const { id: mistaken } = (await receive()).body.item
    const paper = { id: randomUUID(), forName: 'Ann Lee', servedBy: 'Bo Server' }
    const [taken, marked, put, undone, served, noted] = await during(
      server,
      lock,
      [
        () => receive(),
        () => clerk.post('mail/letters', { key: randomUUID(), boxes: [101] }),
        () => clerk.post(`mail/items/${moved}/move`, { box: 101 }),
        () => clerk.post(`mail/items/${mistaken}/undo`),
        () =>
          clerk.post('staff/papers', {
            ...paper,
            rentalId: rental.id,
            receivedAt: server.clock.now,
          }),
        () =>
          clerk.post(`rentals/${rental.id}/notes`, {
            id: randomUUID(),
            kind: 'note',
            text: 'Call',
          }),
      ],
      (tx) => tx.updateTable('rentals').set(change).where('id', '=', rental.id).execute(),
    )
    const statuses = [taken, marked, put, undone].map(({ status }) => status)
    expect(statuses).toEqual([201, 200, 200, 200])
    expect([served.status, noted.status]).toEqual([papers, note])
    expect(marked.body).toEqual({ marked: [], refused: [{ box: 101, state: route }] })
    const rentalId = state === 'to-remail' ? rental.id : null
    const hangs = { box: 101, rentalId, state }
    const here = (await items()).filter((item) => item.state !== 'undone')
    expect(here).toMatchObject([hangs, hangs])
  },
)

it('waiting mail follows its rental to another box number', async () => {
  const { applicationId: application } = await server.database.write(async (tx) => {
    const before = { keysIssuedOn: null, startedOn: null }
    await tx.updateTable('rentals').set(before).where('id', '=', rental.id).execute()
    await tx
      .updateTable('applications')
      .set({ state: 'open' })
      .where('id', '=', rental.applicationId ?? '')
      .execute()
    return rental
  })
  await receive()
  expect((await clerk.post(`customers/${application}/box`, { box: 102 })).status).toBe(200)
  expect(await items()).toMatchObject([{ box: 102, rentalId: rental.id, state: 'waiting' }])
})

it('an import is not undone while its mail is received', async () => {
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const columns = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
  const sheet = sheetOf(columns, [103, 'Bo Lee', 'small', '3/4/27', '3/4/24'])
  const { id } = await takeSheet({ server, token: owner.token }, sheet)
  const [answer] = await during(
    server,
    (tx) =>
      tx.selectFrom('rentals').selectAll().where('box', '=', 103).forUpdate().executeTakeFirst(),
    [() => owner.post(`staff/imports/${id}/take-back`)],
    async (tx) => {
      const { id: rentalId } = (await tx
        .selectFrom('rentals')
        .selectAll()
        .where('box', '=', 103)
        .forUpdate()
        .executeTakeFirst()) as Rental
      await tx
        .insertInto('mailItems')
        .values({
          id: randomUUID(),
          rentalId,
          box: 103,
          recipientId: null,
          addressee: null,
          kind: 'parcel',
          carrier: null,
          tracking: null,
          checkReason: null,
          shelf: null,
          slip: null,
          state: 'waiting',
          notice: 'due',
          receivedAt: server.clock.now,
          receivedBy: 'test',
          endedAt: null,
          handOutId: null,
          endedBy: null,
        })
        .execute()
    },
  )
  expect(answer).toMatchObject({ status: 409, body: { code: 'import_fixed', box: 103 } })
})
