import { expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { NINE, openCustomer, TEN } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

const { server, ann, clerk, moveTo, close } = useCounter()

const today = async () => (await clerk.get('staff/today')).body

it('nothing is due in an empty shop; visits of the day are in order', async () => {
  const none = { count: 0, lines: [] }
  expect(await today()).toEqual({
    day: '2026-11-02',
    start: { isTillOpen: false },
    backup: { at: null, isLate: true },
    visits: [],
    waiting: 0,
    overdue: none,
    unpaid: none,
    rents: none,
    ids: none,
    papers: none,
    closings: none,
    leaving: none,
    tasks: none,
    cardTasks: 0,
  })
  const bob = await openCustomer(server, 'bob@example.com')
  await bob.book(TEN)
  await ann.book(NINE)
  expect((await today()).visits).toEqual([])
  await moveTo(NINE - 1)
  expect((await today()).visits).toMatchObject([
    { slot: NINE, name: 'ann@example.com', applicationId: null },
    { slot: TEN, name: 'bob@example.com' },
  ])
})

it('a rented box is listed when rent, IDs or its closing are due, until it is closed', async () => {
  const { id, box } = await openMailbox(server, ann)
  const line = { box, name: 'Nguyễn Thị Ánh' }
  const due = await today()
  expect(due).toMatchObject({ rents: { count: 0 }, closings: { count: 0 } })
  expect(due.ids).toMatchObject({ count: 2, lines: [{ on: '2026-12-31' }, {}] })
  expect(due.ids.lines[0].applicationId).toBeTruthy()

  await ann.post(`mailboxes/${id}/closing`, { closesOn: '2027-02-03' })
  await moveTo(server.clock.now + 86 * DAY_MS)
  const later = await today()
  expect(later.day).toBe('2027-01-27')
  expect(later.rents).toMatchObject({ count: 1, lines: [{ ...line, on: '2027-02-02' }] })
  expect(later.closings).toMatchObject({ count: 1, lines: [{ ...line, on: '2027-02-03' }] })

  await close('2027-01-27')
  expect(await today()).toMatchObject({
    rents: { count: 0 },
    ids: { count: 0 },
    closings: { count: 0 },
  })
})

it('counts up to a maximum', async () => {
  await openMailbox(server, ann)
  await server.database.write(async (tx) => {
    const check = await tx.selectFrom('documentChecks').selectAll().executeTakeFirstOrThrow()
    const people = tx.selectFrom('recipients').selectAll().where('id', '=', check.recipientId)
    const person = await people.executeTakeFirstOrThrow()
    const ids = Array.from({ length: COUNTED.ids }, (_, index) => `more ${index}`)
    const added = ids.map((id) => ({ ...person, id }))
    await tx.insertInto('recipients').values(added).execute()
    const checks = ids.map((id) => ({ ...check, id, recipientId: id }))
    await tx.insertInto('documentChecks').values(checks).execute()
  })
  const { ids } = await today()
  expect(ids.count).toBe(COUNTED.ids + 1)
  expect(ids.lines).toHaveLength(20)
})

it('overdue mail, tasks of the day and papers are listed until done', async () => {
  const { id: rentalId, box } = await openMailbox(server, ann)
  const { now } = server.clock
  const item = (id: string, receivedAt: number) => ({
    id,
    rentalId,
    box,
    kind: 'parcel' as const,
    state: 'waiting' as const,
    notice: 'none' as const,
    receivedAt,
    receivedBy: clerk.id,
  })
  const task = (id: string, dueOn: string) => ({
    id,
    dueOn,
    box,
    kind: 'remail' as const,
    createdAt: now,
  })
  const paper = {
    id: 'paper',
    rentalId,
    box,
    forName: 'Ann',
    servedBy: 'A server',
    receivedAt: now,
    receivedOn: '2026-11-02',
    isAfterAgency: 0,
    recordedBy: clerk.id,
    createdAt: now,
  }
  await server.database.write(async (tx) => {
    const letters = { ...item('letters', now - 15 * DAY_MS), kind: 'letters' as const }
    const items = [item('new', now), item('old', now - 15 * DAY_MS), letters]
    await tx.insertInto('mailItems').values(items).execute()
    const tasks = [task('today', '2026-11-02'), task('tomorrow', '2026-11-03')]
    await tx.insertInto('tasks').values(tasks).execute()
    await tx.insertInto('legalPapers').values(paper).execute()
    const dispute = { kind: 'dispute' as const, rentalId, cents: 500, createdAt: now }
    const done = { doneAt: now, doneBy: clerk.id }
    const disputes = [
      { ...dispute, id: 'open' },
      { ...dispute, ...done, id: 'done' },
    ]
    await tx.insertInto('cardTasks').values(disputes).execute()
  })
  expect(await today()).toMatchObject({
    waiting: 3,
    overdue: { count: 1, lines: [{ id: 'old', box }] },
    tasks: { count: 1, lines: [{ id: 'today' }] },
    cardTasks: 1,
    papers: { lines: [{ step: 'notice', dueAt: now + 2 * DAY_MS }] },
  })

  const done = { paperId: 'paper', doneOn: '2026-11-02', doneAt: now, doneBy: clerk.id }
  const take = (step: 'noticed' | 'mailed') =>
    server.database.write((tx) =>
      tx
        .insertInto('legalPaperSteps')
        .values({ ...done, step })
        .execute(),
    )
  await take('noticed')
  const dueAt = Date.parse('2026-11-08T08:00Z') - 1
  expect((await today()).papers).toMatchObject({ lines: [{ step: 'letter', dueAt }] })
  await take('mailed')
  expect((await today()).papers).toEqual({ count: 0, lines: [] })
})
