import { openAwake, stopClock } from './awake.ts'
import { linkMailedTo } from './site.ts'
import { ann, expect, test } from './test.ts'
import { fillRegistration, makeAccount, register } from './visitor.ts'

test('the checklist follows what is typed, in words too', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  const rules = page.getByRole('listitem').filter({ hasText: /^(Met|Not met)/ })
  await expect(rules).toHaveCount(4)
  await expect(rules.filter({ hasText: 'Not met' })).toHaveCount(4)
  await password.fill('abcdefgH')
  await expect(rules.filter({ hasText: 'Not met' })).toHaveCount(2)
  await expect(page.getByText('2 of 4', { exact: false })).toBeAttached()
  await password.fill(ann.password)
  await expect(rules.filter({ hasText: 'Not met' })).toHaveCount(0)
})

test('what is wrong is told in the order of the rules, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/register')
  const create = page.getByRole('button', { name: 'Create account' })
  await expect(create).toBeEnabled()
  await page.getByLabel('First name').fill(ann.firstName)
  await page.getByLabel('Last name').fill(ann.lastName)
  await page.getByLabel('Email').fill(ann.email)
  await page.getByLabel('Password', { exact: true }).fill('weak')
  await page.getByLabel('Confirm password').fill('other')
  await create.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByText('Please meet all password requirements')).toBeHidden()

  await page.getByLabel('Confirm password').fill('weak')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await create.click()
  await expect(page.getByText('Please meet all password requirements')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, settings: { REVEAL_EXISTING_ACCOUNTS: '1' } })

  test('what went wrong is in sight, and the button keeps the focus', async ({ page, site }) => {
    await makeAccount(site)
    await register(page, { ...ann, password: 'weak' })
    await expect(page.getByText('Please meet all password requirements')).toBeInViewport()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByLabel('Password', { exact: true }).fill(ann.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Passwords do not match')).toBeInViewport()

    await page.getByLabel('Confirm password').fill(ann.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('This email is already registered.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused()
  })
})

test('what was typed before the page woke up counts', async ({ page }) => {
  await page.route('**/assets/entry.client-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/register')
  await page.getByLabel('First name').fill(ann.firstName)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await expect(page.getByRole('listitem').filter({ hasText: 'Not met' })).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
})

test('success leads to the sign-in after 5 s, with the address and what to do', async ({
  page,
  site,
}) => {
  await openAwake(page, '/register')
  await stopClock(page)
  await fillRegistration(page)
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

test('an address with an account hears nothing, but its owner gets a letter', async ({
  page,
  site,
}) => {
  await makeAccount(site)
  await register(page)
  await expect(page.getByRole('status')).toContainText('Account created successfully!')
  await expect.poll(async () => (await site.letters(ann.email)).length).toBe(2)
  expect((await site.letters(ann.email)).at(-1)).not.toContain('token_hash')
})

test.describe('where the owner lets the service tell', () => {
  test.use({ settings: { REVEAL_EXISTING_ACCOUNTS: '1' } })

  test('an address with an account is refused in the words of the site', async ({ page, site }) => {
    await makeAccount(site)
    await register(page)
    await expect(page.getByRole('alert')).toContainText(
      'This email is already registered. Please use a different email address.',
    )
    await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  })
})

test('a password that everybody uses is refused by the service, in words', async ({ page }) => {
  await register(page, { ...ann, password: 'P@ssw0rd' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(ann.email)
})
