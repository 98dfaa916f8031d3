import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Request } from '@playwright/test'

import { apply as words } from '#app/content/en/apply.ts'
import { worksheetWords } from '#app/content/en/worksheets.ts'
import { DRAFT_KEY } from '#app/rental/encrypted-draft.ts'
import { runScript } from '#server/testing/accounts.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import {
  addPerson,
  button,
  chooseIds,
  goToPeople,
  group,
  LEASE,
  LICENSE,
  nameHousehold,
  nameOf,
  next,
  PASSPORT,
  step,
  tryNext,
} from './apply-page.ts'
import { type RunningSite, until } from './site.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const { people, ids, file, draft } = words
const EMAIL_TIMEOUT_MS = 15_000
const PASSPHRASE = 'correct horse battery'

test('a draft is kept only when wished, encrypted, opens with its passphrase, and can be erased', async ({
  page,
}) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)
  page.on('dialog', (dialog) => void dialog.accept())
  await goToPeople(page)
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  expect(await stored()).toBeNull()
  await page.getByLabel(draft.passphrase, { exact: true }).fill('short')
  await button(page, draft.save).click()
  await expect(page.getByText(/at least \d+ characters/i).last()).toBeVisible()
  await page.getByLabel(draft.passphrase, { exact: true }).fill(PASSPHRASE)
  await button(page, draft.save).click()
  await expect(page.getByText(draft.saved)).toBeVisible()
  const first = await stored()
  expect(first).not.toContain('Ann')
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee-Roe')
  await expect.poll(stored).not.toBe(first)

  await page.reload()
  await expect(page.getByText(draft.found)).toBeVisible()
  await page.getByLabel(draft.passphrase, { exact: true }).fill('another passphrase')
  await button(page, draft.open).click()
  await expect(page.getByText(draft.wrong)).toBeVisible()
  await page.getByLabel(draft.passphrase, { exact: true }).fill(PASSPHRASE)
  await button(page, draft.open).click()
  await expect(page.getByText(draft.opened)).toBeVisible()
  await expect(nameOf(page, people.kinds.applicant.name)).toHaveValue('Ann Lee-Roe')
  await button(page, draft.erase).click()
  await expect(page.getByText(draft.erased)).toBeVisible()
  expect(await stored()).toBeNull()
})

test('what must not leave the device is in no request, address, storage, cache, log, email, database or backup', async ({
  page,
  site,
  ann,
}) => {
  const secrets = {
    street: '987 Sentinel Row',
    number: 'D7654321X',
    expires: '2087-06-05',
    // No field asks for one: it is typed where a person might.
    birth: '03/04/2081',
  }
  const sent: string[] = []
  page.on('request', (request) => sent.push(textOf(request)))
  await beSignedIn(page, site, ann)
  await goToPeople(page)
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  await addPerson(page, people.kinds.minor.add, 'Bao Lee')
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await group(page, 'Ann Lee').getByLabel(ids.expires).fill(secrets.expires)
  await next(page)
  await step(page).locator('summary').click()
  await step(page).getByLabel(worksheetWords.items.f!).fill('PO Box 7')
  await step(page).getByLabel(worksheetWords.items['8b']!).fill(secrets.number)
  await step(page).getByLabel(worksheetWords.items['12']!).fill(`Bao Lee, ${secrets.birth}`)
  await button(page, worksheetWords.make).click()
  await expect(page.getByText(worksheetWords['post-office-box'])).toBeVisible()
  await step(page).getByLabel(worksheetWords.items.f!).fill(secrets.street)
  await button(page, worksheetWords.make).click()
  const made = page.waitForEvent('download')
  await page.getByRole('link', { name: worksheetWords.download }).click()
  expect((await made).suggestedFilename()).toMatch(/\.pdf$/)
  await next(page)
  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: file.done.title })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    const storages = [{ ...localStorage }, { ...sessionStorage }]
    return JSON.stringify([storages, cached, history.state, location.href, document.cookie])
  })
  expect(sent.some((request) => request.includes('Ann Lee'))).toBe(true)
  await until(async () => (await site.emails(ann.email)).length > 1, EMAIL_TIMEOUT_MS)
  const { files, backup } = await storedBy(site)
  for (const stored of [files, backup]) expect(stored).toContain('Bao Lee')
  const everything = [kept, site.output(), files, backup, ...sent].join('\n')
  for (const secret of [...Object.values(secrets), 'Sentinel']) {
    expect(everything).not.toContain(secret)
  }
  expect(kept + sent.map((request) => request.split('\n')[0]).join()).not.toContain('Ann Lee')
})

test('every step is accessible and whole, in both themes, on a phone and on a desk', async ({
  page,
}) => {
  await page.goto('/apply')
  await expectAccessibleInAllLooks(page)
  await next(page)
  await expectAccessibleInAllLooks(page)
  await next(page)
  await nameHousehold(page)
  await expectAccessibleInAllLooks(page)
  await next(page)
  await chooseIds(page, 'Hoa Nguyễn', LICENSE, LICENSE)
  await chooseIds(page, 'Max Roe', PASSPORT, LEASE)
  await tryNext(page)
  await expectAccessibleInAllLooks(page)
  await chooseIds(page, 'Hoa Nguyễn', PASSPORT, LEASE)
  await next(page)
  await step(page).locator('summary').first().click()
  await expectAccessibleInAllLooks(page)
  await next(page)
  await expectAccessibleInAllLooks(page)
})

test('a lost connection loses nothing: the same button files it later', async ({
  page,
  site,
  ann,
  context,
}) => {
  await beSignedIn(page, site, ann)
  await goToPeople(page)
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await next(page)
  await next(page)
  await expect(button(page, file.send)).toBeVisible()
  await context.setOffline(true)
  await button(page, file.send).click()
  await expect(page.getByText(file.offline)).toBeVisible()
  await context.setOffline(false)
  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: file.done.title })).toBeVisible()
})

/** Every byte of the server's files, emails among them, and all that a backup of it says. */
async function storedBy({ dataDir }: RunningSite) {
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
