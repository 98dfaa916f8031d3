import { expect, test } from './test.ts'

test('the AI tools are fifteen buttons, each with a window of its own', async ({ page }) => {
  await page.goto('/ai-tools')
  const tools = page.getByRole('region', { name: 'Choose a tool' }).getByRole('link')
  await expect(tools).toHaveCount(15)
  const places = await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(places).size).toBe(15)
  for (const tool of await tools.all()) await expect(tool).toHaveAttribute('target', '_blank')
  await expect(page.getByText('will eventually require user authentication')).toBeVisible()
})

test('a tool opens in a new window that can’t reach this one', async ({ page, context }) => {
  await context.route('https://claude.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/ai-tools')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Claude/ }).click()
  const elsewhere = await opened
  await elsewhere.waitForLoadState()
  expect(elsewhere.url()).toBe('https://claude.ai/')
  expect(await elsewhere.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test('PDF tools lead to our own forms, and to converting, signing and editing', async ({
  page,
}) => {
  await page.goto('/tools/pdf-tools')
  for (const name of ['Convert', 'Sign', 'Edit']) {
    const group = page.getByRole('region', { name, exact: true })
    expect(await group.getByRole('link').count()).toBeGreaterThan(1)
  }
  const forms = page.getByRole('region', { name: 'Our forms' }).getByRole('link')
  await expect(forms.first()).toHaveAttribute('href', '/Forms/ps1583-Online.pdf')
})

test('calculators are ours and others’', async ({ page }) => {
  await page.goto('/tools/calculator')
  const ours = page.getByRole('region', { name: 'Ours' })
  await expect(ours.getByRole('link', { name: 'Mailbox cost calculator' })).toHaveAttribute(
    'href',
    '/virtual-business-address#calculator',
  )
  const elsewhere = page.getByRole('region', { name: 'Elsewhere' })
  await expect(elsewhere.getByRole('link').first()).toHaveAttribute('target', '_blank')
})
