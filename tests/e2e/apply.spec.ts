import type { Locator, Page, Request } from '@playwright/test'

import { apply as words } from '#app/content/en/apply.ts'
import { addressIds, photoIds, rejectedDocuments } from '#app/content/en/identification.ts'
import { tracker, visits } from '#app/content/en/my-mailbox.ts'
import { worksheetWords } from '#app/content/en/worksheets.ts'
import { plans } from '#app/content/plans.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { say } from '#app/pricing/say.ts'
import { DRAFT_KEY } from '#app/rental/encrypted-draft.ts'
import { rental } from '#shared/content/en/rental.ts'

import { bringAxe, problemsOf, problemsOfLooks, wear } from './accessible.ts'
import { overflowOf } from './layout.ts'
import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const { people, ids, file, needs, draft } = words
const PASSPHRASE = 'correct horse battery'
const PASSPORT = documentName(photoIds, 'passport')
const LICENSE = documentName(photoIds, 'drivers-license')
const LEASE = documentName(addressIds, 'lease')
const forPeople = plans.find(({ receives }) => !receives.businessName)!
const forBusiness = plans.find(({ receives }) => receives.businessName)!

test('a couple with two children goes from a plan to a filed application and a booked visit', async ({
  page,
  context,
  site,
}) => {
  await page.goto(withPlanChoice('/apply', { plan: forPeople, months: 6 }))
  await next(page)
  await next(page)
  await nameHousehold(page)
  await expectNeeds(page, { forms: 2, ids: 4 })
  await next(page)

  await chooseIds(page, 'Hoa Nguyễn', PASSPORT, LEASE)
  await chooseIds(page, 'Max Roe', LICENSE, LEASE)
  await next(page)
  await expect(step(page)).toContainText(forPeople.name)
  await next(page)

  await step(page).getByLabel('First name').fill(ann.firstName)
  await step(page).getByLabel('Last name').fill(ann.lastName)
  await step(page).getByLabel('Email').fill(ann.email)
  await step(page).getByLabel('Password', { exact: true }).fill(ann.password)
  await step(page).getByLabel('Confirm password').fill(ann.password)
  await button(page, file.account.signUp).click()
  await expect(page.getByText(say(file.account.check, { email: ann.email }))).toBeVisible()

  const confirming = await context.newPage()
  await confirming.goto(await linkMailedTo(site, ann.email))
  await confirming.waitForURL(/\/apply\?/)
  await expect(confirming.getByText(file.account.elsewhere)).toBeVisible()
  await confirming.close()

  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: file.done.title })).toBeFocused()
  const [name] = await bookFirst(page)
  await expect(page.getByText(visits.bookedNote)).toBeVisible()
  await expect(step(page)).toContainText(name!)

  await page.goto('/account')
  for (const person of ['Hoa Nguyễn', 'Max Roe', 'Bao Roe', 'Mia Roe']) {
    await expect(page.getByRole('region', { name: person })).toBeVisible()
  }
  const hoa = page.getByRole('region', { name: 'Hoa Nguyễn' })
  await expect(hoa).toContainText(tracker.steps.ids.next)
  await expect(page.getByText(`Hoa Nguyễn: ${PASSPORT}, and ${LEASE}`)).toBeVisible()

  await button(page, visits.cancel).click()
  await page.getByRole('dialog').getByRole('button', { name: visits.cancel }).click()
  await expect(page.getByText(visits.cancelled)).toBeVisible()
  await button(page, tracker.withdraw).click()
  await page.getByRole('dialog').getByRole('button', { name: tracker.withdraw }).click()
  await expect(page.getByText(tracker.withdrawn)).toBeVisible()
})

