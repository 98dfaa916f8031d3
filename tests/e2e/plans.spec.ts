import type { Page } from '@playwright/test'

import { business as shop } from '#app/content/business.ts'
import { costCalculator, mostRecipients } from '#app/content/en/cost-calculator.ts'
import { fees, prepaymentDiscount, termsInMonths, type Payment } from '#app/content/fees.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { plans, type Plan } from '#app/content/plans.ts'
import { pricing } from '#app/content/en/pricing.ts'
import { quote } from '#app/pricing/quote.ts'
import { amountOf } from '#app/pricing/receipt-words.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { shiftsOf, watchShifts } from './layout.ts'
import { expect, test } from './test.ts'

const MAILING = '/virtual-mailing-address'
const DUE = pricing.dueToday
const TOTAL = pricing.total

for (const { path, name } of plans) {
}

test('the calculator reckons every term, with and without an additional recipient', async ({
  page,
}) => {
  await page.goto(MAILING)
  for (const months of termsInMonths) {
    for (const recipients of [0, 1]) {
      const { total, monthly, due } = sumsOf({ months, recipients })
      await page.getByRole('radio', { name: `${months} months`, exact: true }).check()
      await page.getByLabel(costCalculator.form.recipients).fill(String(recipients))
      await expect(receiptLine(page, TOTAL)).toHaveText(total)
      await expect(receiptLine(page, pricing.monthlyAllIn)).toHaveText(monthly)
      await expect(receiptLine(page, pricing.rows.deposit)).toHaveText(amountOf(fees.keyDeposit))
      await expect(receiptLine(page, DUE)).toHaveText(due)
      const spoken = page.getByRole('status').filter({ hasText: total })
      for (const amount of [monthly, due]) await expect(spoken).toContainText(amount)
    }
  }
})

test('another plan can be reckoned on the page of a plan, by keyboard', async ({ page }) => {
  await page.goto(MAILING)
  const mailing = page.getByRole('radio', { name: /^Virtual Mailing Address/ })
  await expect(mailing).toBeEnabled()
  await mailing.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Virtual Office/ })).toBeChecked()
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ plan: 'office' }).total)
  await expect(page).toHaveURL(/\?plan=office$/)
})

test('while the discount is not set, it is no row, and the shop is to be asked in one place', async ({
  page,
}) => {
  test.skip(Object.values(prepaymentDiscount).some(Boolean), 'the owner has set one')
  await page.goto(`${MAILING}?term=12`)
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ months: 12 }).total)
  await expect(page.getByText('Discount for paying ahead')).toHaveCount(0)
  await expect(page.getByText('ask us how much')).toHaveCount(1)
})

test('by the month, the first day asks for one month, and the address keeps it', async ({
  page,
}) => {
  const { due, later, total } = sumsOf({ payment: 'monthly' })
  await page.goto(MAILING)
  await page.getByRole('radio', { name: 'By the month' }).check()
  await expect(receiptLine(page, DUE)).toHaveText(due)
  await expect(receiptLine(page, pricing.eachLaterMonth)).toHaveText(later)
  await expect(receiptLine(page, TOTAL)).toHaveText(total)
  await expect(page).toHaveURL(/\?pay=monthly$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'By the month' })).toBeChecked()
  await expect(receiptLine(page, DUE)).toHaveText(due)
  await page.getByRole('radio', { name: 'Paid ahead' }).check()
  await expect(page).toHaveURL(/\/virtual-mailing-address$/)
})

test('on a phone what is due stays in view while the choice is made', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${MAILING}#calculator`)
  for (const name of [/^Virtual Office/, '6 months', 'By the month']) {
    const choice = page.getByRole('radio', { name })
    await choice.scrollIntoViewIfNeeded()
    await choice.check()
    const due = await receiptLine(page, DUE).textContent()
    await expect(
      page.locator('#calculator p').getByText(due ?? '', { exact: true }),
    ).toBeInViewport()
  }
})

