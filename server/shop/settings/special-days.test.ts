import ICAL from 'ical.js'
import { describe, expect, it, onTestFinished } from 'vitest'

import { words } from '#server/content.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { callShop, NINE, openCustomer, openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { startMail } from '#server/testing/visit-mail.ts'

const { server, ann, clerk } = useCounter()

const TUESDAY = '2026-11-03'
const openOwner = () => openStaff(server, 'owner@example.com', 'administrator')
const slotsOn = async (day: string): Promise<number[]> => {
  const { days } = (await callShop(server, 'GET', 'slots')).body
  return days.find((each: { day: string }) => each.day === day)?.slots ?? []
}
const firstOn = async (day: string) => new Date((await slotsOn(day))[0] ?? 0).toISOString()

describe('special days', () => {
  it('remove, change and add slots, on a holiday too, at once', async () => {
    const owner = await openOwner()
    const add = (body: object) => owner.post('staff/settings/days', body)
    expect(await slotsOn(TUESDAY)).toContain(NINE)
    const { body } = await add({ from: TUESDAY, reasonEn: 'Flood', reasonEs: 'Inundación' })
    expect(body.specialDays).toMatchObject([
      { from: TUESDAY, through: TUESDAY, opens: null, closes: null, reason: { en: 'Flood' } },
    ])
    expect(await slotsOn(TUESDAY)).toEqual([])
    const refused = await ann.book(NINE)
    expect([refused.status, refused.body.code]).toEqual([422, 'slot_closed'])

    await add({ from: '2026-11-25', through: '2026-11-27', opens: '11:00', closes: '13:00' })
    expect(await firstOn('2026-11-26')).toBe('2026-11-26T19:00:00.000Z')
    expect(await slotsOn('2026-11-27')).toHaveLength(4)

    await owner.post(`staff/settings/days/${body.specialDays[0].id}/remove`)
    expect(await slotsOn(TUESDAY)).toContain(NINE)
    expect((await ann.book(NINE)).status).toBe(201)
    const log = await server.database.read
      .selectFrom('audit')
      .select(['actor', 'action', 'after'])
      .where('entity', '=', 'settings')
      .orderBy('id')
      .execute()
    expect(log.map(({ actor, action }) => [actor, action])).toEqual([
      [owner.id, 'add-days'],
      [owner.id, 'add-days'],
      [owner.id, 'remove-days'],
    ])
    expect(JSON.parse(log[1]?.after ?? '')).toMatchObject({ from_on: '2026-11-25', opens: '11:00' })
  })

  it('keep local time over clock changes, and span New Year', async () => {
    Object.assign(server.clock, { now: Date.parse('2026-12-20T18:00Z') })
    const later = await openStaff(server, 'later@example.com', 'administrator')
    await later.post('staff/settings/days', { from: '2026-12-30', through: '2027-01-02' })
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-02']) {
      expect([day, await slotsOn(day)]).toEqual([day, []])
    }
    expect(await slotsOn('2026-12-29')).not.toEqual([])
    expect(await slotsOn('2027-01-04')).not.toEqual([])

    Object.assign(server.clock, { now: Date.parse('2027-03-10T18:00Z') })
    const spring = await openStaff(server, 'spring@example.com', 'administrator')
    const sunday = { from: '2027-03-13', through: '2027-03-14', opens: '10:00', closes: '12:00' }
    await spring.post('staff/settings/days', sunday)
    expect(await firstOn('2027-03-13')).toBe('2027-03-13T18:00:00.000Z')
    expect(await firstOn('2027-03-14')).toBe('2027-03-14T17:00:00.000Z')
  })

  it.each([
    ['hours that end before they begin', { opens: '17:00', closes: '09:00' }, 'closes'],
    ['one time alone', { opens: '17:00' }, 'closes'],
    ['a last day before the first', { through: '2026-11-02' }, 'through'],
    ['more than a year', { through: '2027-11-30' }, 'through'],
    ['a day that is over', { from: '2026-11-01', through: '2026-11-01' }, 'from'],
    ['no day', { from: 'tomorrow' }, 'from'],
    ['a reason in one language', { reasonEn: 'Flood' }, 'reasonEs'],
    ['a reason too long for a line', { reasonEn: 'x'.repeat(61), reasonEs: 'x' }, 'reasonEn'],
    ['a day that differs already', { from: '2026-11-10' }, 'from'],
  ])('%s: refused with a sentence at its field', async (_how, wrong, field) => {
    const owner = await openOwner()
    const add = (body: object) => owner.post('staff/settings/days', body)
    await add({ from: '2026-11-09', through: '2026-11-11' })
    const { status, body } = await add({ from: TUESDAY, ...wrong })
    expect([status >= 400, body.field]).toEqual([true, field])
    expect(body.message).toMatch(/^[A-Z0-9].{10,}/)
    expect((await owner.get('staff/settings/days')).body.specialDays).toHaveLength(1)
  })

  it('appear in emails with hours, if soon, as of sending', async () => {
    Object.assign(server.clock, { now: Date.parse('2026-11-16T18:10Z') })
    await openMailbox(server, await openCustomer(server, 'late@example.com'))
    const owner = await openOwner()
    await owner.post('staff/settings/days', {
      from: '2026-11-18',
      reasonEn: 'Flood',
      reasonEs: 'Inundación',
    })
    await owner.post('staff/settings/days', { from: '2026-11-30' })
    await server.database.write((tx) =>
      tx.deleteFrom('outbox').where('kind', '!=', 'mailbox-active').execute(),
    )
    const mail = await startMail(server)
    onTestFinished(mail.close)
    const [ready] = await mail.emails(1)
    const text = ready?.text?.replaceAll('\n', ' ')
    const { shopEmails, specialDays } = words.en
    const day = (date: string, reason?: string) => specialDays.closed(shopEmails.day(date), reason)
    const [flood, holiday, later] = [
      day('2026-11-18', 'Flood'),
      day('2026-11-26'),
      day('2026-11-30'),
    ]
    expect(text).toContain(flood)
    expect(text).toContain(holiday)
    expect(text).not.toContain(later)
  })

  it('appear with coming hours in the calendar file', async () => {
    const owner = await openOwner()
    await owner.post('staff/settings/days', {
      from: TUESDAY,
      reasonEn: 'Flood',
      reasonEs: 'Inundación',
    })
    await owner.post('staff/settings/days', { from: '2026-11-04', opens: '11:00', closes: '13:00' })
    for (const [path, language] of [
      ['/hours.ics', 'en'],
      ['/es/hours.ics', 'es'],
    ] as const) {
      const { calendar } = words[language].specialDays
      const file = new ICAL.Component(ICAL.parse(await (await server.ask(path)).text()))
      const events = file.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      const on = (day: string) =>
        events
          .filter(({ startDate }) => startDate.toString().startsWith(day))
          .map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])
      const reason = language === 'en' ? 'Flood' : 'Inundación'
      expect(on(TUESDAY)).toEqual([[calendar.closed(reason), TUESDAY, '2026-11-04']])
      expect(on('2026-11-04')).toEqual([
        [calendar.open, '2026-11-04T19:00:00Z', '2026-11-04T21:00:00Z'],
      ])
      expect(on('2026-11-05')).toEqual([
        [calendar.open, '2026-11-05T17:00:00Z', '2026-11-06T01:00:00Z'],
      ])
      expect(on('2026-11-26')).toEqual([[calendar.closed(), '2026-11-26', '2026-11-27']])
      for (const { component } of events) {
        expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
      }
    }
  })

  it('require the owner', async () => {
    expect((await clerk.post('staff/settings/days', { from: TUESDAY })).status).toBe(403)
    expect((await clerk.get('staff/settings/days')).status).toBe(403)
  })
})
