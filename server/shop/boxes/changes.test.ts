import { beforeAll, describe, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }
const LATER_MS = 60_000

const { server, ann, clerk, moveTo, kindsTo } = useCounter()
let id: string

beforeAll(async () => {
  id = (await openMailbox(server, ann)).applicationId ?? ''
  server.clock.now += LATER_MS
})

const loadCustomer = async () => (await clerk.get(`customers/${id}`)).body
const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
const formOf = async (name: string) => {
  const { recipients } = await loadCustomer()
  const named = recipients.find((recipient: { name: string }) => recipient.name === name)
  return named && [named.formStatus, named.formReason]
}
const idOf = async (name: string) =>
  (await loadCustomer()).recipients.find((recipient: { name: string }) => recipient.name === name)
    .id

describe('recipients of an open box', () => {
  const [ANH, BO, CY] = couple.recipients.map(({ name }) => name) as [string, string, string]

  it('an added adult has a form of their own, an added child is on a parent’s', async () => {
    await step('recipients', { kind: 'adult', name: 'Dee Lee', shownCents: 3000 })
    expect(await formOf('Dee Lee')).toEqual(['to-sign', null])
    expect(await formOf(ANH)).toEqual(['in-crd', null])
    await step('recipients', { kind: 'minor', name: 'Eli Lee', shownCents: 3000 })
    expect(await formOf('Eli Lee')).toEqual(['not-needed', null])
    expect(await formOf(ANH)).toEqual(['to-sign', 'recipients'])
    expect(
      (await step('recipients', { kind: 'business', name: 'Lee LLC', shownCents: 0 })).body,
    ).toMatchObject({
      code: 'household',
      field: 'kind',
    })
    const results = (await clerk.get('find?q=dee')).body.found
    expect(results).toMatchObject([{ id, box: 101, others: [BO, CY, 'Dee Lee', 'Eli Lee'] }])
  })

  it('an addition is charged through the term, with the current month whole', async () => {
    const add = async (kind: string, name: string) => {
      const price = (await loadCustomer()).addedCents[kind]
      const { rental } = (await step('recipients', { kind, name, shownCents: price })).body
      return [price, rental.leaving.balanceCents]
    }
    expect(await add('adult', 'Dee Lee')).toEqual([3000, 3000])
    await moveTo('2026-12-12T18:10Z')
    expect(await add('adult', 'Eli Lee')).toEqual([2000, 5000])
    expect(await add('collector', 'Fay Lee')).toEqual([0, 5000])
    expect(await add('minor', 'Gil Lee')).toEqual([2000, 7000])
    server.services.facts.proration = 'daily'
    // A month, and 21 days of 31.
    expect((await loadCustomer()).addedCents.adult).toBe(1000 + 677)
    await moveTo('2027-02-03T18:10Z')
    expect(await add('adult', 'Gus Lee')).toEqual([0, 7000])
  })

  it('a new name, and other changes of the form, require a new form with both IDs', async () => {
    const recipient = await idOf(BO)
    await step(`recipients/${recipient}/rename`, { name: 'Bo Roe' })
    expect(await formOf('Bo Roe')).toEqual(['to-sign', 'name'])
    const sign = () => step(`recipients/${recipient}/sign`, { witness: 'shop' })
    expect((await sign()).body.code).toBe('ids_not_checked')
    server.clock.now += LATER_MS
    await step(`recipients/${recipient}/ids`, ids)
    await sign()
    await step(`recipients/${recipient}/crd`)
    expect(await formOf('Bo Roe')).toEqual(['in-crd', null])
    expect((await kindsTo()).filter((kind) => kind === 'forms-signed')).toHaveLength(1)

    await step(`recipients/${recipient}/form`, { reason: 'forwarding' })
    expect((await sign()).status).toBe(200)
    await step(`recipients/${recipient}/form`, { reason: 'home-address' })
    expect((await sign()).body.code).toBe('ids_not_checked')
    const mailbox = (await ann.get('mailboxes')).body.mailboxes[0]
    expect(mailbox.recipients[1]).toMatchObject({ name: 'Bo Roe', formStatus: 'to-sign' })
  })

  it('a removed person is listed with the day, and no longer charged or required', async () => {
    const before = (await ann.get('mailboxes')).body.mailboxes[0].nextDueCents
    await step(`recipients/${await idOf(CY)}/remove`)
    expect(await formOf(ANH)).toEqual(['to-sign', 'recipients'])
    const { recipients, removed } = (await step(`recipients/${await idOf(BO)}/remove`)).body
    expect(recipients.map(({ name }: { name: string }) => name)).toEqual([ANH])
    expect(removed.map(({ name, removedOn }: Record<string, string>) => [name, removedOn])).toEqual(
      expect.arrayContaining([
        [BO, '2026-11-02'],
        [CY, '2026-11-02'],
      ]),
    )
    expect((await ann.get('mailboxes')).body.mailboxes[0].nextDueCents).toBe(before - 3 * 1000)
    expect((await step(`recipients/${await idOf(ANH)}/remove`)).body.code).toBe('household')
    expect((await clerk.get('find?q=bo')).body.found).toHaveLength(1)
  })
})

