import type { Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { emptyDraft } from '#app/shop/applications/draft.ts'
import { toApplication } from '#app/shop/applications/filed-draft.ts'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply as words } from '#content/apply.ts'
import { changing, filedApplication } from '#content/filed-application.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

import {
  addPerson,
  button,
  chooseIds,
  fillName,
  givenNameOf,
  goToPeople,
  LEASE,
  next,
  PASSPORT,
  step,
  tickAcknowledgment,
} from './apply-page.ts'
import { openCounter } from './counter.ts'
import { openHydrated } from './hydration.ts'
import { expect, test, type Person } from './test.ts'
import { keepSession, makeAccount } from './visitor.ts'

const { people, ids, file, draft, about } = words
const YOU = people.kinds.applicant.name

test('typing a name is not interrupted by the address’s step', async ({ page }) => {
  await page.goto('/apply#ids')
  await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
  await expect(page.getByText(draft.notHere)).toBeVisible()
  await givenNameOf(page, YOU).click()
  await page.keyboard.type('Hoa Thị')
  await expect(givenNameOf(page, YOU)).toHaveValue('Hoa Thị')
  await expect(givenNameOf(page, YOU)).toBeFocused()
  await step(page).getByRole('link', { name: about.title }).click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await step(page).getByRole('link', { name: about.goOn }).click()
  await expect(page.getByRole('heading', { name: ids.title })).toBeFocused()
  await expect(page.getByRole('heading', { name: ids.title })).toContainText('4')
  await button(page, words.stepper.back).click()
  await expect(givenNameOf(page, YOU)).toHaveValue('Hoa Thị')
})

test('Back returns to the page about the application after a press before the scripts', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  let letGo = () => {}
  const pressed = new Promise<void>((resolve) => (letGo = resolve))
  await page.goto('/apply#about', { waitUntil: 'commit' })
  await page.locator('main a[data-starts]').first().click()
  letGo()
  const other = page.locator('#other')
  await expect(other).toHaveCount(0)
  await page.goBack()
  await expect(other).toBeVisible()
})

