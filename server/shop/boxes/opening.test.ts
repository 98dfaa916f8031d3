import { describe, expect, it } from 'vitest'

import { openDrawer } from '#server/testing/counter.ts'
import { couple, NINE, openCustomer } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'

const TODAY_AT_ONE = Date.parse('2026-11-02T21:00Z')
const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }

const { server, ann, clerk, moveTo, kindsTo } = useCounter()

const file = async () => (await ann.post('application', couple)).body.id as string
const nextAction = async () => (await ann.get('application')).body.application.track.next?.code

describe('from an application to the keys', () => {
  it('each step returns the customer, and shows in the account', async () => {
    const id = await file()
    const step = async (path: string, body: object = {}) => {
      const { status, body: customer } = await clerk.post(`customers/${id}/${path}`, body)
      expect([path, status]).toEqual([path, 200])
      return customer
    }
    const { body: filed } = await clerk.get(`customers/${id}`)
    expect(filed).toMatchObject({
      name: couple.recipients[0]!.name,
      email: 'ann@example.com',
      state: 'open',
      box: null,
      freeBox: 101,
      first: { dueToday: 3 * 1999 + 2500 },
    })
    const signers: string[] = filed.recipients
      .slice(0, 2)
      .map((recipient: { id: string }) => recipient.id)
    for (const signer of signers) await step(`recipients/${signer}/ids`, ids)
    expect(await nextAction()).toBe('sign')

    expect((await step('box', { box: 103 })).rental).toMatchObject({ box: 103, state: 'reserved' })
    expect((await step('box', { box: 102 })).rental.address[0]).toBe('10 MAIN ST PMB 102')
    for (const [index, signer] of signers.entries()) {
      const witness = index === 0 ? { witness: 'shop' } : { witness: 'notary', on: '2026-10-30' }
      await step(`recipients/${signer}/sign`, witness)
    }
    expect(await nextAction()).toBe('acknowledge')
    await step(`recipients/${signers[0]}/acknowledge`, { language: 'es', on: '2026-10-30' })
    await step(`recipients/${signers[1]}/acknowledge`, { language: 'en' })
    expect(await nextAction()).toBe('wait')
    for (const signer of signers) await step(`recipients/${signer}/crd`)
    expect(await nextAction()).toBe('fetch-key')
    const keys = await step('keys', { count: 2 })
    expect(keys.recipients).toMatchObject([
      {
        formStatus: 'in-crd',
        signedOn: '2026-11-02',
        witness: 'shop',
        crdOn: '2026-11-02',
        acknowledged: { signedOn: '2026-10-30', language: 'es' },
      },
      { signedOn: '2026-10-30', witness: 'notary', checked: { photoId: 'passport' } },
      { formStatus: 'not-needed', checked: null },
    ])
    expect(await nextAction()).toBe('pay')

    await openDrawer(server)
    const attempt = crypto.randomUUID()
    const payment = { id: attempt, way: 'cash', shownCents: keys.first.dueToday }
    const opened = await step('activate', payment)
    const rental = { state: 'rented', keyCount: 2, paidThrough: '2027-02-02', balanceCents: 0 }
    expect(opened).toMatchObject({ state: 'active', rental })
    expect((await step('activate', payment)).rental).toMatchObject(rental)
    expect(await nextAction()).toBeUndefined()
    const { ledger } = (await ann.get('mailboxes')).body.mailboxes[0]
    expect(ledger).toHaveLength(2)
    const ready = (await server.emailsTo(ann.email)).find(({ kind }) => kind === 'mailbox-active')
    const lines = ['NGUYEN THI ANH', '10 MAIN ST PMB 102', 'LOS ANGELES CA 90099']
    expect(ready).toMatchObject({ facts: { address: lines, recipients: 3 } })
  })

  it('a step out of order, of another customer or unknown is refused with its reason', async () => {
    const id = await file()
    const { body } = await clerk.get(`customers/${id}`)
    const [first, , child] = body.recipients
    const code = async (path: string, sent: object = {}) =>
      (await clerk.post(`customers/${path}`, sent)).body.code
    expect(await code(`${id}/recipients/${first.id}/sign`, { witness: 'shop' })).toBe(
      'ids_not_checked',
    )
    const numbered = { ...ids, idNumber: 'X1234567' }
    expect((await clerk.post(`customers/${id}/recipients/${first.id}/ids`, numbered)).body).toEqual(
      { code: 'validation_failed', message: expect.any(String), field: 'idNumber' },
    )
    for (const [wrong, field] of [
      [{ ...ids, addressId: 'passport' }, 'addressId'],
      [{ ...ids, photoExpiresOn: '2026-11-01' }, 'photoId'],
      [{ ...ids, photoExpiresOn: undefined }, 'photoExpiresOn'],
    ] as const) {
      const refused = await clerk.post(`customers/${id}/recipients/${first.id}/ids`, wrong)
      expect([refused.status, refused.body.field]).toEqual([422, field])
    }
    expect(await code(`${id}/recipients/${child.id}/ids`, ids)).toBe('no_ids_needed')
    const acknowledge = (who: string) =>
      code(`${id}/recipients/${who}/acknowledge`, { language: 'en' })
    expect(await acknowledge(child.id)).toBe('wrong_step')
    expect(await acknowledge(first.id)).toBe('ids_not_checked')
    await clerk.post(`customers/${id}/recipients/${first.id}/ids`, ids)
    expect((await ann.put('application', couple)).body.code).toBe('application_fixed')
    expect(await code(`${id}/recipients/${first.id}/crd`)).toBe('wrong_step')
    const ahead = { witness: 'shop', on: '2026-11-03' }
    expect(await code(`${id}/recipients/${first.id}/sign`, ahead)).toBe('day_ahead')
    expect(await code(`${id}/box`, { box: 999 })).toBe('box_unknown')
    expect(await code(`${id}/keys`, { count: 1 })).toBe('no_box')
    await clerk.post(`customers/${id}/box`)
    expect(await code(`${id}/box`)).toBe('box_allocated')
    expect(await code(`${id}/keys`, { count: 1 })).toBe('forms_missing')
    const attempt = { id: crypto.randomUUID(), way: 'cash', shownCents: 0 }
    expect(await code(`${id}/activate`, attempt)).toBe('no_keys')
    expect(await code(`${id}/close`)).toBe('box_not_open')
    expect(await code('nothing/box')).toBe('not_found')

    const bob = await openCustomer(server, 'bob@example.com')
    const other = (await bob.post('application', couple)).body.id
    expect(await code(`${other}/recipients/${first.id}/crd`)).toBe('not_found')
    expect((await ann.get(`customers/${other}`)).status).toBe(403)
  })

  it('unpaid keys are listed in Today until returned, or paid from their day on', async () => {
    const recipients = couple.recipients.slice(0, 1)
    const { id, ...filed } = (await ann.post('application', { ...couple, recipients })).body
    const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
    const [applicant] = filed.recipients
    await step('box')
    for (const [name, body] of [
      ['ids', ids],
      ['sign', { witness: 'shop' }],
      ['crd', {}],
    ] as const) {
      await step(`recipients/${applicant.id}/${name}`, body)
    }
    expect((await step('keys', { count: 2 })).body.code).toBe('acknowledgment_missing')
    await step(`recipients/${applicant.id}/acknowledge`, { language: 'en' })
    expect(
      (await step(`recipients/${applicant.id}/acknowledge`, { language: 'en' })).body.code,
    ).toBe('wrong_step')
    const unpaid = async () => (await clerk.get('staff/today')).body.unpaid
    await step('keys', { count: 2 })
    const line = { box: 101, name: applicant.name, applicationId: id, on: '2026-11-02' }
    expect(await unpaid()).toMatchObject({ count: 1, lines: [line] })
    await step('keys/return', { count: 1 })
    expect((await step('withdraw')).body.code).toBe('keys_issued')
    expect((await step('keys/return', { count: 1 })).body.rental).toMatchObject({ keyCount: 0 })
    expect(await unpaid()).toEqual({ count: 0, lines: [] })

    await step('keys', { count: 1 })
    await moveTo(server.clock.now + 5 * DAY_MS)
    await openDrawer(server)
    const payment = { id: crypto.randomUUID(), way: 'cash', shownCents: 3 * 999 + 2500 }
    const { rental } = (await step('activate', payment)).body
    expect(rental).toMatchObject({ startedOn: '2026-11-02', paidThrough: '2027-02-02' })
    expect(await unpaid()).toEqual({ count: 0, lines: [] })
  })

  it('an ended application frees its number', async () => {
    const id = await file()
    await clerk.post(`customers/${id}/box`)
    const { body } = await clerk.post(`customers/${id}/withdraw`)
    expect(body).toMatchObject({ state: 'withdrawn', rental: null })
    const again = await file()
    expect((await clerk.get(`customers/${again}`)).body.freeBox).toBe(101)
  })
})

