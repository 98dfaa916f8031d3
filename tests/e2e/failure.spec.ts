import { openAwake } from './awake.ts'
import { ann, expect, test } from './test.ts'
import { beSignedIn, signIn } from './visitor.ts'

/** What React Router fetches for /about where its loader had given null. */
const EMPTY_ABOUT = '[{"_1":2},"about",{"_3":-5},"data"]\n'

test('a failure of the page says so, and offers to try again or to go home', async ({
  page,
  site,
  problems,
}) => {
  await beSignedIn(page, site)
  await page.goto('/account')
  const save = page.getByRole('button', { name: 'Save name' })
  await save.evaluate((button) => button.setAttribute('value', 'nonsense'))
  await save.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()

  await page
    .getByRole('button', { name: 'Try Again' })
    .or(page.getByRole('link', { name: 'Try Again' }))
    .click()
  await expect(page.getByLabel('First name')).toHaveValue(ann.firstName)
  problems.length = 0
})

test('a page whose words came empty says so, though its head needs them too', async ({
  page,
  problems,
}) => {
  await openAwake(page, '/login')
  await page.route('**/about.data*', (route) =>
    route.fulfill({ contentType: 'text/x-script', body: EMPTY_ABOUT }),
  )
  await page.evaluate(() => {
    history.pushState(null, '', '/about')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong')

  await page.unroute('**/about.data*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  problems.length = 0
})

test('a page that a translator changed before it woke up still works and keeps its looks', async ({
  page,
  site,
  problems,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const words = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      const texts: Text[] = []
      while (words.nextNode()) texts.push(words.currentNode as Text)
      for (const text of texts) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
  })
  await openAwake(page, '/login')
  const send = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(send).toBeEnabled()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Wrong!Pass1')
  await send.click()
  await expect(page.getByRole('alert')).toContainText(
    'Invalid email or password. Please try again.',
  )
  expect(site.output()).not.toContain('"level":50')
  problems.length = 0
})

test('a button pressed before the page is awake is not pressed in vain', async ({ page, site }) => {
  await beSignedIn(page, site)
  await page.route('**/assets/entry.client-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await signIn(page)
  await page.waitForURL('/')
})
