import { contactForm } from '#app/content/en/contact.ts'
import { business } from '#app/content/business.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import {
  CALL,
  expectFilled,
  failure,
  fill,
  form,
  messagesFrom,
  post,
  send,
  thanks,
} from './contact-form.ts'
import { hosted } from './hosted-project.ts'
import { holdBack } from './hydration.ts'
import { expect, test } from './test.ts'

/** What one visitor may send in an hour. */
const MAX_MESSAGES = 5
const MAX_LENGTH = 5_000

test('a message reaches the shop, and the visitor sees so', async ({ page, site, ann }) => {
  await page.goto('/')
  await fill(page, ann)
  await send(page).click()
  await expect(thanks(page)).toBeFocused()
  const phone = thanks(page).getByRole('link', { name: business.phone })
  await expect(phone).toHaveAttribute('href', /^tel:\+1/)

  const [email = ''] = await messagesFrom(site, ann)
  for (const part of [`To: ${business.email}`, '> Do you take packages']) {
    expect(email).toContain(part)
  }
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await page.goto('/dev/inbox')
  await page
    .getByRole('link', { name: /Message from the website/ })
    .first()
    .click()
  await expect(page.getByRole('definition').filter({ hasText: '@example.com' })).not.toHaveCount(0)
  expect(site.output()).not.toMatch(/Ann Lee|packages on/)
  expect(site.output()).not.toContain(ann.email)
})

test('what is missing is said beside its field, nothing typed is lost, and each state is accessible', async ({
  page,
  site,
  ann,
}) => {
  const looks = { within: '#contact' }
  await page.goto('/')
  await form(page).getByLabel('Your name').fill('Ann Lee')
  await form(page).getByLabel('Email').fill('ann at example')
  await form(page)
    .getByLabel('Message')
    .fill('a'.repeat(MAX_LENGTH + 1))
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
  await expect(form(page).getByLabel('Message')).toHaveValue('a'.repeat(MAX_LENGTH + 1))
  expect(await messagesFrom(site, ann)).toEqual([])
  await expectAccessibleInAllLooks(page, looks)

  await page.route(CALL, (route) => route.abort())
  await fill(page, ann)
  await send(page).click()
  await expect(failure(page)).toBeVisible()
  await expectAccessibleInAllLooks(page, { ...looks, widths: [390] })

  await page.unroute(CALL)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectAccessibleInAllLooks(page, { ...looks, widths: [390] })
})

test('without a connection the visitor is told what to do; one answer that got lost makes no second message', async ({
  page,
  context,
  site,
  ann,
}) => {
  await page.goto('/')
  await fill(page, ann)
  await expectFilled(page, ann)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page)).toBeInViewport()
  const ways = failure(page).getByRole('link')
  await expect(ways.filter({ hasText: business.phone })).toHaveAttribute('href', /^tel:/)
  await expect(ways.filter({ hasText: business.email })).toHaveAttribute('href', /^mailto:/)
  await expectFilled(page, ann)

  await context.setOffline(false)
  await page.route(CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/contact/'))
  await send(page).click()
  await lost
  await expect(failure(page)).toBeVisible()
  await page.unroute(CALL)
  await page.reload()
  await expectFilled(page, ann)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await messagesFrom(site, ann)).toHaveLength(1)
})

test('pressing twice sends once', async ({ page, site, ann }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/contact/v1/messages')) calls += 1
  })
  const release = await holdBack(page, CALL)
  await page.goto('/')
  await fill(page, ann)
  await send(page).dblclick()
  await form(page).getByRole('button').click({ force: true })
  release()
  await expect(thanks(page)).toBeVisible()
  expect(calls).toBe(1)
  expect(await messagesFrom(site, ann)).toHaveLength(1)
})

test('what is written survives another page, in this tab alone, and a poisoned draft harms nothing', async ({
  page,
  context,
  ann,
}) => {
  await page.goto('/')
  await fill(page, ann)
  await expectFilled(page, ann)
  await page.goto('/login')
  await page.goto('/')
  await expectFilled(page, ann)
  const other = await context.newPage()
  await other.goto('/')
  await expect(send(other)).toBeVisible()
  await expect(form(other).getByLabel('Message')).toHaveValue('')
  await other.close()

  for (const poison of ['{', '{"name":{},"text":5,"nothing":"x","topic":"evil"}']) {
    await page.evaluate((text) => sessionStorage.setItem('mailbox.message-draft', text), poison)
    await page.reload()
    await send(page).click()
    await expect(form(page).getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  }
})

test('too many messages are put off in words', async ({ page, site, ann }) => {
  for (let turn = 0; turn < MAX_MESSAGES; turn += 1) await post(site, ann)
  await page.goto('/')
  await fill(page, ann)
  await send(page).click()
  await expect(failure(page)).toContainText(contactForm.failed.tooMany)
  await expectFilled(page, ann)
})

test('a program that fills in every field is thanked, and nothing is posted; nobody else finds the trap', async ({
  page,
  site,
  ann,
}) => {
  await page.goto('/')
  await form(page).scrollIntoViewIfNeeded()
  const browser = await page.context().newCDPSession(page)
  const names = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes.filter(({ ignored }) => !ignored).map((node) => String(node.name?.value))
  }
  // What has just come into view is in the tree after the next frame.
  await expect.poll(names).toContain(contactForm.fields.name)
  expect(await names()).not.toContain(contactForm.fields.trap)
  await fill(page, ann)
  await form(page).getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()

  await page.locator('form [inert] input').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://pills.test'
  })
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await messagesFrom(site, ann)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a refusal says what to do, Back brings back what was typed, and it is sent all the same', async ({
    page,
    site,
    ann,
  }) => {
    await page.goto('/')
    await fill(page, ann)
    await form(page)
      .getByLabel('Message')
      .fill('a'.repeat(MAX_LENGTH + 1))
    await send(page).click()
    await expect(page).toHaveURL('/#message-not-sent')
    await expect(failure(page)).toBeInViewport()
    await page.goBack()
    await expect(form(page).getByLabel('Your name')).toHaveValue('Ann Lee')

    await fill(page, ann)
    await send(page).click()
    await expect(page).toHaveURL('/#message-sent')
    await expect(thanks(page)).toBeInViewport()
    await expect(page.getByText('was not sent')).toBeHidden()
    const [email] = await messagesFrom(site, ann)
    expect(email).toContain('> And how big may they be?')
  })
})

test.describe('while Supabase keeps the accounts', () => {
  test.use({ settings: hosted })

  test('a message reaches the shop too', async ({ page, site, ann }) => {
    await page.goto('/')
    await fill(page, ann)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(await messagesFrom(site, ann)).toHaveLength(1)
  })
})
