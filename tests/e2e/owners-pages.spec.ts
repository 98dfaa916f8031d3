import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { announcements } from '#app/content/staff/announcements.ts'
import { invitations } from '#app/content/staff/invitations.ts'
import { reportWords as reports } from '#app/content/staff/reports.ts'
import { daysWords as days } from '#app/content/staff/settings.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { today } from '#app/shop/core/times.ts'
import { formatPeriod, formatShortPart } from '#app/shop/reports/formats.ts'
import { opening } from '#content/opening.ts'
import { takeSheet } from '#server/testing/imports.ts'
import { callShop } from '#server/testing/shop.ts'
import { addDays, wallClock } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { sheetOf } from '#shared/testing/sheet.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff, openCounter } from './counter.ts'
import { createPerson, expect, ownShopTest } from './test.ts'
import { makeAccount } from './visitor.ts'

const LOOKS = { within: 'main', widths: [1280, 768] }
const household = {
  plan: shopRental.plans[0]!.id,
  months: 3,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '',
  recipients: [
    { kind: 'applicant' as const, name: 'Hoa Lee', photoId: 'passport', addressId: 'lease' },
  ],
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

async function importTwo(site: ServerProcess, token: string) {
  const people = [createPerson(), createPerson()]
  const columns = ['Box', 'Name', 'Email', 'Plan', 'Paid through', 'Form signed on']
  const rows = people.map(({ email }, index) => [
    101 + index,
    `${['Ann', 'Bo'][index]} Newman`,
    email,
    shopRental.plans[0]!.name,
    addDays(today(), 90),
    addDays(today(), -90),
  ])
  const shop = { facts: shopRental, today: today() }
  await takeSheet({ server: site, token, shop }, sheetOf(columns, ...rows))
  return people.map(({ email }) => email)
}

ownShopTest(
  'customers of a spreadsheet are invited, and sent an announcement',
  async ({ page, site, ann }) => {
    const { session } = await beStaff(page, site, ann, 'administrator')
    const [first = '', second = ''] = await importTwo(site, session.access_token)

    await page.goto('/staff/invitations')
    const { groups } = invitations
    await expect(part(page, groups.new).getByRole('row')).toHaveCount(3)
    await expectAccessibleInAllLooks(page, LOOKS)
    await page.getByLabel(invitations.count).fill('1')
    await press(page, invitations.submit)
    await expect(page.getByText(interpolateCount(invitations.sent, 1))).toBeVisible()
    await expect(part(page, groups.new).getByRole('row')).toHaveCount(2)
    await expect.poll(async () => (await site.emails(first)).length).toBe(1)
    expect(await site.emails(second)).toEqual([])
    await page.getByLabel(invitations.show).selectOption('invited')
    await expect(part(page, groups.invited)).toContainText(first)

    await page.goto('/staff/announcements')
    const { preview: title, list } = announcements
    const written = { english: 'A pipe broke', spanish: 'Se rompió un tubo' }
    for (const language of ['english', 'spanish'] as const) {
      await page.getByLabel(announcements[`${language}Subject`]).fill(written[language])
      await page.getByLabel(announcements[`${language}Text`]).fill(`${written[language]}.\n\n<b>`)
    }
    await press(page, announcements.see)
    const preview = part(page, title)
    await expect(preview).toContainText(interpolateCount(announcements.people, 2))
    for (const language of ['english', 'spanish'] as const) {
      const text = preview.getByRole('article', { name: announcements[language] })
      await expect(text.getByRole('heading')).toHaveText(written[language])
      await expect(text).toContainText('<b>')
    }
    await expectAccessibleInAllLooks(page, LOOKS)
    await press(preview, announcements.test)
    await expect(preview).toContainText(interpolate(announcements.tested, { email: ann.email }))
    const tests = async () => (await site.emails(ann.email)).join('\n')
    await expect.poll(tests).toContain(`${written.spanish}.`)
    await press(preview, interpolateCount(announcements.send, 2))
    await press(page.getByRole('dialog'), announcements.confirm)
    await expect(preview).toHaveCount(0)
    await expect(page.getByLabel(announcements.englishSubject)).toHaveValue('')
    const row = part(page, list).getByRole('row', { name: written.english })
    await expect(row).toContainText('0 of 2')
    await press(row, interpolate(announcements.takeBackOf, { subject: written.english }))
    await expect(row).toContainText(announcements.states['taken-back'])
    await press(row, interpolate(announcements.whoOf, { subject: written.english }))
    const who = part(page, interpolate(announcements.whoOf, { subject: written.english }))
    await expect(who.getByRole('row')).toHaveCount(3)
    await expectAccessible(page, 'main')
  },
)

ownShopTest(
  'a closed day is announced to booked visitors, and on open pages',
  async ({ page, context, site, ann }) => {
    const booked = createPerson()
    const { access_token: token } = await makeAccount(site, booked)
    await callShop(site, 'POST', 'application', { token, body: household })
    const slots = (await callShop(site, 'GET', 'slots')).body
    const [slot] = slots.days[0].slots
    const visit = { slot, way: 'counter', key: crypto.randomUUID() }
    expect((await callShop(site, 'POST', 'visits', { token, body: visit })).status).toBe(201)

    const tab = await context.newPage()
    await tab.clock.install()
    await tab.goto('/')
    await tab.locator('#location').scrollIntoViewIfNeeded()
    await tab.clock.runFor(1_000)
    const reason = 'Flood in the cellar'
    const sign = tab.locator('#location').getByText(interpolate(opening.closedBecause, { reason }))
    await expect(tab.locator('#location [data-state]')).toBeVisible()

    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/settings')
    const { form, conflicts } = days
    const fields = page.getByRole('form', { name: form.title })
    await fields.getByLabel(form.from).fill(today())
    await fields.getByLabel(form.through).fill(wallClock(slot, slots.timeZone).date)
    await fields.getByLabel(form.reasonEn).fill(reason)
    await press(fields, form.submit)
    await expect(fields.getByLabel(form.reasonEs)).toHaveAttribute('aria-invalid', 'true')
    await expect(fields.getByLabel(form.reasonEn)).toHaveValue(reason)
    await fields.getByLabel(form.reasonEs).fill('Inundación en el sótano')
    await press(fields, form.submit)
    const differing = part(page, days.title)
    await expect(differing.getByRole('row', { name: reason })).toContainText(days.closed)
    await expect(differing.getByRole('row', { name: booked.email })).toContainText(
      conflicts.notTold,
    )
    await expectAccessibleInAllLooks(page, LOOKS)
    await press(differing, conflicts.tell)
    await expect(differing.getByText(conflicts.told)).toBeVisible()
    await expect(differing.getByRole('row', { name: booked.email })).not.toContainText(
      conflicts.notTold,
    )
    const link = async () => (await site.emails(booked.email)).join('\n')
    await expect.poll(link).toContain('/visit?id=')

    // The server reloads every few seconds, an open page each minute.
    await expect(async () => {
      await tab.clock.fastForward(MINUTE_MS)
      await expect(sign).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const notice = tab.locator('#footer [data-live=days]')
    await expect(notice).toContainText(reason)
    await tab.goto('/apply#about')
    const otherDays = tab.locator('#other [data-live=days]')
    await expect(otherDays).toContainText(reason)
    await tab.locator('main a[data-starts]').first().click()
    await expect(otherDays).toHaveCount(0)
    await tab.goBack()
    await expect(otherDays).toContainText(reason)

    await press(differing, interpolate(days.removeOf, { days: await nameOf(differing, reason) }))
    await expect(differing.getByText(days.none)).toBeVisible()
    await expect(async () => {
      await tab.clock.fastForward(MINUTE_MS)
      await expect(notice).toBeEmpty({ timeout: 1_000 })
    }).toPass()
  },
)

function nameOf(within: Locator, row: string) {
  return within.getByRole('row', { name: row }).getByRole('cell').first().innerText()
}

ownShopTest(
  'a year and a month as charts, tables, files and on paper',
  async ({ page, site, ann }) => {
    const counter = await openCounter(site)
    const { access_token: token } = await makeAccount(site, createPerson())
    const rented = await counter.reserve(token, household)
    await counter.open(rented, addDays(today(), 200))
    const recipient = rented.recipients[0]!.id
    const parcel = await counter.receive(rented.box, recipient, { kind: 'parcel' })
    await counter.handOut(rented.box, recipient, [parcel])
    await beStaff(page, site, ann, 'administrator')

    await page.goto('/staff/reports')
    const year = today().slice(0, 4)
    const earned = part(page, reports.earned.title)
    const total = earned.getByRole('row', { name: reports.total })
    await expect(total).toContainText('$')
    await expect(part(page, reports.boxes.title).locator('svg rect')).toHaveCount(24)
    await expectAccessibleInAllLooks(page, LOOKS)

    const saved = page.waitForEvent('download')
    await press(earned, interpolate(reports.csvOf, { name: reports.earned.title }))
    const file = await saved
    expect(file.suggestedFilename()).toBe(`earned-${year}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    const rows = await earned.getByRole('row').count()
    expect(lines).toHaveLength(rows)
    const [, amount = ''] = await total.getByRole('cell').allInnerTexts()
    expect(lines.at(-1)).toContain(`,"${Number(amount.replaceAll(/[$,]/g, ''))}",`)

    const months = page.getByRole('navigation', { name: reports.period.label })
    const month = today().slice(0, 7)
    await months.getByRole('link', { name: formatShortPart(month), exact: true }).click()
    await expect(page.getByText(formatPeriod(month), { exact: true })).toBeVisible()
    const taken = part(page, reports.taken.title)
    await expect(taken.getByRole('columnheader', { name: reports.part.month })).toBeVisible()
    for (const { title } of [reports.earned, reports.taken, reports.waits]) {
      await expectAllInView(part(page, title))
    }

    await page.goto('/staff/reports')
    await expect(part(page, reports.waits.title).getByRole('row').first()).toBeVisible()
    const { pages } = await readPdf(new Uint8Array(await page.pdf()))
    for (const { title } of [reports.earned, reports.taken, reports.came, reports.waits]) {
      const sheet = pages.find(({ text }) => plain(text).includes(plain(title)))
      const words = sheet?.words ?? []
      const heading = words.find(({ text }) => text.includes(title))
      const below = words.filter(({ text, y }) => text.includes(reports.total) && y < heading!.y)
      expect([title, below.length > 0]).toEqual([title, true])
    }
  },
)

const plain = (text: string) => text.replaceAll(/\s+/g, '')

async function expectAllInView(report: Locator) {
  const hidden = await report
    .getByRole('table')
    .evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
}
