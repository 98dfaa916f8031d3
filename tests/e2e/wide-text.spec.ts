import type { Page } from '@playwright/test'

import { plans } from '#app/pricing/plans.ts'
import { today } from '#app/shop/core/times.ts'
import { apply } from '#content/apply.ts'
import { addDays } from '#shared/calendar.ts'
import { languages, pathIn } from '#shared/language.ts'

import { openFolds } from './accessible.ts'
import { addPerson, chooseIds, fillName, goToPeople, LEASE, next, PASSPORT } from './apply-page.ts'
import { openCounter } from './counter.ts'
import { expectReadable } from './layout.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const NARROW = { width: 320, height: 640 }
const WIDE_PX = 32
const LONG = 'Wolfeschlegelsteinhausenbergerdorffsmith'
/** These change with the mailbox. */
const HOME = ['#mailbox h2', '#rental h2']
const signedOut = ['/login', '/register', '/reset-password', '/account', '/visit']

const household = {
  plan: plans[0]!.id,
  months: 3,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '',
  recipients: [
    { kind: 'applicant' as const, name: `Ann ${LONG}`, photoId: 'passport', addressId: 'lease' },
    { kind: 'adult' as const, name: LONG, photoId: 'passport', addressId: 'lease' },
    { kind: 'minor' as const, name: `Mia ${LONG}` },
  ],
}

test.use({ viewport: NARROW })

test('forms are readable at 320 pixels with text twice as large', async ({ page }) => {
  await widenText(page)
  for (const path of inSpanish(signedOut)) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await expectWideAndReadable(page)
  }
})

test('an account is readable at 320 pixels with text twice as large', async ({
  page,
  site,
  ann,
}) => {
  test.setTimeout(180_000)
  await beSignedIn(page, site, { ...ann, firstName: LONG, lastName: LONG })
  await widenText(page)
  const counter = await openCounter(site)
  const token = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).access_token)
  const filed = await counter.file(token, household)
  await readAccount(page, [...HOME, '#security ul', '#settings form'])
  for (const path of inSpanish(['/apply'])) {
    await page.goto(path)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectWideAndReadable(page)
  }
  const reserved = await counter.giveBox(filed)
  await readAccount(page)
  await counter.open(reserved, addDays(today(), 20))
  const [, other] = reserved.recipients
  await counter.receive(reserved.box, other!.id, { kind: 'accountable' })
  await readAccount(page)
})

test('an application is readable at 320 pixels with text twice as large', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const { people } = apply
  await widenText(page)
  await goToPeople(page)
  await fillName(page, people.kinds.applicant.name, 'Ann', LONG)
  await addPerson(page, people.kinds.adult.add, LONG, LONG)
  await addPerson(page, people.kinds.minor.add, 'Mia', LONG)
  await expectWideAndReadable(page)
  await next(page)
  await chooseIds(page, `Ann ${LONG}`, PASSPORT, LEASE)
  await chooseIds(page, `${LONG} ${LONG}`, PASSPORT, LEASE)
  await next(page)
  await next(page)
  await expectWideAndReadable(page)
  if (!languages.includes('es')) return
  const other = await context.newPage()
  await widenText(other)
  for (const step of ['plan', 'use', 'people', 'ids', 'check', 'file']) {
    await other.goto(`${pathIn('es', '/apply')}?step=${step}#${step}`)
    await other.getByRole('heading', { level: 2 }).first().waitFor()
    await openWorksheets(other)
    await expectWideAndReadable(other)
  }
})

/** The open price covers the step. */
function openWorksheets(page: Page) {
  return page.locator('details:has(input)').evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true
  })
}

async function readAccount(page: Page, parts = HOME) {
  for (const part of parts) {
    const path = `/account/${/\w+/.exec(part)?.[0]}`.replace('/mailbox', '')
    await page.goto(inSpanish([path])[0]!)
    await page.locator(part).first().waitFor()
    await openFolds(page)
    await expectWideAndReadable(page)
  }
}

function inSpanish(paths: string[]) {
  const language = languages.at(-1) ?? 'en'
  return paths.map((path) => pathIn(language, path))
}

async function widenText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: WIDE_PX, fixed: WIDE_PX } })
}

async function expectWideAndReadable(page: Page) {
  await expect(page.locator('html')).toHaveCSS('font-size', `${WIDE_PX}px`)
  await expectReadable(page)
}
