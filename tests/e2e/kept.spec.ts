import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const TOKENS = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9_999_999_999 }

for (const [index, nonsense] of [
  '',
  ' ',
  'garbage',
  '{}',
  '5',
  '"x"',
  JSON.stringify({ ...TOKENS, access_token: 'é' }),
  JSON.stringify({ ...TOKENS, access_token: 'a'.repeat(100_000) }),
  JSON.stringify(TOKENS),
  JSON.stringify({ ...TOKENS, expires_at: 1 }),
].entries()) {
  test(`a kept session of nonsense signs nobody in: ${index}`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate((text) => localStorage.setItem('mailbox.session', text), nonsense)
    await page.goto('/account')
    await expect(page.getByText('Please sign in to see it.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mailbox.session'))).toBeNull()
  })
}

test('preferences of nonsense do not hide from the first view who is signed in', async ({
  page,
  problems,
  site,
}) => {
  await beSignedIn(page, site)
  await page.evaluate(() => localStorage.setItem('mailbox.preferences', 'garbage{'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  problems.length = 0
})