describe('closing', () => {
  it('notice is given and withdrawn, a hold begins and ends, with emails', async () => {
    expect((await step('notice', { closesOn: '2026-12-31' })).body.rental).toMatchObject({
      state: 'closing',
      notice: { givenOn: '2026-11-02', closesOn: '2026-12-31' },
      closing: { remailUntil: '2027-06-30', agentUntil: '2028-12-31' },
    })
    expect((await clerk.get('boxes')).body.boxes).toMatchObject([
      { box: 101, state: 'closing', until: '2026-12-31' },
    ])
    expect((await step('notice/withdraw')).body.rental).toMatchObject({
      notice: null,
      closing: null,
    })
    expect((await step('notice/withdraw')).body.code).toBe('no_notice')
    const { holds } = (await step('holds', { from: '2026-12-20', until: '2027-01-05' })).body.rental
    const ended = await step(`holds/${holds[0].id}/end`)
    expect(ended.body.rental.holds).toMatchObject([{ endedOn: '2026-11-02' }])
    expect((await kindsTo()).slice(-2)).toEqual(['closing-planned', 'closing-withdrawn'])
  })

  it('a closed box has dated duties, and its number is out of use until then', async () => {
    const closed = (await step('close')).body
    expect(closed).toMatchObject({
      state: 'closed',
      rental: {
        state: 'closed',
        closedOn: '2026-11-02',
        crdClosedOn: null,
        keyCount: 1,
        keysReturned: 0,
        closing: { remailUntil: '2027-05-02', agentUntil: '2028-11-02' },
      },
    })
    expect((await step('keys/return', { count: 1 })).body.rental.keysReturned).toBe(1)
    expect((await step('keys/return', { count: 1 })).body.code).toBe('keys_not_out')
    expect((await step('close/crd')).body.rental.crdClosedOn).toBe('2026-11-02')
    expect((await step('close')).body.code).toBe('box_not_open')
    expect(
      (await step('recipients', { kind: 'adult', name: 'Dee', shownCents: 0 })).body.code,
    ).toBe('not_open')
    expect((await clerk.get('boxes')).body).toMatchObject({
      ranges: [{ first: 101, last: 104 }],
      boxes: [{ box: 101, state: 'blocked', until: '2027-05-02' }],
    })
    expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
      kind: 'mailbox-closed',
      facts: { box: 101, remailUntil: '2027-05-02' },
    })
    const other = (await ann.post('application', couple)).body.id
    const refused = (await clerk.post(`customers/${other}/box`, { box: 101 })).body
    expect(refused).toMatchObject({ code: 'box_quarantined', until: '2027-05-02' })
  })
})
