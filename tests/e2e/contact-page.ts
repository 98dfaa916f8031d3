import type { Page } from '@playwright/test'

import { business } from '#app/content/business.ts'

import { until, type RunningSite } from './site.ts'
import { expect } from './test.ts'

export const SHOP = business.email
export const CALL = '**/contact/v1/messages'
const LETTER_LIMIT_MS = 10_000
/** No letter comes later than this, where none may come. */
const QUIET_MS = 1_500
export const question = 'Do you take packages on Saturday?\nAnd how big may they be?'

export const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
export const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'on its way' })
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'was not sent' })

/** The form answers once it is touched. */
export async function approach(page: Page) {
  await form(page).scrollIntoViewIfNeeded()
  await form(page).getByLabel('Your name').focus()
  await expect(form(page)).toHaveJSProperty('noValidate', true)
}

export async function fill(page: Page) {
  await form(page).getByLabel('Your name').fill('Ann Lee')
  await form(page).getByLabel('Email').fill('ann@example.com')
  await form(page).getByLabel('What is it about?').selectOption('Mail and packages')
  await form(page).getByLabel('Message').fill(question)
}

export async function expectKept(page: Page) {
  await approach(page)
  await expect(form(page).getByLabel('Your name')).toHaveValue('Ann Lee')
  await expect(form(page).getByLabel('Email')).toHaveValue('ann@example.com')
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('mail')
  await expect(form(page).getByLabel('Message')).toHaveValue(question)
}

export async function oneLetter(site: RunningSite) {
  await until(async () => (await site.letters(SHOP)).length > 0, LETTER_LIMIT_MS)
  const letters = await site.letters(SHOP)
  expect(letters).toHaveLength(1)
  return letters[0] ?? ''
}

export async function noLetter(page: Page, site: RunningSite) {
  await page.waitForTimeout(QUIET_MS)
  expect(await site.letters(SHOP)).toEqual([])
}
