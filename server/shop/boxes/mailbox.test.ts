import { describe, expect, it } from 'vitest'

import { type CounterError } from '#server/shop/core/counter.ts'
import { takeStep } from '#server/shop/core/idempotency/counter-step.ts'
import { clerk, openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import { giveBox } from './opening.ts'

const { server, ann, kindsTo } = useShop()

const mailbox = async (customer = ann) => (await customer.get('mailboxes')).body.mailboxes[0]
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: CounterError) => error.code,
  )

describe('from the counter to the mailbox', () => {
  it('the customer sees it open, with address, receipt and expiring IDs', async () => {
    const rental = await openMailbox(server, ann)
    expect(await mailbox()).toMatchObject({
      id: rental.id,
      box: 101,
      state: 'active',
      street: '10 MAIN ST PMB 101',
      city: facts.postalCity,
      startedOn: '2026-11-02',
      paidThrough: '2027-02-02',
      nextDueOn: '2027-02-02',
      nextDueCents: 3 * 1999,
      recipients: [
        { formStatus: 'in-crd', expiring: [{ document: 'photo', expiresOn: '2026-12-31' }] },
        { formStatus: 'in-crd' },
        { formStatus: 'not-needed', expiring: [] },
      ],
      waiting: [],
      closing: null,
    })
    const { ledger } = await mailbox()
    const lines = ledger.map(({ kind, cents, receipt }: Record<string, unknown>) => [
      kind,
      cents,
      receipt,
    ])
    const due = 3 * 1999 + 1500 + 1000
    expect(lines.toSorted()).toEqual([
      ['charge', due, null],
      ['payment', -due, 1],
    ])
    const { receipts } = await mailbox()
    expect(receipts).toMatchObject([
      { number: 1, cents: due, way: 'cash', paidFrom: '2026-11-02', paidThrough: '2027-02-02' },
    ])
    expect(receipts[0].lines.map(({ cents }: { cents: number }) => cents)).toEqual([
      3 * 999,
      3 * 1000,
      1500,
      1000,
    ])
    const { application } = (await ann.get('application')).body
    expect(application).toMatchObject({ state: 'active', canChange: false })
    const emails = await kindsTo()
    expect(emails).toEqual(expect.arrayContaining(['forms-signed', 'mailbox-active']))
    expect(emails.filter((kind) => kind === 'forms-signed')).toHaveLength(1)
  })

  it('numbers are assigned in order, never twice, and not within half a year of a closing', async () => {
    const { services, database, clock } = server
    const people = await Promise.all(
      ['b', 'c', 'd', 'e', 'f'].map((name) => openCustomer(server, `${name}@example.com`)),
    )
    const applications: string[] = []
    for (const person of people)
      applications.push((await person.post('application', couple)).body.id)
    const give = (index: number, box?: number) =>
      takeStep(giveBox, { application: applications[index] ?? '', box }, clerk, services)
    const first = await give(0)
    expect([first.box, (await give(1, 103)).box, (await give(2)).box]).toEqual([101, 103, 102])
    expect(await codeOf(give(3, 103))).toBe('box_rented')
    expect(await codeOf(give(3, 999))).toBe('box_unknown')

    await database.write((tx) =>
      tx
        .updateTable('rentals')
        .set({ closedOn: '2026-08-31' })
        .where('id', '=', first.id)
        .execute(),
    )
    const refused = await give(3, 101).catch((error: CounterError) => error)
    expect(refused).toMatchObject({ code: 'box_quarantined', details: { until: '2027-02-28' } })
    expect((await give(3)).box).toBe(104)
    expect(await codeOf(give(4))).toBe('no_box_free')
    clock.now = Date.parse('2027-03-01T18:00Z')
    expect((await give(4)).box).toBe(101)
  })
})

describe('holds and notice', () => {
  it('a hold begins, ends, and never overlaps another', async () => {
    const { id } = await openMailbox(server, ann)
    const hold = (from: string, until: string) => ann.post(`mailboxes/${id}/holds`, { from, until })
    const { body } = await hold('2026-12-20', '2027-01-05')
    expect(body.holds).toMatchObject([{ from: '2026-12-20', until: '2027-01-05', endedOn: null }])
    expect((await hold('2027-01-05', '2027-01-10')).body.code).toBe('hold_overlaps')
    expect((await hold('2026-11-01', '2026-11-05')).body).toMatchObject({
      code: 'hold_days',
      field: 'from',
    })
    expect((await hold('2026-12-01', '2026-11-05')).body).toMatchObject({
      code: 'hold_days',
      field: 'until',
    })
    expect((await hold('2026-02-30', '2026-11-05')).body).toMatchObject({ field: 'from' })
    const path = `mailboxes/${id}/holds/${body.holds[0].id}/end`
    expect((await ann.post(path)).body.holds).toMatchObject([{ endedOn: '2026-11-02' }])
    expect((await ann.post(path)).body.code).toBe('hold_over')
  })

  it('notice returns the dates of the closing, once, also by email', async () => {
    const { id } = await openMailbox(server, ann)
    const close = (closesOn: string) => ann.post(`mailboxes/${id}/closing`, { closesOn })
    expect((await close('2026-11-01')).body).toMatchObject({
      code: 'closing_day',
      field: 'closesOn',
    })
    const plan = { closesOn: '2027-08-31', remailUntil: '2028-02-29', agentUntil: '2029-08-31' }
    const { body } = await close(plan.closesOn)
    expect(body).toMatchObject({ closing: plan, nextDueOn: '2027-02-02', nextDueCents: 3 * 1999 })
    expect((await close('2027-09-01')).body.code).toBe('notice_given')
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'closing-planned',
      facts: plan,
    })
  })
})
