import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { box as words } from '#app/content/staff/box.ts'
import { boxes } from '#app/content/staff/boxes.ts'
import { find } from '#app/content/staff/find.ts'
import { intake } from '#app/content/staff/intake.ts'
import { leaving } from '#app/content/staff/leaving.ts'
import { mail } from '#app/content/staff/mail.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { notes as noteWords } from '#app/content/staff/notes.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { today } from '#app/content/staff/today.ts'
import { plans } from '#app/pricing/plans.ts'
import { apply } from '#content/apply.ts'
import { addDays, wallClock } from '#shared/calendar.ts'
import { counter as counterWords } from '#shared/content/counter.ts'
import { interpolate } from '#shared/interpolate.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff, openCounter } from './counter.ts'
import { createPerson, expect, test } from './test.ts'
import { makeAccount } from './visitor.ts'

const LOOKS = { within: 'main', widths: [1280, 820] }
const KIM = `Kim${randomUUID().replaceAll(/[^a-f]/g, '')}`
const application = {
  plan: plans[0]!.id,
  months: 3,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '213 555 0177',
  recipients: [
    { kind: 'applicant' as const, name: `Ana ${KIM}`, photoId: 'passport', addressId: 'lease' },
  ],
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('every line leads to its box’s page, with the action ready', async ({ page, site, ann }) => {
  const counter = await openCounter(site)
  const { access_token: token } = await makeAccount(site, createPerson())
  const filed = await counter.reserve(token, application)
  const tomorrow = addDays(wallClock(Date.now(), business.timeZone).date, 1)
  await counter.open(filed, tomorrow)
  const [owner] = filed.recipients
  await counter.receive(filed.box, owner!.id, { kind: 'parcel' })
  const path = `/staff/boxes/${filed.box}`
  const pmb = interpolate(mail.pmb, { box: filed.box })
  const atBox = async (hash: string) => {
    await expect(page).toHaveURL(`${path}#${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ana ${KIM}`)
  }
  await beStaff(page, site, ann)

  await page.goto('/staff')
  const ids = part(page, today.ids.title)
  await ids.getByRole('row', { name: KIM }).getByRole('link').click()
  await atBox(`person-${owner!.id}`)
  const person = part(page, `Ana ${KIM}`)
  await expect(person.getByLabel(apply.ids.photo)).toBeFocused()
  await expectAccessibleInAllLooks(page, LOOKS)

  await page.keyboard.press('Alt+Digit1')
  await page.getByRole('link', { name: today.figures.waiting }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(today.waiting.title)
  await expectAccessible(page, 'main')
  await page.getByRole('row', { name: KIM }).getByRole('link').click()
  await atBox('mail')
  const handOut = part(page, words.parts.mail).getByRole('link', {
    name: words.actions.handOut.one,
  })
  await expect(handOut).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part(page, pmb)).toBeVisible()
  await expect(page.getByRole('button', { name: pickUp.handOut.one })).toBeVisible()
  await part(page, pmb).getByRole('link', { name: pmb }).click()
  await atBox('mail')

  await page.goto('/staff/customers')
  const search = page.getByRole('combobox', { name: find.search })
  await search.fill(KIM.slice(0, 3))
  await page.getByRole('option', { name: KIM }).waitFor()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(path)
  const actions = page.getByRole('navigation', { name: words.actions.title })
  await actions.getByRole('link', { name: words.actions.takeIn }).click()
  const scan = page.getByLabel(interpolate(intake.fieldSticky, { box: filed.box }))
  await expect(scan).toBeFocused()
  await part(page, pmb).getByRole('link', { name: pmb }).click()
  await atBox('mail')

  await actions.getByRole('link', { name: words.actions.pay }).click()
  const money = part(page, words.parts.money)
  await expect(money.getByLabel(moneyPage.pay.rent)).toBeFocused()
  await money.getByLabel(moneyPage.pay.rent).selectOption({ index: 0 })
  await money.getByRole('button', { name: moneyPage.pay.submit.split('{')[0]! }).click()
  await expect(page.getByRole('link', { name: moneyPage.pay.show })).toBeInViewport()
  // When the form goes, its part keeps the focus.
  await page.getByRole('tab', { name: words.tabs.overview }).click()
  const notes = part(page, noteWords.title)
  await notes.getByText(noteWords.add.title).click()
  await notes.getByRole('textbox', { name: noteWords.add.text }).fill('Call before a large package')
  await page.keyboard.press('Enter')
  await expect(notes.getByText('Call before a large package')).toBeVisible()
  await expect(notes).toBeFocused()
  await page.getByRole('tab', { name: words.tabs.overview }).press('End')
  await expect(page).toHaveURL(/tab=history/)
  await page.reload()
  const paid = part(page, words.parts.history).getByText(moneyPage.postings.kinds.payment)
  await expect(paid).toHaveCount(2)

  // Another clerk changes the box: said once, and what was typed stays.
  await page.goto(`${path}#closing`)
  const closesOn = page.getByLabel(leaving.noticeOn)
  await closesOn.fill('2099-12-31')
  await site.records.ask(`update rentals set key_count = key_count + 1 where box = ${filed.box}`)
  await page.getByRole('button', { name: leaving.noticeSubmit }).click()
  await expect(page.getByText(counterWords.changed.split('{')[0]!)).toHaveCount(1)
  await expect(closesOn).toHaveValue('2099-12-31')

  await page.goto('/staff/boxes')
  await page.getByRole('button', { name: boxes.states.free.name }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
  await expect(page.getByText(words.vacant.free)).toBeVisible()
  await expectAccessible(page, 'main')
})
