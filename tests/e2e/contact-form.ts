import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { until, type RunningSite } from './site.ts'
import { createPerson, expect, type Person } from './test.ts'

export const CALL = '**/contact/v1/messages'
const MAX_WAIT_MS = 30_000
const question = 'Do you take packages on Saturday?\nAnd how big may they be?'

export const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
export const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'on its way' })
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'was not sent' })

export async function fill(page: Page, { firstName, lastName, email }: Person) {
  await form(page).getByLabel('Your name').fill(`${firstName} ${lastName}`)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('What is it about?').selectOption('Mail and packages')
  await form(page).getByLabel('Message').fill(question)
}

export async function expectFilled(page: Page, { firstName, lastName, email }: Person) {
  await form(page).getByLabel('Your name').focus()
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await expect(form(page).getByLabel('Your name')).toHaveValue(`${firstName} ${lastName}`)
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('mail')
  await expect(form(page).getByLabel('Message')).toHaveValue(question)
}

/** Sends a message over the wire. */
export async function post({ url }: RunningSite, { firstName, email }: Person) {
  const message = { name: firstName, email, topic: 'other', text: 'Hello', elapsed: 9_000 }
  const { status } = await fetch(`${url}/contact/v1/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, key: randomUUID() }),
  })
  expect(status).toBe(200)
}

/** The messages from somebody that have reached the shop, once one that is sent now has reached it too. */
export async function messagesFrom(site: RunningSite, { email }: Person) {
  const next = createPerson()
  await post(site, next)
  const from = async (sender: string) =>
    (await site.emails(business.email)).filter((text) => text.includes(`Reply-To: ${sender}`))
  await until(async () => (await from(next.email)).length === 1, MAX_WAIT_MS)
  return from(email)
}
