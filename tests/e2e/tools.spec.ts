import { expect, test } from './test.ts'

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
