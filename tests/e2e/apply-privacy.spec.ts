import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Page, Request, Route } from '@playwright/test'

import { DRAFT_KEY, TAB_DRAFT_KEY } from '#app/islands/application-draft.ts'
import { apply as words } from '#content/apply.ts'
import { visits } from '#content/my-mailbox.ts'
import { worksheetWords } from '#content/worksheets.ts'
import { runScript } from '#server/testing/accounts.ts'
import { nextActions } from '#shared-content/next-actions.ts'
import { rental } from '#shared-content/rental.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

import { expectAccessible } from './accessible.ts'
import {
  addPerson,
  button,
  chooseIds,
  fillName,
  givenNameOf,
  goToPeople,
  group,
  LEASE,
  moveVisit,
  next,
  PASSPORT,
  step,
  takeTime,
  tickAcknowledgment,
  timesOf,
} from './apply-page.ts'
import { createPerson, expect, test } from './test.ts'
import { beSignedIn, makeAccount } from './visitor.ts'

const { people, ids, file, draft } = words
const EMAIL_TIMEOUT_MS = 15_000
const PASSPHRASE = 'correct horse battery'
const PARTS = ['Ánh', 'Nguyễn Thị'] as const
const ANH = PARTS.join(' ')

test('a draft is stored only on request, encrypted, and can be erased', async ({ page }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)
  const inTab = () => page.evaluate((key) => sessionStorage.getItem(key), TAB_DRAFT_KEY)
  page.on('dialog', (dialog) => void dialog.accept())
  await goToPeople(page)
  // Ciphertext has letters, but no hyphens.
  await fillName(page, people.kinds.applicant.name, 'Ann', 'Lee-Roe')
  expect(await stored()).toBeNull()
  expect(await inTab()).toContain('Lee-Roe')
  await page.getByText(draft.title).click()
  await page.getByLabel(draft.passphrase, { exact: true }).fill('short')
  await button(page, draft.save).click()
  await expect(page.getByText(/at least \d+ characters/i).last()).toBeVisible()
  await page.getByLabel(draft.passphrase, { exact: true }).fill(PASSPHRASE)
  await button(page, draft.save).click()
  await expect(page.getByText(draft.saved)).toBeVisible()
  const first = await stored()
  expect(first).not.toContain('Lee-Roe')
  await fillName(page, people.kinds.applicant.name, 'Ann', 'Lee-Ray')
  await expect.poll(stored).not.toBe(first)

  await page.reload()
  await expect(page.getByText(draft.found)).toBeVisible()
  await expect(page.getByText(draft.notHere)).toHaveCount(0)
  expect(await inTab()).toBeNull()
  await page.getByLabel(draft.passphrase, { exact: true }).fill('another passphrase')
  await button(page, draft.open).click()
  await expect(page.getByText(draft.wrong)).toBeVisible()
  await page.getByLabel(draft.passphrase, { exact: true }).fill(PASSPHRASE)
  await button(page, draft.open).click()
  await expect(page.getByText(draft.opened)).toBeVisible()
  await expect(givenNameOf(page, people.kinds.applicant.name)).toHaveValue('Ann')
  await button(page, draft.erase).click()
  await expect(page.getByText(draft.erased)).toBeVisible()
  expect(await stored()).toBeNull()
  expect(await inTab()).toBeNull()
})

