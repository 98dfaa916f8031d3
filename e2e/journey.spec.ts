import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { register, signIn } from './visitor.ts'

test('a visitor registers, confirms by mail, signs in, reloads, opens a second tab and signs out', async ({
  page,
  site,
}) => {
  await register(page)
  await expect(page.getByRole('status')).toContainText(
    'Account created successfully! Please check your email for a confirmation link before signing in.',
  )

  await page.goto(await linkMailedTo(site, ann.email))
  await expect(
    page.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await page.waitForURL('/')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()

  await signIn(page)
  await page.waitForURL('/')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toBeHidden()

  const second = await page.context().newPage()
  await second.goto('/')
  await second.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(tab.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toBeVisible()
  }
})
