import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { find } from '#app/content/staff/find.ts'
import { handOuts } from '#app/content/staff/hand-outs.ts'
import { intake } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { plans } from '#app/pricing/plans.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff, openCounter } from './counter.ts'
import { insertRental, readMailItems } from './database.ts'
import { createPerson, expect, test } from './test.ts'

const DESK = { width: 1280, height: 800 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
const TURNED = { width: 1180, height: 820 }
const LOOKS = { within: 'main', widths: [1280, 820] }

test('a slip already handed out is reported, selects nothing, and links to its proof', async ({
  page,
  site,
}) => {
  const counter = await openCounter(site)
  const name = `Pia Proof${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const filed = await counter.fileFor(createPerson().email, {
    plan: plans[0]!.id,
    months: termsInMonths[0]!,
    payment: 'ahead',
    use: 'personal',
    signing: 'counter',
    phone: '',
    recipients: [{ kind: 'applicant', name, photoId: 'passport', addressId: 'lease' }],
  })
  const { id, recipients, box } = await counter.giveBox(filed)
  await counter.open({ id, recipients }, '2099-12-31')
  const [person] = recipients
  const gone = await counter.receive(box, person!.id, { kind: 'parcel' })
  const also = await counter.receive(box, person!.id, { kind: 'parcel' })
  await counter.receive(box, person!.id, { kind: 'parcel' })
  await counter.handOut(box, person!.id, [gone, also])
  const [row] = await site.records.ask(`select slip from mail_items where id = '${gone}'`)
  const slip = slipCode(Number(row?.['slip']))

  await beStaff(page, site, createPerson())
  await page.goto('/staff/pick-up')
  await page.getByLabel(find.label).fill(slip)
  await page.getByLabel(find.label).press('Enter')
  await expect(page.getByRole('alert')).toContainText(slip)
  await expect(page.getByRole('alert')).toContainText(name)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox').last()).not.toBeChecked()
  await expectAccessibleInAllLooks(page, LOOKS)

  await page.getByRole('alert').getByRole('link', { name: pickUp.gone.proof }).click()
  const sheet = page.getByRole('region', { name: handOuts.proof.title })
  await expect(sheet).toContainText(name)
  await expect(sheet).toContainText(slip)
  await expect(sheet.getByRole('img', { name: handOuts.proof.facts.signature })).toBeVisible()
  await expect(sheet.getByText(handOuts.proof.item.slip)).toHaveCount(1)
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: handOuts.proof.allItems }).click()
  await expect(sheet.getByText(handOuts.proof.item.slip)).toHaveCount(2)
  await page.getByRole('link', { name: interpolate(handOuts.proof.back, { box }) }).click()
  await page.getByRole('region', { name: handOuts.title }).getByRole('link').first().click()
  await expect(sheet).toContainText(name)
})

test('eight items of a household are released to two people on one screen', async ({
  page,
  site,
}) => {
  const box = 7_900
  const names = [
    { name: 'Quentin Papers', kind: 'applicant' },
    { name: 'Rosa Papers', kind: 'adult' },
    { name: 'Dee Papers', kind: 'adult', lacksPapers: true as const },
  ]
  await insertRental(site, { box, names })
  await beStaff(page, site, createPerson())
  await page.goto('/staff/intake')
  for (const name of ['quentin', 'quentin', 'rosa', 'quentin', 'rosa', 'rosa', 'rosa', 'dee']) {
    await page.getByRole('button', { name: intake.noNumber }).click()
    await page.getByLabel(intake.field).fill(`${box} ${name}`)
    await page.getByLabel(intake.field).press('Enter')
  }
  await expect.poll(() => readMailItems(site, [box])).toHaveLength(8)
  await expect(page.getByRole('status').filter({ hasText: 'Dee Papers' })).toBeVisible()

  await page.goto(`/staff/pick-up?box=${box}`)
  const release = page.getByRole('button', { name: interpolateCount(pickUp.handOut, 7) })
  const surface = page.getByRole('img', { name: pickUp.signature })
  for (const size of [DESK, PHONE, TURNED, TABLET, TURNED]) {
    await page.setViewportSize(size)
    await expect(release).toBeInViewport({ ratio: 1 })
    if (size === PHONE) continue
    await expect(surface).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('checkbox').last()).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('checkbox', { name: 'Dee Papers' })).toBeDisabled()
  const idOf = (name: string, id: string) =>
    page.getByRole('button', { name: interpolate(pickUp.idOf, { name, id }) })
  await expect(idOf('Dee Papers', pickUp.ids.passport)).toBeDisabled()
  const place = new RegExp(`/staff/boxes/${box}#person-`)
  const fix = page.getByRole('link', { name: pickUp.lacking.fix })
  await expect(fix).toHaveAttribute('href', place)
  await expectAccessible(page, 'main')

  await idOf('Quentin Papers', pickUp.ids.passport).click()
  await sign(page, surface, { from: 0.1, to: 0.9 })
  await page.setViewportSize(TABLET)
  await expect.poll(() => surface.evaluate(countInk)).toBeGreaterThan(100)
  await sign(page, surface, { from: 0.2, to: 0.3 })
  const other = interpolate(pickUp.idOf, { name: 'Rosa Papers', id: pickUp.otherId })
  await page.getByLabel(other).selectOption('nexus')
  await release.click()
  await expect(page.getByText(pickUp.missing.signature)).toBeVisible()
  await sign(page, page.getByRole('img', { name: 'Rosa Papers' }), { from: 0.1, to: 0.9 })
  let sent = 0
  await page.route('**/shop/v1/mail/hand-outs', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await release.click()
  await release.click()
  const left = interpolateCount(pickUp.someLeft, 1)
  await expect(page.getByText(interpolateCount(pickUp.done, 7, { box, left }))).toBeVisible()
  const taken = await site.records.ask(
    `select taken_by, id_type, count(*) as items from hand_outs
     join mail_items on hand_out_id = hand_outs.id where box = ${box} group by taken_by, id_type order by taken_by`,
  )
  expect(taken).toEqual([
    { taken_by: 'Quentin Papers', id_type: 'passport', items: 3 },
    { taken_by: 'Rosa Papers', id_type: 'nexus', items: 4 },
  ])
  await page.getByRole('link', { name: handOuts.proof.open }).first().click()
  await expect(page.getByRole('img', { name: handOuts.proof.facts.signature })).toBeVisible()
  await expect(page.locator('svg[role=img] path')).toHaveCount(2)

  await page.goto(`/staff/pick-up?box=${box}`)
  await expect(page.getByText(mail.lacking.allHeld)).toBeVisible()
  await expect(page.getByRole('button', { name: pickUp.handOut.one })).toHaveCount(0)
})

async function sign(page: Page, surface: Locator, { from, to }: { from: number; to: number }) {
  await surface.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await surface.boundingBox())!
  const at = (share: number) => x + width * (from + (to - from) * share)
  await page.mouse.move(at(0), y + height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 30; step++) {
    await page.mouse.move(at(step / 30), y + height / 2 + Math.sin(step) * height * 0.3)
  }
  await page.mouse.up()
}

function countInk(surface: Element) {
  const { width, height } = surface as HTMLCanvasElement
  const pixels = (surface as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height)
  return pixels?.data.filter((value, index) => index % 4 === 0 && value < 128).length ?? 0
}
