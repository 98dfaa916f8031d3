import type { Page } from '@playwright/test'

import { keptEntries, lockScreen, staffConsole, staffGate } from '#app/content/staff/console.ts'
import { intake } from '#app/content/staff/intake.ts'
import { shelf } from '#app/content/staff/shelf.ts'
import { signOut as words } from '#content/auth.ts'
import { secondFactor } from '#content/second-factor.ts'
import { runCommand } from '#server/testing/accounts.ts'
import { rental } from '#shared-content/rental.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { staffWorker } from '#shared/language.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { beStaff } from './counter.ts'
import { insertRental, readMailItems } from './database.ts'
import { createPerson, expect, test } from './test.ts'

const READY_TIMEOUT_MS = 30_000
const SENT_TIMEOUT_MS = 45_000
const SCANS = ['1Z879E930346834511', '9400111206206406260787'] as const
const BOX = 9_101
const NAME = 'Wenceslaus Harrow'
const refused = interpolate(intake.notSent, { reason: rental.refusals.staffOnly })
const names = [{ name: NAME, kind: 'applicant' as const }]

test.use({ serviceWorkers: 'allow' })

const field = (page: Page) => page.getByLabel(intake.field)

async function enter(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a clerk receives packages offline, and none is lost', async ({ page, site, context }) => {
  test.slow()
  await insertRental(site, { box: BOX, names })
  const clerk = createPerson()
  const { nextCode } = await beStaff(page, site, clerk)
  await page.goto('/staff/intake')
  await expect(field(page)).toBeFocused()
  await untilStored(page)
  await page.reload()
  await expect(field(page)).toBeFocused()
  await context.setOffline(true)

  await enter(page, SCANS[0])
  await page.reload()
  await expect(page.getByRole('region', { name: intake.hand.title })).toContainText('834511')
  await field(page).focus()
  await enter(page, '0')
  await expect(page.getByText(/“0”/)).toBeVisible()
  await enter(page, String(BOX))
  await expect(page.getByText(interpolateCount(intake.toSend, 1))).toBeVisible()
  await page.reload()
  await expect(page.getByText(staffConsole.lost)).toBeVisible()
  await expect(page.getByText(interpolateCount(intake.toSend, 1))).toBeVisible()

  await field(page).focus()
  await enter(page, SCANS[1])
  await enter(page, NAME)
  const waits = page.getByText(interpolate(intake.waits.lost, { name: NAME }))
  await expect(waits).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()

  await page.getByRole('button', { name: intake.ways.letters }).click()
  await enter(page, String(BOX))
  await page.reload()
  await page.getByRole('button', { name: intake.ways.letters }).click()
  await page.getByRole('button', { name: interpolateCount(intake.letters.send, 1) }).click()
  await expect(page.getByText(interpolateCount(intake.toSend, 2))).toBeVisible()
  await page.goto('/staff/shelf')
  await page.getByLabel(shelf.count.field).fill(slipCode(1))
  await page.getByLabel(shelf.count.field).press('Enter')
  const counted = page.getByText(interpolateCount(shelf.count.counted, 1))
  await expect(counted).toBeVisible()
  await page.reload()
  await expect(counted).toBeVisible()

  const locked = page.getByRole('dialog', { name: lockScreen.title })
  await page.getByRole('button', { name: staffConsole.lock }).click()
  await expect(locked).toBeVisible()
  await page.reload()
  await expect(locked.getByText(lockScreen.lost)).toBeVisible()

  await context.setOffline(false)
  await expect(locked.getByLabel(secondFactor.code)).toBeVisible({ timeout: SENT_TIMEOUT_MS })
  await locked.getByLabel(secondFactor.code).fill(nextCode())
  await locked.getByRole('button', { name: secondFactor.submit }).click()
  await expect(locked).toHaveCount(0)

  const sent = () => readMailItems(site, [BOX])
  await expect.poll(sent, { timeout: SENT_TIMEOUT_MS }).toHaveLength(2)
  await expect(page.getByText(interpolateCount(intake.toSend, 2))).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(interpolateCount(shelf.count.counted, 1))).toBeVisible()
  await page.getByRole('button', { name: shelf.count.compare }).click()
  await page.getByRole('button', { name: shelf.count.startOver }).click()
  await expect(page.getByText(interpolateCount(shelf.count.counted, 0))).toBeVisible()
  await page.goto('/staff/intake')
  const question = interpolate(intake.questions.match, { name: NAME, box: BOX })
  await page.getByRole('button', { name: question }).click()
  await expect.poll(sent, { timeout: SENT_TIMEOUT_MS }).toHaveLength(3)
  expect((await sent()).map(({ tracking }) => tracking)).toEqual(expect.arrayContaining([...SCANS]))

  await page.getByRole('button', { name: intake.ways.letters }).click()
  await enter(page, String(BOX))
  const isKnown = page.waitForResponse('**/shop/v1/me')
  await page.reload()
  await isKnown
  const walked = page.getByRole('button', { name: interpolateCount(intake.letters.send, 1) })
  await expect(walked).toBeVisible()

  // A removed role is no connection failure, and the entries stay. `/me` is blocked, so that the
  // console does not notice first.
  await page.route('**/shop/v1/me', () => {})
  await runCommand('grant-role', [clerk.email, 'customer'], site)
  await walked.click()
  await expect(page.getByText(refused)).toBeVisible({ timeout: SENT_TIMEOUT_MS })
  await expect(page.getByText(staffConsole.lost)).toHaveCount(0)
  await page.unroute('**/shop/v1/me')
  await expect(page.getByRole('heading', { name: staffGate.customer.title })).toBeVisible()
  await expect(page.getByText(refused)).toHaveCount(0)
  await expect(page.getByText(interpolateCount(keptEntries, 1))).toBeVisible()
  expect(await sent()).toHaveLength(3)
  expect(await storedPaths(page)).toEqual([])

  await page.goto('/')
  const signOut = page.getByRole('button', { name: 'LOGOUT' }).first()
  const ofCounter = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('counter.')))
  const warning = interpolateCount(words.unsent, 1)
  const dismissed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await signOut.click()
  await dismissed
  expect(await ofCounter()).toContain('counter.walk')
  const accepted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await signOut.click()
  expect(await accepted).toBe(warning)
  await expect.poll(ofCounter).toEqual([])
  await expect(signOut).toBeHidden()
})

async function untilStored(page: Page) {
  const state = () =>
    page.evaluate(async (scope) => {
      const all = await navigator.serviceWorker.getRegistrations()
      return all.find((each) => new URL(each.scope).pathname === scope)?.active?.state
    }, staffWorker.scope)
  await expect.poll(state, { timeout: READY_TIMEOUT_MS }).toBe('activated')
}

function storedPaths(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url)
        if (/^\/(shop|auth|rest|contact)\//.test(pathname)) paths.push(pathname)
      }
    }
    return paths
  })
}