test('a company takes another plan, signs one form, and its owner another for personal mail', async ({
  page,
  site,
}) => {
  await beSignedIn(page, site)
  await page.goto(withPlanChoice('/apply', { plan: forPeople }))
  await next(page)
  await page.getByRole('radio', { name: words.use.business.name }).check()
  await next(page)
  await expect(page.getByText(words.use.wrongPlan).first()).toBeVisible()
  await button(page, say(words.use.otherPlan, { plan: forBusiness.name })).click()
  await next(page)

  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  await group(page, people.kinds.business.name).getByLabel(people.businessNameOf).fill('Lee LLC')
  await addPerson(page, people.kinds.employee.add, 'Max Roe')
  await expectNeeds(page, { forms: 1, ids: 2 })
  await page.getByLabel(people.officerMail).check()
  await expectNeeds(page, { forms: 2, ids: 2 })
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await next(page)
  await next(page)
  await button(page, file.send).click()
  await expect(page.getByRole('heading', { name: file.done.title })).toBeVisible()

  await page.goto('/apply?change=1#people')
  await expect(nameOf(page, people.kinds.applicant.name)).toHaveValue('Ann Lee')
  await addPerson(page, people.kinds['trade-name'].add, 'Lee Bakery')
  for (let at = 0; at < 3; at++) await next(page)
  await button(page, file.send).click()
  await button(page, file.open.replace).click()
  await expect(page.getByRole('heading', { name: file.done.title })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Lee Bakery' })).toBeVisible()
})

test('says why documents do not do, and what would; Back and Forward keep every word', async ({
  page,
}) => {
  await page.goto('/apply')
  await next(page)
  await next(page)
  await next(page)
  await expect(nameOf(page, people.kinds.applicant.name)).toBeFocused()
  await expect(step(page)).toContainText(people.missing)
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  await next(page)
  await expect(page.getByRole('heading', { name: ids.title })).toBeFocused()

  await chooseIds(page, 'Ann Lee', LICENSE, LICENSE)
  await expect(group(page, 'Ann Lee')).toContainText(rental.ids['same-document'].reason)
  await next(page)
  await expect(group(page, 'Ann Lee').getByLabel(ids.address)).toBeFocused()
  const bill = rejectedDocuments.find(({ id }) => id === 'utility-bill')!
  await chooseIds(page, 'Ann Lee', LICENSE, bill.name)
  await expect(group(page, 'Ann Lee')).toContainText(bill.reason)
  await expect(group(page, 'Ann Lee')).toContainText(LEASE)
  await chooseIds(page, 'Ann Lee', LICENSE, LEASE)
  await group(page, 'Ann Lee').getByLabel(ids.expires).fill('2020-01-01')
  await expect(group(page, 'Ann Lee')).toContainText(rental.ids['photo-expired'].reason)
  await group(page, 'Ann Lee').getByLabel(ids.expires).fill('2099-01-01')
  await expect(group(page, 'Ann Lee')).toContainText(ids.good)

  await page.goBack()
  await expect(page.getByRole('heading', { name: people.title })).toBeFocused()
  await expect(nameOf(page, people.kinds.applicant.name)).toHaveValue('Ann Lee')
  await page.goForward()
  await expect(group(page, 'Ann Lee').getByLabel(ids.address)).toHaveValue('lease')
})

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

test('what must not leave the device is in no request, address, storage, cache, log or database', async ({
  page,
  site,
}) => {
  const secrets = { street: '987 Sentinel Row', number: 'D7654321X', expires: '2087-06-05' }
  const sent: string[] = []
  page.on('request', (request) => sent.push(textOf(request)))
  await beSignedIn(page, site)
  await goToPeople(page)
  await nameOf(page, people.kinds.applicant.name).fill('Ann Lee')
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await group(page, 'Ann Lee').getByLabel(ids.expires).fill(secrets.expires)
  await next(page)
  await step(page).locator('summary').click()
  await step(page).getByLabel(worksheetWords.items.f!).fill('PO Box 7')
  await step(page).getByLabel(worksheetWords.items['8b']!).fill(secrets.number)
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
  const everything = [kept, site.output(), ...sent].join('\n')
  for (const secret of [...Object.values(secrets), 'Sentinel']) {
    expect(everything).not.toContain(secret)
  }
  expect(kept + sent.map((request) => request.split('\n')[0]).join()).not.toContain('Ann Lee')
})

test('every step is accessible and whole, in both themes, on a phone and on a desk', async ({
  page,
}) => {
  await page.goto('/apply')
  await bringAxe(page)
  await expectFine(page)
  await next(page)
  await expectFine(page)
  await next(page)
  await nameHousehold(page)
  await expectFine(page)
  await next(page)
  await chooseIds(page, 'Hoa Nguyễn', LICENSE, LICENSE)
  await chooseIds(page, 'Max Roe', PASSPORT, LEASE)
  await next(page)
  await expectFine(page)
  await chooseIds(page, 'Hoa Nguyễn', PASSPORT, LEASE)
  await next(page)
  await step(page).locator('summary').first().click()
  await expectFine(page)
  await next(page)
  await expectFine(page)
})

test('a lost connection loses nothing: the same button files it later', async ({
  page,
  site,
  context,
}) => {
  await beSignedIn(page, site)
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

async function goToPeople(page: Page) {
  await page.goto('/apply')
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
}

async function nameHousehold(page: Page) {
  await nameOf(page, people.kinds.applicant.name).fill('Hoa Nguyễn')
  await addPerson(page, people.kinds.adult.add, 'Max Roe')
  await addPerson(page, people.kinds.minor.add, 'Bao Roe')
  await addPerson(page, people.kinds.minor.add, 'Mia Roe')
}

/** The field of who is added has the focus: the name is typed at once. */
async function addPerson(page: Page, add: string, name: string) {
  await button(page, `+ ${add}`).click()
  await page.keyboard.type(name)
}

async function chooseIds(page: Page, person: string, photo: string, address: string) {
  await group(page, person).getByLabel(ids.photo).selectOption(photo)
  await group(page, person).getByLabel(ids.address).selectOption(address)
}

async function bookFirst(page: Page) {
  const first = step(page)
    .getByRole('group', { name: /Free times/ })
    .getByRole('radio')
    .first()
  await first.check()
  const book = step(page).getByRole('button', { name: /^Book / })
  const label = (await book.textContent()) ?? ''
  await book.click()
  return label
    .replace(/^Book /, '')
    .split(', ')
    .toReversed()
}

function expectNeeds(page: Page, { forms, ids: count }: { forms: number; ids: number }) {
  const sum = say(needs.sum, {
    forms: forms === 1 ? needs.forms.one : say(needs.forms.other, { count: forms }),
    ids: say(needs.ids, { count }),
  })
  return expect(page.getByRole('status').filter({ hasText: sum })).toBeVisible()
}

async function expectFine(page: Page) {
  for (const theme of ['dark', 'light']) {
    await wear(page, theme)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const judge = theme === 'dark' && width === 390 ? problemsOf : problemsOfLooks
      expect([page.url(), theme, width, await judge(page)]).toEqual([page.url(), theme, width, []])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  }
}

function step(page: Page): Locator {
  return page.getByRole('main')
}

function group(page: Page, name: string) {
  return step(page).getByRole('group', { name, exact: true })
}

function nameOf(page: Page, kind: string) {
  return group(page, kind).getByLabel(people.nameOf)
}

function button(page: Page, name: string) {
  return step(page).getByRole('button', { name, exact: true })
}

async function next(page: Page) {
  await button(page, words.stepper.next).click()
}

function documentName(documents: { id: string; name: string }[], wanted: string) {
  return documents.find(({ id }) => id === wanted)!.name
}

function textOf(request: Request) {
  return `${request.method()} ${request.url()}\n${request.postData() ?? ''}`
}
