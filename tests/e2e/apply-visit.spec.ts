import { readFile } from 'node:fs/promises'

import type { Route } from '@playwright/test'

import { apply as words } from '#app/content/en/apply.ts'
import { tracker, visits } from '#app/content/en/my-mailbox.ts'
import { worksheetWords } from '#app/content/en/worksheets.ts'
import { interpolate } from '#shared/interpolate.ts'
import { rental } from '#shared/content/en/rental.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import {
  addPerson,
  button,
  chooseIds,
  goToPeople,
  LEASE,
  nameOf,
  next,
  PASSPORT,
  step,
} from './apply-page.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, makeAccount } from './visitor.ts'

const { people, file } = words

test('Vietnamese names, a collector and a notary: worksheet, a time that somebody takes first, and a visit moved and cancelled', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  await goToPeople(page)
  await nameOf(page, people.kinds.applicant.name).fill('Nguyễn Thị Ánh')
  await addPerson(page, people.kinds.collector.add, 'Trần Đức')
  await next(page)
  await chooseIds(page, 'Nguyễn Thị Ánh', PASSPORT, LEASE)
  await chooseIds(page, 'Trần Đức', PASSPORT, LEASE)
  await next(page)

  const sheet = step(page).locator('details')
  await expect(sheet).toHaveCount(1)
  await sheet.locator('summary').click()
  await sheet.getByLabel(worksheetWords.items.g!).first().fill('Đà Nẵng')
  await button(page, worksheetWords.make).click()
  const city = interpolate(worksheetWords.suggestion, { suggestion: 'Dà Nang' })
  await expect(sheet).toContainText(city)
  await sheet.getByLabel(worksheetWords.items.g!).first().fill('Da Nang')
  await button(page, worksheetWords.make).click()
  const made = page.waitForEvent('download')
  await page.getByRole('link', { name: worksheetWords.download }).click()
  const { pages } = await readPdf(new Uint8Array(await readFile(await (await made).path())))
  const written = pages.flatMap(({ widgets }) => widgets.map(({ fieldValue }) => fieldValue))
  expect(written).toEqual(expect.arrayContaining(['Nguyen Thi', 'Da Nang', 'Tran Duc']))
  await next(page)

  await page.getByRole('radio', { name: file.signings.notary.name }).check()
  await button(page, file.send).click()
  await expect(page.getByText(file.done.textNotary)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.draft.title })).toHaveCount(0)

  const times = step(page).getByRole('group', { name: /Free times/ })
  await times.getByRole('radio').first().check()
  const taken = page.waitForRequest((request) => request.url().endsWith('/visits'))
  const { access_token } = await makeAccount(site, createPerson(), '192.0.2.9')
  const takeFirst = async (route: Route) => {
    const { slot } = route.request().postDataJSON()
    await fetch(route.request().url(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ slot, way: 'counter', key: crypto.randomUUID() }),
    })
    await route.continue()
  }
  await page.route('**/shop/v1/visits', takeFirst, { times: 1 })
  await step(page)
    .getByRole('button', { name: /^Book / })
    .click()
  expect((await taken).postDataJSON()).toMatchObject({ way: 'notary' })
  const refusal = step(page).getByRole('alert')
  await expect(refusal).toContainText(rental.refusals.slotTaken)
  await expect(refusal).toContainText(visits.nextFree.split('{')[0]!.trim())
  await times.getByRole('radio').first().check()
  await step(page)
    .getByRole('button', { name: /^Book / })
    .click()
  await expect(page.getByText(visits.bookedNote)).toBeVisible()

  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Nguyễn Thị Ánh' })).toBeVisible()
  await button(page, visits.move).click()
  await times.getByRole('radio').nth(1).check()
  const move = step(page).getByRole('button', { name: /^Move to / })
  const time = ((await move.textContent()) ?? '').split(', ').at(-1) ?? ''
  await move.click()
  await expect(button(page, visits.move)).toBeVisible()
  await expect(step(page).getByRole('status').filter({ hasText: time })).toBeVisible()
  await button(page, visits.cancel).click()
  await page.getByRole('dialog').getByRole('button', { name: visits.cancel }).click()
  await expect(page.getByText(visits.cancelled)).toBeVisible()
  await expect(button(page, tracker.withdraw)).toBeVisible()
})
