import { addressHelper } from '#app/content/en/address-helper.ts'
import { business } from '#app/content/business.ts'

import { expect, test } from './test.ts'

const PAGE = '/virtual-business-address#address'

test('a name and a number are written as the Post Office wants them', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByLabel(/^Name/).fill('José O’Neil-Smith')
  await page.getByLabel('Mailbox number').fill('#12b')
  const lines = page.getByRole('figure', { name: 'On the envelope' }).getByRole('listitem')
  await expect(lines).toContainText([
    'JOSE ONEIL SMITH',
    `${business.postalStreet} PMB 12B`,
    business.postalCity,
  ])
})

test('it is copied whole, or line by line, and said so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(PAGE)
  await page.getByLabel(/^Name/).fill('Ann Lee')
  await page.getByLabel('Mailbox number').fill('pmb 7')
  const street = `${business.postalStreet} PMB 7`
  await page.getByRole('button', { name: 'Copy all three lines' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await clipboard()).toBe(`ANN LEE\n${street}\n${business.postalCity}`)
  await page.getByRole('button', { name: 'Copy line 2' }).click()
  await expect.poll(clipboard).toBe(street)
  await page.getByRole('button', { name: 'Copy line 1' }).click()
  await expect.poll(clipboard).toBe('ANN LEE')
})

test('any other word beside the number is refused with the reason', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByLabel(/^Name/).fill('Ann Lee')
  const number = page.getByLabel('Mailbox number')
  for (const word of ['Suite 7', 'Apt 7', 'Unit 7', 'Box 7', 'PO Box 7', 'STE 11-7']) {
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

test('what is missing is said when the field is left, not before', async ({ page }) => {
  await page.goto(PAGE)
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
})

test('a browser that refuses to copy is said so', async ({ page }) => {
  await page.goto(PAGE)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy all three lines' }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/by hand/),
  ).toBeVisible()
})

test('it stands on the pages of services whose customers need it', async ({ page }) => {
  for (const path of ['/services/mailbox/mailbox-rental', '/services/mailbox/package-receiving']) {
    await page.goto(path)
    await page.getByLabel(/^Name/).fill('Ann Lee')
    await page.getByLabel('Mailbox number').fill('#7')
    await expect(page.getByText(`${business.postalStreet} PMB 7`)).toBeVisible()
  }
})
