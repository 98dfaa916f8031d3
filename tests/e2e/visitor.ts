import type { Page } from '@playwright/test'

import { linkMailedTo, type RunningSite } from './site.ts'
import { forgetLimits } from './database.ts'
import { ann } from './test.ts'

export type Person = typeof ann

/** Fills the registration form and sends it. */
export async function register(page: Page, person: Person = ann) {
  await page.goto('/register')
  await fillRegistration(page, person)
}

/** Fills the form of the registration page that is open, and sends it. */
export async function fillRegistration(page: Page, person: Person = ann) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, email = ann.email, password = ann.password) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Makes a confirmed account over the wire, as a visitor on another device would have. */
export async function makeAccount(site: RunningSite, person: Person = ann, from = '192.0.2.1') {
  const { email, password, firstName, lastName } = person
  await post(site, 'signup', { email, password, data: { firstName, lastName } }, from)
  const token = new URL(await linkMailedTo(site, email)).searchParams.get('token_hash')
  await post(site, 'verify', { type: 'signup', token_hash: token }, from)
  forgetLimits(site)
}

/** Makes an account and signs the page's visitor in to it. */
export async function beSignedIn(page: Page, site: RunningSite, person: Person = ann) {
  await makeAccount(site, person)
  await signIn(page, person.email, person.password)
  await page.waitForURL('/')
}

export async function post(site: RunningSite, path: string, body: object, from: string) {
  const response = await fetch(`${site.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
}