test('the address is the sum: it follows every choice, and brings it back', async ({ page }) => {
  await page.goto(`${MAILING}#calculator`)
  await page.getByRole('radio', { name: '6 months' }).check()
  await page.getByRole('button', { name: 'One recipient more' }).click()
  await expect(page).toHaveURL(/\/virtual-mailing-address\?term=6&recipients=1#calculator$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '6 months' })).toBeChecked()
  await expect(page.getByLabel(costCalculator.form.recipients)).toHaveValue('1')
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ months: 6, recipients: 1 }).total)
  await page.getByRole('radio', { name: '3 months' }).check()
  await page.getByRole('button', { name: 'One recipient fewer' }).click()
  await expect(page).toHaveURL(/\/virtual-mailing-address#calculator$/)
})

test('the link is copied, and said so', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${MAILING}?term=12&recipients=2`)
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ months: 12, recipients: 2 }).total)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${site.url}${MAILING}?term=12&recipients=2#calculator`)
})

test('a link that makes no sense falls back, and says what in it', async ({ page }) => {
  await page.goto(`${MAILING}?term=7&recipients=2&plan=%3Cscript%3E`)
  const note = page.getByRole('status').filter({ hasText: 'don’t know' })
  await expect(note).toContainText('plan and term')
  await expect(note).not.toContainText('script')
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ recipients: 2 }).total)
  await page.getByRole('radio', { name: '12 months' }).check()
  await expect(note).toHaveCount(0)
  await expect(page).toHaveURL(/\?term=12&recipients=2$/)
})

test('a shared link moves nothing when it is reckoned', async ({ page }) => {
  await watchShifts(page)
  for (const width of [390, 1280]) {
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${MAILING}?plan=office&term=12&recipients=2#calculator`)
    await expect(receiptLine(page, TOTAL)).toHaveText(
      sumsOf({ plan: 'office', months: 12, recipients: 2 }).total,
    )
    const moved = await shiftsOf(page)
    expect([width, moved]).toEqual([width, 0])
  }
})

test('a number of recipients that is none is said, and reckons nothing', async ({ page }) => {
  await page.goto(MAILING)
  const field = page.getByLabel(costCalculator.form.recipients)
  await field.fill('3')
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ recipients: 3 }).total)
  for (const wrong of ['-1', '1.5', String(mostRecipients + 1), 'two', '']) {
    await field.fill(wrong)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(`0 to ${mostRecipients}`))
    await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ recipients: 3 }).total)
  }
  await field.blur()
  await expect(field).toHaveValue('3')
  await field.fill(String(mostRecipients))
  await expect(page.getByRole('button', { name: 'One recipient more' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('on paper stand the sum and the plan, and nothing to press', async ({ page }) => {
  await page.goto(`${MAILING}?term=6&recipients=1`)
  await expect(receiptLine(page, TOTAL)).toHaveText(sumsOf({ months: 6, recipients: 1 }).total)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(receiptLine(page, TOTAL)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
})

type Asked = { plan?: Plan['id']; months?: number; recipients?: number; payment?: Payment }

/** What the receipt must say, in words; the prices themselves are checked by tooling/prices-agree.test.tsx. */
function sumsOf({
  plan = 'mailing-address',
  months = Math.min(...termsInMonths),
  recipients = 0,
  payment = 'ahead',
}: Asked) {
  const monthlyCents = plans.find(({ id }) => id === plan)?.monthlyCents ?? 0
  const quoted = quote({ monthlyCents, months, recipients, payment })
  return {
    total: amountOf(quoted.total),
    monthly: amountOf(quoted.monthlyAllIn),
    due: amountOf(quoted.dueToday),
    later: amountOf(quoted.eachLaterMonth),
  }
}

function section(page: Page, heading: string) {
  const title = page.getByRole('heading', { name: heading, exact: true })
  return page.locator('section').filter({ has: title }).last()
}

/** The amount beside a term of the receipt. */
function receiptLine(page: Page, term: string) {
  const receipt = page.getByRole('region', { name: 'Your sum' })
  const name = page.getByRole('term').filter({ hasText: term })
  return receipt.locator('dl > div').filter({ has: name }).getByRole('definition')
}
