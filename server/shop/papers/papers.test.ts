import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

import { purgeShop } from '#server/shop/data/erase-customer.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { couple, openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const RECEIVED = Date.parse('2026-11-19T23:10Z')

const { server, ann, clerk, moveTo, close } = useCounter()
let owner: Staff
let rentalId: string

beforeAll(async () => {
  rentalId = (await openMailbox(server, ann, 101)).id
  await moveTo(RECEIVED)
  owner = await openStaff(server, 'owner@example.com', 'administrator')
})

const receive = (change: object = {}) =>
  clerk.post('staff/papers', {
    id: crypto.randomUUID(),
    rentalId,
    forName: 'Bo Lee',
    servedBy: 'A. Server, registered process server',
    receivedAt: RECEIVED,
    ...change,
  })

describe('legal papers', () => {
  it('have deadlines, from receipt to completed service', async () => {
    const id = crypto.randomUUID()
    const { body } = await receive({ id })
    expect((await receive({ id })).body).toEqual(body)
    expect(body).toMatchObject({
      box: 101,
      receivedOn: '2026-11-19',
      noticeBy: Date.parse('2026-11-21T23:10Z'),
      letterBy: '2026-11-24',
      completeOn: null,
      isAfterAgency: false,
    })
    const due = async () => (await clerk.get('staff/papers')).body.papers
    expect(await due()).toMatchObject([{ id, noticedAt: null, mailedOn: null }])
    const at = server.clock.now
    expect((await clerk.post(`staff/papers/${id}/notice`)).body.noticedAt).toBe(at)
    expect((await clerk.post(`staff/papers/${id}/notice`)).body.code).toBe('step_done')
    const mail = (on: string) => clerk.post(`staff/papers/${id}/mailing`, { on })
    expect((await mail('2026-11-18')).body.code).toBe('mailed_before_received')
    expect((await mail('2026-11-20')).body.code).toBe('mailed_before_received')
    expect((await mail('2026-11-19')).body).toMatchObject({ completeOn: '2026-11-29' })
    expect(await due()).toEqual([])
    expect((await clerk.get('staff/papers?all=1')).body.papers).toMatchObject([{ id }])
    await expect(
      server.database.write((tx) => sql`update legal_papers set box = 1`.execute(tx)),
    ).rejects.toThrow('never changed')
  })

  it('are not of a day before the box was opened, or more than a year ago', async () => {
    const on = async (day: string) => {
      const { body } = await receive({ receivedAt: Date.parse(`${day}T20:00Z`) })
      return body.code ?? body.receivedOn
    }
    expect(await on('1970-01-01')).toBe('received_before_box')
    expect(await on('2026-11-01')).toBe('received_before_box')
    expect(await on('2026-11-02')).toBe('2026-11-02')
    await moveTo('2027-12-19T20:00Z')
    expect(await on('2026-12-18')).toBe('received_long_ago')
    expect(await on('2026-12-19')).toBe('2026-12-19')
  })

  it('store no address or later hour, and are entered by staff only', async () => {
    expect(await receive({ address: '12 Elm St' })).toMatchObject({ status: 400 })
    expect((await receive({ receivedAt: server.clock.now + 1 })).body.field).toBe('receivedAt')
    expect((await receive({ rentalId: crypto.randomUUID() })).status).toBe(404)
    expect((await ann.get('staff/papers')).status).toBe(403)
  })

  it('are accepted after two years with a warning, and deleted with the box’s records', async () => {
    await close('2024-11-18')
    const { rentals } = (await clerk.get('staff/papers/boxes/101')).body
    expect(rentals).toMatchObject([
      { rentalId, agentUntil: '2026-11-18', isAfterAgency: true, names: { length: 3 } },
    ])
    expect((await receive()).body.isAfterAgency).toBe(true)
    await close('2024-11-19')
    expect((await receive()).body.isAfterAgency).toBe(false)
    expect((await clerk.get('staff/papers/boxes/102')).body.code).toBe('box_unused')

    const count = async () =>
      (await server.database.read.selectFrom('legalPapers').select('id').execute()).length
    const purge = (today: string) =>
      server.database.write((tx) => purgeShop(tx, server.clock.now, today))
    await purge('2028-11-19')
    expect(await count()).toBe(2)
    await purge('2028-11-20')
    expect(await count()).toBe(0)
  })
})

