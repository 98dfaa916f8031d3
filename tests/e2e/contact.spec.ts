import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'
import { contactForm } from '#content/contact.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { holdBack } from './hydration.ts'
import { createPerson, expect, test, type Person } from './test.ts'

const CALL = '**/contact/v1/messages'
const MAX_WAIT_MS = 30_000
const question = 'Do you take packages on Saturday?\nAnd how big may they be?'

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'on its way' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'was not sent' })
const MAX_MESSAGES = 5
const MAX_LENGTH = 5_000

test('missing fields and lost requests are reported', async ({ page, context, site, ann }) => {
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
  await expectAccessibleInAllLooks(page, looks)

  await fill(page, ann)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page)).toBeInViewport()
  const ways = failure(page).getByRole('link')
  await expect(ways.filter({ hasText: business.phone })).toHaveAttribute('href', /^tel:/)
  await expect(ways.filter({ hasText: business.email })).toHaveAttribute('href', /^mailto:/)
  await expectFilled(page, ann)
  await expectAccessible(page, '#contact')

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
  await expectAccessible(page, '#contact')
})

test('a message is sent once for repeated clicks', async ({ page, site, ann }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/contact/v1/messages')) calls += 1
  })
  const release = await holdBack(page, CALL)
  await page.goto('/')
  await fill(page, ann)
  await form(page).getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  const browser = await page.context().newCDPSession(page)
  const names = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes.filter(({ ignored }) => !ignored).map((node) => String(node.name?.value))
  }
  // Elements that come into view join the accessibility tree after the next frame.
  await expect.poll(names).toContain(contactForm.fields.name)
  expect(await names()).not.toContain(contactForm.fields.trap)

  await send(page).dblclick()
  await form(page).getByRole('button').click({ force: true })
  release()
  await expect(thanks(page)).toBeFocused()
  expect(calls).toBe(1)
  const phone = thanks(page).getByRole('link', { name: business.phone })
  await expect(phone).toHaveAttribute('href', /^tel:\+1/)
  const [email = '', ...others] = await messagesFrom(site, ann)
  expect(others).toEqual([])
  for (const part of [`To: ${business.email}`, '> Do you take packages']) {
    expect(email).toContain(part)
  }

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await fill(page, ann)
  await page.locator('form [inert] input').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://pills.test'
  })
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await messagesFrom(site, ann)).toHaveLength(1)
})

test('written text survives another page in this tab', async ({ page, context, site, ann }) => {
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

  for (let turn = 0; turn < MAX_MESSAGES; turn += 1) await post(site, ann)
  await send(page).click()
  await expect(failure(page)).toContainText(contactForm.failed.tooMany)
  await expectFilled(page, ann)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a refusal is explained, and the message can be sent', async ({ page, site, ann }) => {
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

async function fill(page: Page, { firstName, lastName, email }: Person) {
  await form(page).getByLabel('Your name').fill(`${firstName} ${lastName}`)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('What is it about?').selectOption('Mail and packages')
  await form(page).getByLabel('Message').fill(question)
}

async function expectFilled(page: Page, { firstName, lastName, email }: Person) {
  await form(page).getByLabel('Your name').focus()
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await expect(form(page).getByLabel('Your name')).toHaveValue(`${firstName} ${lastName}`)
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('mail')
  await expect(form(page).getByLabel('Message')).toHaveValue(question)
}

async function post({ url }: ServerProcess, { firstName, email }: Person) {
  const message = { name: firstName, email, topic: 'other', text: 'Hello', elapsed: 9_000 }
  const { status } = await fetch(`${url}/contact/v1/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, key: randomUUID() }),
  })
  expect(status).toBe(200)
}

async function messagesFrom(site: ServerProcess, { email }: Person) {
  const next = createPerson()
  await post(site, next)
  const from = async (sender: string) =>
    (await site.emails(business.email)).filter((text) => text.includes(`Reply-To: ${sender}`))
  await until(async () => (await from(next.email)).length === 1, MAX_WAIT_MS)
  return from(email)
}
