import { moneyPage as words } from '#app/content/staff/money.ts'
import { prices } from '#app/content/staff/prices.ts'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff } from './counter.ts'
import { expect, ownShopTest } from './test.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 2_000 }
const LOOKS = { within: 'main', widths: [1280, 820] }

ownShopTest(
  'the owner manages prices, and a stamp is sold in two presses',
  async ({ page, site, ann }) => {
    await beStaff(page, site, ann, 'administrator')
    await page.goto('/staff/prices')
    const form = page.getByRole('form', { name: prices.add })
    const add = async (
      name: string,
      account: 'sales' | 'notary' | 'postage',
      cents: string,
      tax = '',
    ) => {
      await form.getByLabel(prices.form.name).fill(name)
      await form.getByLabel(prices.form.account).selectOption(account)
      await form.getByLabel(prices.form.cents, { exact: true }).fill(cents)
      await form.getByLabel(prices.form.taxRate).fill(tax)
      await form.getByRole('button', { name: prices.form.submit }).click()
    }
    await add('Notary act, each signature', 'notary', '15.01')
    await expect(form).toContainText('Government Code 8211')
    await add('Notary act, each signature', 'notary', '15')
    const list = page.getByRole('table', { name: prices.list })
    await expect(list).toContainText('$15.00')
    await expect(form.getByLabel(prices.form.name)).toBeFocused()
    await add('Stamp', 'postage', '0.78')
    await expect(list).toContainText('$0.78')
    await add('Carton, large', 'sales', '4.25', '9.75')
    await expect(list).toContainText('9.75%')
    await add('Mail sent on, postage', 'postage', '')
    await expect(list).toContainText(prices.typed)
    await expectAccessibleInAllLooks(page, LOOKS)

    const up = list.getByRole('button', { name: interpolate(prices.up, { name: 'Stamp' }) })
    await up.press('Enter')
    await expect(list.getByRole('row').nth(1)).toContainText('Stamp')
    await expect(up).toBeFocused()
    await up.press('Enter')
    await expect(list.getByRole('row').nth(1)).toContainText('Stamp')
    await page.setViewportSize(PHONE)
    for (const button of await list.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(DESK)

    await page.goto('/staff/money')
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const till = part(words.till.title)
    const payment = part(words.pay.title)
    await payment.getByLabel(words.till.float).fill('100')
    await payment.getByLabel(words.till.float).press('Enter')
    await expect(payment.getByText(words.pay.isNotOpen)).toHaveCount(0)
    const sale = part(words.sale.title)
    await sale.getByRole('button', { name: 'Stamp $0.78' }).click()
    await sale
      .getByRole('button', { name: interpolate(words.sale.submit, { amount: '$0.78' }) })
      .click()
    await expect(page.getByRole('status').filter({ hasText: '$0.78' })).toBeVisible()
    await page.getByRole('tab', { name: words.tabs.drawer }).click()
    await expect(till).toContainText('$100.78')
    await page.getByRole('tab', { name: words.tabs.payment }).click()

    await sale.getByRole('button', { name: 'Carton, large' }).click()
    await sale
      .getByRole('button', { name: interpolate(words.sale.more, { name: 'Carton, large' }) })
      .click()
    await sale.getByRole('button', { name: 'Mail sent on, postage', exact: true }).click()
    await sale
      .getByLabel(interpolate(words.sale.price, { name: 'Mail sent on, postage' }))
      .fill('6.12')
    await sale.getByLabel(words.pay.tendered).fill('20')
    // 8.50, 0.83 of tax, and the postage.
    await expect(sale).toContainText('$4.55')
    await expectAccessible(page, 'main')
    await sale
      .getByRole('button', { name: interpolate(words.sale.submit, { amount: '$15.45' }) })
      .click()
    await expect(page.getByRole('status').filter({ hasText: '$15.45' })).toContainText('$4.55')
    await page.getByRole('link', { name: words.pay.show }).click()
    const sheet = part(interpolate(money.receipt.title, { number: 2 }))
    await expect(sheet).toContainText('2 × Carton, large')
    await expect(sheet).toContainText('$0.83')
    await expect(page.getByRole('button', { name: words.receipt.email })).toHaveCount(0)
  },
)
