import { holdBack, openHydrated } from './hydration.ts'
import { entry } from './menu.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

const FAILED = { name: 'Something went wrong' }
/** React Router's data for /about when its loader returned null. */
const EMPTY_ABOUT = '[{"_1":2},"about",{"_3":-5},"data"]\n'

test('an error is reported with a way to retry', async ({ page, site, ann, problems }) => {
  await beSignedIn(page, site, ann)
  await page.goto('/account/settings')
  const save = page.getByRole('button', { name: 'Save name' })
  await save.evaluate((button) => button.setAttribute('value', 'nonsense'))
  await save.click()
  await expect(page.getByRole('heading', FAILED)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  problems.length = 0
})

test('a page with missing data reports it, in its head too', async ({ page, problems }) => {
  await openHydrated(page, '/login')
  await page.route('**/about.data*', (route) =>
    route.fulfill({ contentType: 'text/x-script', body: EMPTY_ABOUT }),
  )
  await page.evaluate(() => {
    history.pushState(null, '', '/about')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', FAILED)).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong')

  await page.unroute('**/about.data*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  problems.length = 0
})

test('a page that fails to render keeps its navigation, and can be retried', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    if (window.name !== 'mended') Object.assign(window, { FormData: null })
  })
  const release = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/')
  await page.getByLabel('Your name').fill('Ann Lee')
  release()
  await expect(page.getByRole('heading', FAILED)).toBeVisible()
  await entry(page, 'SERVICES').hover()
  await expect(entry(page, 'Legal')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.evaluate(() => Object.assign(window, { name: 'mended' }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', FAILED)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  problems.length = 0
})
