import { addressHelper } from '#app/content/en/address-helper.ts'
import { business } from '#app/content/business.ts'

import { expect, test } from './test.ts'

const PAGE = '/virtual-business-address#address'

test('name and number are written for the Post Office, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const copyAll = page.getByRole('button', { name: 'Copy all three lines' })
  await page.goto(PAGE)
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
  const told = page.getByRole('alert').or(page.getByRole('status'))
  await expect(told.getByText(/by hand/)).toBeVisible()
})

test('another word beside the number is refused with the reason', async ({ page }) => {
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
