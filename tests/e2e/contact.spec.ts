import { choose, expectAccessible } from './accessible.ts'
import {
  approach,
  CALL,
  expectKept,
  failure,
  fill,
  form,
  noLetter,
  oneLetter,
  send,
  SHOP,
  thanks,
} from './contact-page.ts'
import { expect, test } from './test.ts'

test('a message reaches the shop, and the visitor sees so', async ({ page, site }) => {
  await page.goto('/')
  await fill(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(thanks(page)).toBeFocused()
  await expect(thanks(page).getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:\+1/)

  const letter = await oneLetter(site)
  for (const part of ['To: ' + SHOP, 'Reply-To: ann@example.com', '> Do you take packages']) {
    expect(letter).toContain(part)
  }
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await page.goto('/dev/inbox')
  await page.getByRole('link', { name: /Message from the website/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'ann@example.com' })).toBeVisible()
  expect(site.output()).not.toMatch(/Ann Lee|ann@example|packages on/)
})

test('what is missing is said beside its field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await form(page).getByLabel('Your name').fill('Ann Lee')
  await form(page).getByLabel('Email').fill('ann at example')
  await form(page).getByLabel('Message').fill('a'.repeat(5_001))
  await send(page).click()
  await expect(form(page).getByLabel('Email')).toBeFocused()
  for (const label of ['Email', 'What is it about?', 'Message']) {
    const field = form(page).getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Please/)
  }
  await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(
    /has 5001 now.*Up to 5,000 characters/,
  )
  await expect(form(page).getByLabel('Your name')).toHaveValue('Ann Lee')
  await expect(form(page).getByLabel('Message')).toHaveValue('a'.repeat(5_001))
  await noLetter(page, site)
})

test('without a connection the visitor is told what to do, and the second try arrives once', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await approach(page)
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page)).toBeInViewport()
  await expect(failure(page).getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:/)
  await expect(failure(page).getByRole('link', { name: SHOP })).toHaveAttribute('href', /^mailto:/)
  await expectKept(page)
  await context.setOffline(false)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await oneLetter(site)
})

test('an answer that got lost makes no second message, even after a reload', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await fill(page)
  await page.route(CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(failure(page)).toBeVisible()
  await page.unroute(CALL)
  await page.reload()
  await expectKept(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await oneLetter(site)
  await page.waitForTimeout(1_000)
  expect(await site.letters(SHOP)).toHaveLength(1)
})

test('pressing twice sends once', async ({ page, site }) => {
  let calls = 0
  await page.route(CALL, async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/')
  await fill(page)
  await send(page).dblclick()
  await form(page).getByRole('button').click({ force: true })
  await expect(thanks(page)).toBeVisible()
  expect(calls).toBe(1)
  await oneLetter(site)
})

test('what is written survives another page, in this tab alone', async ({ page, context }) => {
  await page.goto('/')
  await fill(page)
  await approach(page)
  await page.goto('/login')
  await page.goto('/')
  await expectKept(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(send(other)).toBeVisible()
  await expect(form(other).getByLabel('Message')).toHaveValue('')
})

test('a poisoned draft harms nothing', async ({ page }) => {
  for (const poison of ['{', 'null', '[1]', '{"name":{},"text":5,"nothing":"x","topic":"evil"}']) {
    await page.goto('/')
    await page.evaluate((text) => sessionStorage.setItem('mailbox.message-draft', text), poison)
    await page.reload()
    await send(page).click()
    await expect(form(page).getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent all the same', async ({ page, site }) => {
    await page.goto('/')
    await fill(page)
    await send(page).click()
    await expect(page).toHaveURL('/#message-sent')
    await expect(thanks(page)).toBeInViewport()
    await expect(page.getByText('was not sent')).toBeHidden()
    expect(await oneLetter(site)).toContain('> And how big may they be?')
  })

  test('a refusal says what to do, and Back brings back what was typed', async ({ page }) => {
    await page.goto('/')
    await fill(page)
    await form(page).getByLabel('Message').fill('a'.repeat(5_001))
    await send(page).click()
    await expect(page).toHaveURL('/#message-not-sent')
    await expect(failure(page)).toBeInViewport()
    await page.goBack()
    await expect(form(page).getByLabel('Your name')).toHaveValue('Ann Lee')
  })
})

test.describe('while Supabase keeps the accounts', () => {
  test.use({
    settings: {
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_KEY: 'sb_publishable_x',
    },
  })

  test('a message reaches the shop too', async ({ page, site }) => {
    await page.goto('/')
    await fill(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await oneLetter(site)
  })
})

for (const theme of ['dark', 'light']) {
  test(`each state of the form is accessible in ${theme}`, async ({ page }) => {
    await choose(page, theme)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await send(page).click()
    await expect(form(page).getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, '#contact')

    await page.route(CALL, (route) => route.abort())
    await fill(page)
    await send(page).click()
    await expect(failure(page)).toBeVisible()
    await expectAccessible(page, '#contact')

    await page.unroute(CALL)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await expectAccessible(page, '#contact')
  })
}
