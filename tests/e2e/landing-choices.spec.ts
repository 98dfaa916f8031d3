import type { Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { pricing } from '#app/content/en/pricing.ts'
import { quote } from '#app/pricing/quote.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { expect, test } from './test.ts'

const [mailing, business, office] = plans.map(({ name }) => name)

for (const scripts of ['with', 'without']) {
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === 'with' })

    test('the business address is selected, and a click or an arrow key selects another', async ({
      page,
    }) => {
      await page.goto('/')
      await expectSelected(page, business)

      // Forced: what is pressed there is the label, which covers the card.
      await page
        .locator('#plans')
        .getByText(formatDollars(plans[0]?.monthlyCents ?? 0), { exact: true })
        .first()
        .click({ force: true })
      await expectSelected(page, mailing)

      await expectDue(page, plans[0]?.monthlyCents ?? 0)

      await radio(page, mailing).press('ArrowLeft')
      await expectSelected(page, office)
      await radio(page, office).press('ArrowUp')
      await expectSelected(page, business)
    })

    test('one answer is open at a time', async ({ page }) => {
      await page.goto('/')
      const answers = page.locator('#faq details')
      expect(await answers.count()).toBeGreaterThanOrEqual(14)
      await expect(page.locator('#faq details[open]')).toHaveCount(0)

      for (const position of [0, 3, 7]) {
        await answers.nth(position).locator('summary').click()
        await expect(answers.nth(position)).toHaveAttribute('open')
        await expect(answers.nth(position).locator('p').first()).toBeVisible()
        await expect(page.locator('#faq details[open]')).toHaveCount(1)
      }
      await answers.nth(7).locator('summary').press('Enter')
      await expect(page.locator('#faq details[open]')).toHaveCount(0)
    })
  })
}

function radio(page: Page, name = '') {
  return page.getByRole('radio', { name })
}

/** The switch beside the first payment says what the first day asks for, without any script. */
async function expectDue(page: Page, monthlyCents: number) {
  const rental = { monthlyCents, months: Math.min(...termsInMonths), recipients: 0 }
  const due = {
    ahead: quote({ ...rental, payment: 'ahead' }).dueToday,
    monthly: quote({ ...rental, payment: 'monthly' }).dueToday,
  }
  const payment = page.locator('#plans').getByRole('region', { name: /^What you pay first/ })
  const row = payment.getByRole('row', { name: pricing.dueToday })
  await expect(row).toContainText(formatDollars(due.ahead))
  await payment.getByRole('radio', { name: 'By the month' }).check()
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(formatDollars(due.monthly))
  await payment.getByRole('radio', { name: 'Paid ahead' }).check()
  await expect(row).toContainText(formatDollars(due.ahead))
}

/** One plan is selected, and its first payment is the one that shows. */
async function expectSelected(page: Page, name = '') {
  await expect(radio(page, name)).toBeChecked()
  await expect(page.locator('#plans input[name="plan"]:checked')).toHaveCount(1)
  const payments = page.locator('#plans').getByRole('region', { name: /^What you pay first/ })
  for (const plan of plans) {
    const isShown = plan.name === name
    await expect(payments.getByText(plan.name, { exact: true })).toBeVisible({ visible: isShown })
  }
  await expect(payments.getByRole('row', { name: pricing.dueToday })).toHaveCount(1)
}
