import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { fees, prepaymentDiscount, type Payment } from '#app/content/fees.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { amountOf, totalName } from '#app/pricing/price-words.ts'
import { advertisedMonths, peopleWith, priceOf } from '#app/pricing/price.ts'
import { addressHelper } from '#content/address-helper.ts'
import { costCalculator, mostRecipients } from '#content/cost-calculator.ts'
import { pricing } from '#content/pricing.ts'

import { expectNothingMoved, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

const [firstPlan = plans[0]!] = plans
const lastPlan = plans.at(-1) ?? firstPlan
const MAILING = firstPlan.path
const ADDRESS = '/services/mailbox/mailbox-rental#address'
const DUE = pricing.dueToday
const TOTAL = totalName

test('the calculator computes the choice, and the address holds it', async ({ page }) => {
  await page.goto(`${MAILING}#calculator`)
  const { total, monthly, due } = sumsOf({ months: 12, recipients: 1 })
  await page.getByRole('radio', { name: '12 months', exact: true }).check()
  await page.getByLabel(costCalculator.form.recipients).fill('1')
  await expect(receiptLine(page, TOTAL)).toHaveText(total)
  await expect(receiptLine(page, pricing.monthlyAllIn)).toHaveText(monthly)
  await expect(receiptLine(page, pricing.rows.deposit)).toHaveText(amountOf(fees.keyDeposit))
  await expect(receiptLine(page, DUE)).toHaveText(due)
  const spoken = page.getByRole('status').filter({ hasText: total })
  for (const amount of [monthly, due]) await expect(spoken).toContainText(amount)

  await page.getByRole('radio', { name: '3 months' }).check()
  await expect(page).toHaveURL(`${MAILING}?term=3&recipients=1#calculator`)
  await page.reload()
  await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked()
  await expect(page.getByLabel(costCalculator.form.recipients)).toHaveValue('1')
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ months: 3, recipients: 1 }).total)
  await page.getByRole('radio', { name: '6 months' }).check()
  await page.getByRole('button', { name: 'One recipient fewer' }).click()
  await expect(page).toHaveURL(`${MAILING}#calculator`)

  await page.getByRole('radio', { name: new RegExp(`^${firstPlan.name}`) }).focus()
  for (const _ of plans.slice(1)) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: new RegExp(`^${lastPlan.name}`) })).toBeChecked()
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ plan: lastPlan.id }).total)
  await expect(page).toHaveURL(`${MAILING}?plan=${lastPlan.id}#calculator`)

  await page.goto(MAILING)
  const monthlySums = sumsOf({ payment: 'monthly' })
  await page.getByRole('radio', { name: 'By the month' }).check()
  await expect(receiptLine(page, DUE)).toHaveText(monthlySums.due)
  await expect(receiptLine(page, pricing.eachLaterMonth)).toHaveText(monthlySums.later)
  await expect(receiptLine(page, TOTAL)).toHaveText(monthlySums.total)
  await expect(page).toHaveURL(/\?pay=monthly$/)
})

test('on a phone the sum stays in view while choosing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${MAILING}#calculator`)
  const chosen: Choice = {}
  for (const [name, choice] of [
    [new RegExp(`^${lastPlan.name}`), { plan: lastPlan.id }],
    ['6 months', { months: 6 }],
    ['By the month', { payment: 'monthly' }],
  ] as const) {
    const radio = page.getByRole('radio', { name })
    await radio.scrollIntoViewIfNeeded()
    await radio.check()
    const { due } = sumsOf(Object.assign(chosen, choice))
    await expect(page.locator('#calculator p').getByText(due, { exact: true })).toBeInViewport()
  }
})