test('a reload and a change of language keep the entries of every step', async ({ page }) => {
  const [plan, term] = [plans.at(-1)!, String(termsInMonths.at(-1))]
  const radio = (name: string, value: string) =>
    page.locator(`input[name=${name}][value="${value}"]`)
  await openHydrated(page, '/apply#plan')
  await radio('plan', plan.id).check()
  await radio('term', term).check()
  await page.reload()
  await expect(radio('plan', plan.id)).toBeChecked()
  await expect(radio('term', term)).toBeChecked()
  await next(page)
  await next(page)
  await fillName(page, YOU, 'Ann', 'Lee')
  await addPerson(page, people.kinds.minor.add, 'Kit', 'Lee')
  await page.reload()
  await expect(givenNameOf(page, YOU)).toHaveValue('Ann')
  await expect(givenNameOf(page, people.kinds.minor.name)).toHaveValue('Kit')
  await next(page)
  await chooseIds(page, 'Ann Lee', PASSPORT, LEASE)
  await page.reload()
  await expect(step(page).getByLabel(ids.address)).toHaveValue('lease')
  await page.locator('a[data-language]:visible').first().click()
  await page.waitForURL(/\/es\/apply\?.*#ids$/)
  await expect(page.locator('select[name=address-1]')).toHaveValue('lease')
  await page.locator('a[data-language]:visible').first().click()
  await page.waitForURL(/\/apply\?.*#ids$/)
  await page.getByText(draft.title).click()
  await button(page, draft.eraseAll).click()
  await page.goto('/apply#people')
  await expect(givenNameOf(page, YOU)).toHaveValue('')
})

test('tabs continue each other’s draft, and lose no typed text', async ({ page, context }) => {
  const other = await context.newPage()
  await goToPeople(other)
  await goToPeople(page)
  await fillName(page, YOU, 'Ann', 'Lee')
  await fillName(other, YOU, 'Max', 'Roe')
  await next(other)
  await other.close({ runBeforeUnload: false })

  const third = await context.newPage()
  await third.goto('/apply')
  await expect(third.getByRole('heading', { name: ids.title })).toBeVisible()
  await expect(third.getByText(file.account.elsewhere)).toBeVisible()
  await expect(third.getByRole('group', { name: 'Ann Lee' })).toBeVisible()
  await expect(givenNameOf(page, YOU)).toHaveValue('Ann')
})

test('a filed application is shown in every tab, changed there, and not reported as lost', async ({
  page,
  context,
  site,
  ann,
}) => {
  const requests: string[] = []
  page.on('dialog', (dialog) => {
    requests.push(dialog.type())
    void dialog.accept()
  })
  await fileAs(page, site, ann)
  for (const address of ['/apply#check', '/apply?plan=x&term=6#people']) {
    await page.goto(address)
    await expectFiled(page)
    await expect(page.getByText(draft.notHere)).toHaveCount(0)
  }

  await button(page, filedApplication.change.steps.people).click()
  await expect(page.getByText(changing.text)).toBeVisible()
  await page.reload()
  await expect(givenNameOf(page, YOU)).toHaveValue('Ann')
  await givenNameOf(page, YOU).fill('Anna')
  await page.goBack()
  await expectFiled(page)
  await button(page, filedApplication.unsaved.take).click()
  await expect(step(page)).toContainText('Anna Lee')
  const second = await context.newPage()
  await second.goto('/apply')
  await expect(second.getByText(filedApplication.unsaved.title)).toBeVisible()

  await next(page)
  await tickAcknowledgment(page)
  await context.setOffline(true)
  await button(page, changing.file.send).click()
  await expect(page.getByText(file.offline)).toBeVisible()
  await context.setOffline(false)
  await button(page, changing.file.send).click()
  await expectFiled(page)
  await expect(second.getByText(filedApplication.unsaved.title)).toHaveCount(0)
  await page.goBack()
  await expectFiled(page)
  await expect(page).toHaveURL('/apply#filed')
  await page.reload()
  await second.reload()
  for (const tab of [page, second]) {
    await expectFiled(tab)
    await expect(tab.getByText(draft.notHere)).toHaveCount(0)
  }
  expect(requests).toEqual([])
  await page.goto('/account')
  await expect(step(page)).toContainText('Anna Lee')
})

test('a second application replaces the first as a change, or is dropped', async ({
  page,
  context,
  site,
  ann,
}) => {
  await goToPeople(page)
  await fillName(page, YOU, 'Max', 'Roe')
  await next(page)
  await chooseIds(page, 'Max Roe', PASSPORT, LEASE)
  await next(page)
  await next(page)
  const other = await context.newPage()
  const id = await fileAs(other, site, ann)
  await other.close()
  await expect(page.getByText(filedApplication.already)).toBeVisible()
  await expect(page.getByText(acknowledgmentWords.tick)).toBeVisible()
  await tickAcknowledgment(page)
  await button(page, file.send).click()
  await expect(page.getByText(filedApplication.unfiled.title)).toBeVisible()
  await button(page, filedApplication.unfiled.take).click()
  await expect(step(page)).toContainText('Max Roe')
  await expect(page.getByText(changing.text)).toBeVisible()
  await next(page)
  await tickAcknowledgment(page)
  await (await openCounter(site)).addChild(id, 'Kit Lee')
  await button(page, changing.file.send).click()
  await expect(page.getByText(filedApplication.outdated.title)).toBeVisible()
  await expect(step(page)).toContainText('Kit Lee')
  await button(page, filedApplication.outdated.take).click()
  await expect(step(page)).toContainText('Max Roe')
  await next(page)
  await tickAcknowledgment(page)
  await button(page, changing.file.send).click()
  await expectFiled(page)
})

function expectFiled(page: Page) {
  return expect(page.getByRole('heading', { name: filedApplication.next.time })).toBeVisible()
}

async function fileAs(page: Page, site: ServerProcess, person: Person) {
  const session = await makeAccount(site, person)
  const { people: typed, ...rest } = emptyDraft()
  const named = typed.map((each) => ({
    ...each,
    name: 'Ann Lee',
    givenName: 'Ann',
    familyName: 'Lee',
    photoId: 'passport',
    addressId: 'lease',
  }))
  const answer = await fetch(`${site.url}/shop/v1/application`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.access_token}`,
    },
    body: JSON.stringify({ ...toApplication({ ...rest, people: named }), acknowledged: true }),
  })
  expect(answer.status).toBe(201)
  await keepSession(page, session)
  const { id } = (await answer.json()) as FiledApplication
  return id
}