describe('the roster', () => {
  it('lists customers and those who left within a year, by page', async () => {
    const second = await openMailbox(server, await openCustomer(server, 'bob@example.com'), 102)
    const { body } = await clerk.get('staff/roster')
    expect(body).toMatchObject({ day: '2026-11-19', next: null })
    expect(body.rows).toMatchObject([
      { box: 101, startedOn: '2026-11-02', recipients: { length: 3 } },
      { box: 102, recipients: [{ formStatus: 'in-crd', photoExpiresOn: '2026-12-31' }, {}, {}] },
    ])
    expect((await clerk.get(`staff/roster?after=101 ${rentalId}`)).body.rows).toHaveLength(1)
    await close('2025-11-19')
    expect((await clerk.get('staff/roster')).body.rows).toHaveLength(2)
    await close('2025-11-18')
    expect((await clerk.get('staff/roster')).body.rows).toHaveLength(0)
    expect(second.box).toBe(102)
  })

  it('omits removed people: on the page, in the file, and in the counts', async () => {
    const { applicationId: id } = await openMailbox(
      server,
      await openCustomer(server, 'bob@example.com'),
      102,
    )
    const { recipients } = (await clerk.get(`customers/${id}`)).body
    const [, second] = recipients as { id: string; name: string }[]
    const step = (path: string, body: object = {}) =>
      clerk.post(`customers/${id}/recipients/${second!.id}/${path}`, body)
    const missing = async () => (await clerk.get('staff/quarter')).body.missing
    await step('form', { reason: 'home-address' })
    expect(await missing()).toBe(1)
    expect((await step('remove')).status).toBe(200)
    expect(await missing()).toBe(0)
    const { rows } = (await clerk.get('staff/roster')).body
    expect(rows[1].recipients).toHaveLength(recipients.length - 1)
    const { csv } = (await owner.get('staff/roster/file')).body
    expect(csv.split('\r\n').filter((line: string) => line.includes('"102"'))).toHaveLength(2)
  })

  it('is downloaded by administrators only, contains no formula, and is logged', async () => {
    const eve = await openCustomer(server, 'eve@example.com')
    const recipients = [{ ...couple.recipients[0]!, name: '=HYPERLINK("http://evil.test")' }]
    await openMailbox(server, eve, 103, { ...couple, recipients })
    const { csv } = (await owner.get('staff/roster/file')).body
    const [, first, , , last, end, none] = csv.split('\r\n')
    expect([last, end, none]).toEqual([expect.stringContaining('"103","Active"'), '', undefined])
    expect(first).toContain('"101","Active","2026-11-02","","Nguyễn Thị Ánh","","","","applicant"')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    expect((await clerk.get('staff/roster/file')).status).toBe(403)
    const log = await server.database.read
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('entity', '=', 'roster')
      .execute()
    expect(log).toEqual([{ actor: owner.id, action: 'export' }])
  })

  it('is certified by the administrator, once per quarter, as of that day', async () => {
    const had = { id: rentalId, startedOn: '2026-10-15' }
    await openMailbox(server, await openCustomer(server, 'eve@example.com'), 103)
    await server.database.write((tx) =>
      tx.updateTable('rentals').set(had).where('id', '=', rentalId).execute(),
    )
    const quarter = { quarterOn: '2026-10-15', nextOn: '2027-01-15', active: 1, missing: 0 }
    expect((await clerk.get('staff/quarter')).body).toMatchObject({ ...quarter, certified: null })
    const certify = (quarterOn: string, by = owner, more: object = {}) =>
      by.post('staff/quarter', { quarterOn, ...more })
    expect((await certify('2027-01-15')).body.code).toBe('not_quarter_day')
    expect((await certify('2026-10-15', clerk)).status).toBe(403)
    const formStatus = 'signed'
    await server.database.write((tx) =>
      tx.updateTable('recipients').set({ formStatus }).where('name', '=', 'Bo Lee').execute(),
    )
    const missingForms = [
      { box: 101, name: 'Bo Lee', formStatus },
      { box: 103, name: 'Bo Lee', formStatus },
    ]
    expect((await certify('2026-10-15')).body).toMatchObject({
      code: 'forms_missing',
      missingForms,
    })
    expect((await clerk.get('staff/quarter')).body).toMatchObject({ missing: 2, missingForms })
    expect((await certify('2026-10-15', owner, { missing: 1 })).status).toBe(409)
    expect((await certify('2026-10-15', owner, { missing: 2 })).body.certified).toMatchObject({
      by: 'Ann Lee (owner@example.com)',
      active: 1,
    })
    const { lines } = (await owner.get('staff/audit?action=certify')).body
    expect(lines[0].after).toEqual({ active: 1, boxes: '101, 103', closed: 0, missing: 2 })
    expect((await certify('2026-10-15')).body.code).toBe('step_done')
  })

  it('IDs that expire within 90 days are listed, the newest of each person', async () => {
    const listed = async () => (await clerk.get('staff/expiring-ids')).body.ids
    expect(await listed()).toMatchObject([
      { box: 101, document: 'photo', type: 'passport', expiresOn: '2026-12-31' },
      { box: 101, expiresOn: '2026-12-31' },
    ])
    await server.database.write((tx) =>
      tx.updateTable('documentChecks').set({ photoExpiresOn: '2027-02-18' }).execute(),
    )
    expect(await listed()).toEqual([])
  })
})
