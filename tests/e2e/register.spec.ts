import { emails } from '#shared/content/es/emails.ts'

import { forgetLimits } from './database.ts'
import { holdBack, openHydrated, stopClock } from './hydration.ts'
import { linkMailedTo } from './site.ts'
import { createPerson, expect, test } from './test.ts'
import { fillRegistration, makeAccount, register } from './visitor.ts'

test.describe('on a phone, where the owner lets the service tell of accounts', () => {
  test.use({ viewport: { width: 390, height: 700 }, settings: { REVEAL_EXISTING_ACCOUNTS: '1' } })

  test('what is wrong is told in the order of the rules, in sight, and nothing typed is lost', async ({
    page,
    site,
    ann,
  }) => {
    await makeAccount(site, ann)
    await page.goto('/register')
    const password = page.getByLabel('Password', { exact: true })
    const confirmation = page.getByLabel('Confirm password')
    const create = page.getByRole('button', { name: 'Create account' })
    const unmet = page.getByRole('listitem').filter({ hasText: /^Not met/ })
    await expect(unmet).toHaveCount(4)
    await password.fill('abcdefgH')
    await expect(unmet).toHaveCount(2)
    await expect(page.getByText('2 of 4', { exact: false })).toBeAttached()

    await fillRegistration(page, { ...ann, password: 'weak' })
    await expect(page.getByText('Please meet all password requirements')).toBeInViewport()
    await expect(password).toBeFocused()
    await password.fill(ann.password)
    await expect(unmet).toHaveCount(0)
    await create.click()
    await expect(page.getByText('Passwords do not match')).toBeInViewport()
    await expect(page.getByText('Please meet all password requirements')).toBeHidden()

    await confirmation.fill(ann.password)
    await expect(page.getByText('Passwords do not match')).toBeHidden()
    await create.click()
    const refused = 'This email is already registered. Please use a different email address.'
    await expect(page.getByText(refused)).toBeInViewport({ ratio: 1 })
    await expect(create).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)

    // A password that everybody uses is refused by the service.
    await password.fill('P@ssw0rd')
    await confirmation.fill('P@ssw0rd')
    await create.click()
    await expect(page.getByText(refused)).toBeHidden()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(ann.email)
  })
})

test('what was typed before the page was hydrated counts', async ({ page, ann }) => {
  const release = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/register')
  await page.getByLabel('First name').fill(ann.firstName)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  release()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not met' })).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
})

test('success leads to the sign-in after 5 s, with the address and what to do', async ({
  page,
  site,
  ann,
}) => {
  await openHydrated(page, '/register')
  await stopClock(page)
  await fillRegistration(page, ann)
  await expect(page.getByRole('status')).toContainText('Account created successfully!')
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
  await page.clock.runFor(4_000)
  expect(new URL(page.url()).pathname).toBe('/register')
  await page.clock.runFor(1_500)
  await page.waitForURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)
  await expect(page.getByRole('status')).toContainText(
    'Please check your email and click the confirmation link',
  )
  expect(await linkMailedTo(site, ann.email)).toContain('type=signup')
})

test('an address with an account hears nothing, but its owner gets an email', async ({
  page,
  site,
  ann,
}) => {
  await makeAccount(site, ann)
  forgetLimits(site)
  await register(page, ann)
  await expect(page.getByRole('status')).toContainText('Account created successfully!')
  await expect.poll(async () => (await site.emails(ann.email)).length).toBe(2)
  expect((await site.emails(ann.email)).at(-1)).not.toContain('token_hash')
})

test('who signs up on the Spanish page gets a Spanish email, which leads back to it', async ({
  page,
  site,
}) => {
  const { email, password, firstName, lastName } = createPerson()
  await page.goto('/es/register')
  const typed = { firstName, lastName, email, password, confirmPassword: password }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator('[name=confirmPassword]').press('Enter')
  const link = await linkMailedTo(site, email)
  expect((await site.emails(email)).join()).toContain(emails.greeting(firstName))
  expect(link).toContain(`${site.url}/es/auth/callback?`)
  await page.goto(link)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