test('a shared link is computed, copied and printed', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await watchShifts(page)
  const { total } = sumsOf({ plan: lastPlan.id, months: 12, recipients: 2 })
  for (const width of [390, 1280]) {
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${MAILING}?plan=${lastPlan.id}&term=12&recipients=2#calculator`)
    await expect(receiptLine(page, TOTAL)).toHaveText(total)
    await expectNothingMoved(page)
  }
  if (!Object.values(prepaymentDiscount).some(Boolean)) {
    await expect(page.getByText('Discount for paying ahead')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${site.url}${MAILING}?plan=${lastPlan.id}&term=12&recipients=2#calculator`)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(receiptLine(page, TOTAL)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('an invalid link falls back; no number computes nothing', async ({ page }) => {
  await page.goto(`${MAILING}?term=7&recipients=2&plan=%3Cscript%3E`)
  const note = page.getByRole('status').filter({ hasText: 'don’t know' })
  await expect(note).toContainText('plan and term')
  await expect(note).not.toContainText('script')
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ recipients: 2 }).total)
  await page.getByRole('radio', { name: '12 months' }).check()
  await expect(note).toHaveCount(0)
  await expect(page).toHaveURL(/\?term=12&recipients=2$/)

  const field = page.getByLabel(costCalculator.form.recipients)
  const { total } = sumsOf({ months: 12, recipients: 2 })
  for (const wrong of [String(mostRecipients + 1), 'two', '']) {
    await field.fill(wrong)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(`0 to ${mostRecipients}`))
    await expect(receiptLine(page, TOTAL)).toHaveText(total)
  }
  await field.blur()
  await expect(field).toHaveValue('2')
  await field.fill(String(mostRecipients))
  await expect(page.getByRole('button', { name: 'One recipient more' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

type Choice = { plan?: Plan['id']; months?: number; recipients?: number; payment?: Payment }

/** The prices themselves are checked by tooling/prices-agree.test.tsx. */
function sumsOf({
  plan = firstPlan.id,
  months = advertisedMonths(),
  recipients = 0,
  payment = 'ahead',
}: Choice) {
  const monthlyCents = plans.find(({ id }) => id === plan)?.monthlyCents ?? 0
  const quoted = priceOf({ ...peopleWith(recipients), monthlyCents, months, payment })
  return {
    total: amountOf(quoted.total),
    monthly: amountOf(quoted.monthlyAllIn),
    due: amountOf(quoted.dueToday),
    later: amountOf(quoted.eachLaterMonth),
  }
}

function receiptLine(page: Page, term: string) {
  const receipt = page.getByRole('region', { name: 'Your total' })
  const name = page.getByRole('term').filter({ hasText: term })
  return receipt.locator('dl > div').filter({ has: name }).getByRole('definition')
}

test('name and number are formatted for the Post Office, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const copyAll = page.getByRole('button', { name: 'Copy all three lines' })
  await page.goto(ADDRESS)
  await page.getByLabel(/^Name/).fill('José O’Neil-Smith')
  await page.getByLabel('Mailbox number').fill('#12b')
  const written = ['JOSE ONEIL SMITH', `${business.postalStreet} PMB 12B`, business.postalCity]
  const lines = page.getByRole('figure', { name: 'On the envelope' }).getByRole('listitem')
  await expect(lines).toContainText(written)
  await copyAll.click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await clipboard()).toBe(written.join('\n'))
  for (const line of [2, 1]) {
    await page.getByRole('button', { name: `Copy line ${line}` }).click()
    await expect.poll(clipboard).toBe(written[line - 1])
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await copyAll.click()
  const message = page.getByRole('alert').or(page.getByRole('status'))
  await expect(message.getByText(/by hand/)).toBeVisible()
})

test('another word beside the number is refused with the reason', async ({ page }) => {
  await page.goto(ADDRESS)
  const name = page.getByLabel(/^Name/)
  const number = page.getByLabel('Mailbox number')
  await number.fill('23')
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await number.fill('2 3')
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await name.focus()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.focus()
  await expect(name).toHaveAccessibleDescription(/needs a name/)

  await name.fill('Ann Lee')
  for (const word of ['Suite 7', 'PO Box 7', 'STE 11-7']) {
    await number.fill(word)
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription(
      new RegExp(addressHelper.problems.number.designator),
    )
    await expect(page.getByRole('button', { name: 'Copy all three lines' })).toBeHidden()
  }
  await number.fill('7')
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(`${business.postalStreet} PMB 7`)).toBeVisible()
})