describe('at the counter', () => {
  it('an application is filed with or without an account, once', async () => {
    const filed = async (person: object) =>
      clerk.post('customers', { ...person, application: couple })
    const { status, body } = await filed({ customerId: ann.id })
    expect([status, body.email]).toEqual([201, 'ann@example.com'])
    expect((await ann.get('application')).body.application.id).toBe(body.id)
    expect((await filed({ customerId: ann.id })).body.code).toBe('application_open')

    expect((await filed({})).body).toMatchObject({ email: null, state: 'open' })
    const walkIn = await filed({ email: 'walk.in@example.com' })
    expect(walkIn.body.email).toBe('walk.in@example.com')
    expect(await kindsTo('walk.in@example.com')).toEqual(['application-invitation'])
    const again = await filed({ email: ' WALK.IN@example.com' })
    expect(again.body.code).toBe('application_open')
  })

  it('an address is validated like an account’s', async () => {
    const codeOf = async (email: string) => {
      const { body } = await clerk.post('customers', { email, application: couple })
      return body.code ?? body.email
    }
    expect(await codeOf("Bo.O'Brien@example.com")).toBe("bo.o'brien@example.com")
    // Lower-casing the Kelvin sign yields k, another address.
    expect(await codeOf('wal\u212A.in@example.com')).toBe('validation_failed')
  })

  it('a customer without an account chooses a language, which staff can change', async () => {
    const { body } = await clerk.post('customers', {
      email: 'luz@example.com',
      language: 'es',
      application: couple,
    })
    expect(body).toMatchObject({ language: 'es', canChooseLanguage: true })
    const own = await file()
    for (const [id, language] of [
      [body.id, 'en'],
      [own, 'es'],
    ]) {
      const changed = await clerk.post(`customers/${id}/language`, { language })
      expect(changed.body.language).toBe(language)
      await clerk.post(`customers/${id}/withdraw`)
    }
    const writtenTo = async (email: string) =>
      (await server.emailsTo(email))
        .filter(({ kind }) => kind.startsWith('application'))
        .map((written) => 'language' in written && written.language)
    expect(await writtenTo('luz@example.com')).toEqual(['es', 'en'])
    expect(await writtenTo('ann@example.com')).toEqual(['en', 'es'])
    const wrong = await clerk.post(`customers/${own}/language`, { language: 'fr' })
    expect(wrong).toMatchObject({ status: 400, body: { field: 'language' } })
  })

  it('a visit of today is shown, and recorded as attended or missed', async () => {
    const tomorrow = (await ann.book(NINE)).body
    const note = ({ id }: { id: string }, state: string) =>
      clerk.post(`visits/${id}/outcome`, { state })
    expect((await note(tomorrow, 'came')).body.code).toBe('visit_ahead')
    await ann.post(`visits/${tomorrow.id}/cancel`)
    expect((await note(tomorrow, 'came')).body.code).toBe('visit_cancelled')
    const visit = (await ann.book(TODAY_AT_ONE)).body
    const outcome = (state: string) => note(visit, state)
    const [shown] = (await clerk.get('staff/today')).body.visits
    expect(shown).toMatchObject({ id: visit.id, name: 'ann@example.com', applicationId: null })
    expect((await outcome('missed')).body.state).toBe('over')
    expect((await clerk.get('staff/today')).body.visits).toEqual([])
    await file()
    expect(await nextAction()).toBe('book')
    await outcome('came')
    expect(await nextAction()).toBe('come')
  })
})
