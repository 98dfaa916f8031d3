import { describe, expect, it } from 'vitest'

import { addCardPayment } from '#server/testing/card-payment.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { openCustomer } from '#server/testing/shop.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { HistoryEvent } from '#shared/shop/boxes/history.ts'

const wave = Array.from({ length: 40 }, (_, at) => [50 + at * 8, 100 + 40 * Math.sin(at)]).flat()
const signature = { width: 600, height: 200, strokes: [wave] }

const { server, ann, clerk, moveTo, close, receive } = useCounter()

const later = (days = 1) => moveTo(server.clock.now + days * DAY_MS)
const page = async (query = '') => (await clerk.get(`boxes/101${query}`)).body
const applicationOf = async () => (await page()).customer.id as string

async function readHistory(box = 101) {
  const pages: HistoryEvent[][] = []
  let mark = ''
  do {
    const { body } = await clerk.get(`boxes/${box}/history?before=${mark}`)
    pages.push(body.events)
    mark = body.next
  } while (mark)
  return pages
}

describe.runIf(isFirstDatabase)('the page of a box', () => {
  it('shows a number without a rental as free, and rejects numbers of another shop', async () => {
    expect(await page()).toEqual({
      box: 101,
      state: 'free',
      until: null,
      movedTo: null,
      customer: null,
      rentals: [],
    })
    expect((await clerk.get('boxes/99999')).body.code).toBe('box_unknown')
    expect((await clerk.get('boxes/nothing')).body.code).toBe('box_unknown')
  })

  it('shows its customer, then the former one after closing, and earlier ones on request', async () => {
    await openMailbox(server, ann, 101)
    const { state, customer } = await page()
    expect([state, customer.name]).toEqual(['rented', 'Nguyễn Thị Ánh'])
    expect(customer.rental.hasCards).toBe(false)
    await addCardPayment(server, customer.rental)
    expect((await page()).customer.rental.hasCards).toBe(true)
    await later()
    await clerk.post(`customers/${customer.id}/close`)
    expect(await page()).toMatchObject({
      state: 'blocked',
      until: '2027-05-03',
      customer: { id: customer.id, state: 'closed' },
    })
    await close('2026-04-30')
    expect(await page()).toMatchObject({ state: 'free', customer: null, rentals: [{}] })
    const bob = await openCustomer(server, 'bob@example.com')
    await openMailbox(server, bob, 101)
    const now = await page()
    expect(now.rentals).toMatchObject([
      { application: now.customer.id, closedOn: null },
      { application: customer.id, closedOn: '2026-04-30' },
    ])
    expect(now.customer.id).not.toBe(customer.id)
    expect((await page(`?application=${customer.id}`)).customer.id).toBe(customer.id)
    expect((await page('?application=nobodys')).body).toBeUndefined()
    expect((await clerk.get('boxes/101?application=nobodys')).status).toBe(404)
  })
})

async function receiveCopies(count: number) {
  const { item } = (await receive()).body
  await server.database.write(async (tx) => {
    const rows = tx.selectFrom('mailItems').selectAll()
    const row = await rows.where('id', '=', item.id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: count - 1 }, (_, at) => ({
      ...row,
      id: crypto.randomUUID(),
      slip: (row.slip ?? 0) + at + 1,
    }))
    await tx.insertInto('mailItems').values(copies).execute()
  })
}