test('data that must not leave the device is in the PDF only', async ({ page, site, ann }) => {
  const secrets = {
    street: '987 Sentinel Row',
    number: 'D7654321X',
    expires: '2087-06-05',
    // No field asks for it; it is typed where a person might.
    birth: '03/04/2081',
  }
  const sent: string[] = []
  page.on('request', (request) => sent.push(textOf(request)))
  await beSignedIn(page, site, ann)
  await goToPeople(page)
  await fillName(page, people.kinds.applicant.name, ...PARTS)
  await addPerson(page, people.kinds.minor.add, 'Bao', 'Lee')
  await addPerson(page, people.kinds.collector.add, 'Trần', 'Đức')
  await next(page)
  await chooseIds(page, ANH, PASSPORT, LEASE)
  await chooseIds(page, 'Trần Đức', PASSPORT, LEASE)
  await group(page, ANH).getByLabel(ids.expires).fill(secrets.expires)
  await next(page)

  const sheet = page.getByRole('region', { name: worksheetWords.title }).locator('details')
  await expect(sheet).toHaveCount(1)
  await sheet.locator('summary').click()
  const item = (id: string) => sheet.getByLabel(worksheetWords.items[id]!).first()
  await item('f').fill('PO Box 7')
  await item('8b').fill(secrets.number)
  await item('8c').fill(`Born ${secrets.birth}`)
  const toFill = () => sent.filter((request) => /worksheet-(font|worker)/.test(request))
  await button(page, worksheetWords.make).click()
  await expect(page.getByText(worksheetWords['post-office-box'])).toBeVisible()
  expect(toFill()).toEqual([])
  await item('f').fill(secrets.street)
  await item('g').fill('岘港')
  await sheet.locator('summary').click()
  await button(page, worksheetWords.make).click()
  await expect(item('g')).toBeFocused()
  await expectAccessible(page, 'main')
  await expect(sheet).toContainText('岘 港')
  await item('g').fill('Đà Nẵng')
  const inTab = await page.evaluate((key) => sessionStorage.getItem(key), TAB_DRAFT_KEY)
  expect(inTab).toContain(PARTS[1])
  for (const secret of [secrets.street, secrets.number, secrets.birth, 'Đà Nẵng']) {
    expect(inTab).not.toContain(secret)
  }
  await button(page, worksheetWords.make).click()
  const made = page.waitForEvent('download')
  await step(page)
    .getByRole('link', { name: new RegExp(`^${worksheetWords.download}`) })
    .click()
  const download = await made
  expect(toFill()).not.toEqual([])
  expect(download.suggestedFilename()).toContain('-anh-nguyen-thi.pdf')
  const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())))
  const written = pages.flatMap(({ widgets }) => widgets.map(({ fieldValue }) => fieldValue))
  expect(written).toEqual(expect.arrayContaining([...PARTS, 'Đà Nẵng', 'Bao Lee', 'Trần Đức']))
  expect(written.filter((each) => each === secrets.street)).toHaveLength(4)
  await next(page)
  await page.getByRole('radio', { name: file.signings.notary.name }).check()
  await tickAcknowledgment(page)
  await button(page, file.send).click()
  await expect(page.getByText(nextActions['see-notary'])).toBeVisible()
  await expect(page.getByText(draft.title)).toHaveCount(0)

  await bookTakenFirst(page, site)
  await page.goto('/account')
  await expect(page.getByText(ANH).first()).toBeVisible()
  const time = await moveVisit(page)
  await expect(button(page, visits.move)).toBeVisible()
  await expect(step(page).getByRole('status').filter({ hasText: time })).toBeVisible()

  const cachedText = await page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const storages = [{ ...localStorage }, { ...sessionStorage }]
    return JSON.stringify([storages, cached, history.state, location.href, document.cookie])
  })
  expect(sent.some((request) => request.includes(PARTS[1]))).toBe(true)
  await until(async () => (await site.emails(ann.email)).length > 1, EMAIL_TIMEOUT_MS)
  const { files, backup } = await storedBy(site)
  for (const stored of [files, backup]) expect(stored).toContain('Bao Lee')
  const everything = [cachedText, site.output(), files, backup, ...sent].join('\n')
  for (const secret of [...Object.values(secrets), 'Sentinel']) {
    expect(everything).not.toContain(secret)
  }
  const addresses = cachedText + sent.map((request) => request.split('\n')[0]).join()
  for (const name of [ANH, 'Bao Lee']) expect(addresses).not.toContain(name)
})

async function bookTakenFirst(page: Page, site: ServerProcess) {
  const { access_token } = await makeAccount(site, createPerson())
  const book = step(page).getByRole('button', { name: /^Book / })
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
  await timesOf(page).first().check()
  const taken = page.waitForRequest((request) => request.url().endsWith('/visits'))
  await book.click()
  expect((await taken).postDataJSON()).toMatchObject({ way: 'notary' })
  const refusal = step(page).getByRole('alert')
  await expect(refusal).toContainText(rental.refusals.slotTaken)
  await expect(refusal).toContainText(visits.nextFree.split('{')[0]!.trim())
  await takeTime(page, /^Book /)
  await expect(page.getByText(visits.bookedNote)).toBeVisible()
}

async function storedBy({ dataDir }: ServerProcess) {
  const archive = join(dataDir, 'sentinel.backup')
  expect(await runScript('backup', [archive], { dataDir })).toMatchObject({ code: 0 })
  const backup = gunzipSync(await readFile(archive)).toString()
  await rm(archive)
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const contents = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(() => ''))
  return { files: (await Promise.all(contents)).join('\n'), backup }
}

function textOf(request: Request) {
  return `${request.method()} ${request.url()}\n${request.postData() ?? ''}`
}