describe('the history of a box', () => {
  it('lists events of every kind in order of time, with the person', async () => {
    const { id: rentalId } = await openMailbox(server, ann, 101)
    const application = await applicationOf()
    const { recipients } = (await clerk.get('mail/boxes/101')).body
    const [owner] = recipients
    server.clock.now += 1_000
    await ann.post(`mailboxes/${rentalId}/holds`, { from: '2026-11-05', until: '2026-11-08' })
    await later()
    const { item } = (await receive({ recipientId: owner.id })).body
    await clerk.post('mail/hand-outs', {
      key: crypto.randomUUID(),
      box: 101,
      items: [item.id],
      recipientId: owner.id,
      idType: 'passport',
      signature,
    })
    await later()
    const undone = (await receive()).body.item
    await clerk.post(`mail/items/${undone.id}/undo`)
    const paper = crypto.randomUUID()
    const servedBy = 'A. Server'
    const receivedAt = server.clock.now
    const brought = { id: paper, rentalId, forName: 'Bo Lee', servedBy, receivedAt }
    await clerk.post('staff/papers', brought)
    await later()
    await clerk.post(`staff/papers/${paper}/notice`)
    const { papers } = (await clerk.get('staff/papers?all=1&box=101')).body
    expect(papers).toMatchObject([{ id: paper }])
    expect((await clerk.get('staff/papers?all=1&box=102')).body.papers).toEqual([])
    await later()
    await clerk.post(`customers/${application}/notice`, { closesOn: '2026-12-15' })
    await later()
    await clerk.post(`customers/${application}/close`)
    await later()
    await clerk.post(`customers/${application}/keys/return`, { count: 1 })
    await later()
    const late = (await receive()).body.item
    const { tasks } = (await clerk.get('mail/tasks?box=101')).body
    expect((await clerk.get('mail/tasks?box=102')).body.tasks).toEqual([])
    await later()
    await clerk.post(`mail/tasks/${tasks[0].id}/done`)

    const events = (await readHistory()).flat()
    const summaries = events.map((event) =>
      [
        event.kind,
        'action' in event ? event.action : 'step' in event ? event.step : '',
        'posting' in event ? event.posting : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    expect(summaries.slice(0, 10)).toEqual([
      'left',
      'received',
      'step return-keys',
      'step close',
      'step give-notice',
      'paper noticed',
      'paper received',
      'handed-out',
      'received',
      'step hold',
    ])
    expect(summaries).toEqual(
      expect.arrayContaining([
        'posting charge',
        'posting payment',
        'ids',
        'step form',
        'step acknowledge',
        'step issue-keys',
        'step activate',
        'step allocate',
        'step file',
      ]),
    )
    expect(events).toMatchObject(events.toSorted((one, other) => other.at - one.at))
    expect(events[0]).toMatchObject({ item: { id: late.id, state: 'remailed' }, rentalId })
    expect(events[2]!.by).toContain('clerk-')
    const hold = events.find((event) => event.kind === 'step' && event.action === 'hold')
    expect(hold).toMatchObject({ isCustomers: true, by: null, after: { from_on: '2026-11-05' } })
    const handedOut = events.find(({ kind }) => kind === 'handed-out')
    expect(handedOut).toMatchObject({ person: owner.name, items: 1, idType: 'passport' })
    expect(events.some((event) => 'item' in event && event.item.id === undone.id)).toBe(false)
  })

  it('separates customers, and mail for a number without a rental', async () => {
    await receive()
    await openMailbox(server, ann, 101)
    const first = (await page()).rentals[0].id
    await close('2026-04-30')
    await later()
    await openMailbox(server, await openCustomer(server, 'bob@example.com'), 101)
    const second = (await page()).rentals[0].id
    const events = (await readHistory()).flat()
    const owners = events.map(({ rentalId }) => rentalId)
    const seen = owners.filter((owner, at) => owner !== owners[at - 1])
    expect([...new Set(seen)]).toEqual([second, first, null])
  })

  it('is paged, each event once, also for equal instants', async () => {
    await openMailbox(server, ann, 101)
    await receiveCopies(120)
    await later()
    const { items } = (await clerk.get('mail/boxes/101')).body
    for (let at = 0; at < 3; at++) {
      await clerk.post('mail/hand-outs', {
        key: crypto.randomUUID(),
        box: 101,
        items: items.slice(at * 40, (at + 1) * 40).map(({ id }: { id: string }) => id),
        recipientId: (await clerk.get('mail/boxes/101')).body.recipients[0].id,
        idType: 'passport',
        signature,
      })
    }
    const pages = await readHistory()
    const ids = pages.flat().map(({ id }) => id)
    expect(pages.length).toBe(3)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.startsWith('received'))).toHaveLength(120)
  })
})
