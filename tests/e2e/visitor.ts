import { expect, type Page } from '@playwright/test'

import { codeAt, enrollApp, sendCodeOf, STEP_MS } from '#server/testing/factors.ts'
import {
  confirm,
  getUser,
  signUp as signUpByWire,
  type WireSession,
} from '#server/testing/fixtures.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

import type { Person } from './test.ts'

const SESSION_KEY = 'mailbox.session'
const EMAIL_TIMEOUT_MS = 60_000

type Credentials = Pick<Person, 'email' | 'password'>

export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Waits until the browser remembers its request: only then may its email be followed. */
export async function registerHere(page: Page, person: Person) {
  await fillRegistration(page, person)
  await expect(page.getByText('Account created successfully!')).toBeVisible()
}

export async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
}

export async function fillSignIn(page: Page, { email, password }: Credentials) {
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  // The address changes before the page, which may have such fields too.
  await submit.waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
}

export function signUp(
  site: ServerProcess,
  { email, ...fields }: Person & { planChoice?: object },
) {
  return signUpByWire(site, email, fields)
}

export function makeAccount(site: ServerProcess, { email, ...fields }: Person) {
  return confirm(site, email, fields)
}

export async function linkMailedTo({ emails }: ServerProcess, address: string, after = 0) {
  let received: string[] = []
  await until(async () => (received = await emails(address)).length > after, EMAIL_TIMEOUT_MS)
  const [link] = received.at(-1)?.match(/https?:\/\/\S*token_hash=\S+/) ?? []
  if (!link) throw new Error('The newest email holds no link')
  return link
}

export async function beSignedIn(page: Page, site: ServerProcess, person: Person) {
  await keepSession(page, await makeAccount(site, person))
}

export async function addAppByWire(site: ServerProcess, token: string) {
  const app = await enrollApp(site, token)
  const session: WireSession = (await sendCodeOf(site, token, app, Date.now())).body
  /** Each code is accepted once. */
  const nextCode = () => codeAt(app.secret, Date.now() + STEP_MS)
  return { session, nextCode }
}

export async function isEnded(
  site: ServerProcess,
  { access_token }: Pick<WireSession, 'access_token'>,
) {
  const { status, body } = await getUser(site, access_token)
  if (status !== 200 && body.error_code !== 'session_not_found') throw new Error(body.msg)
  return status !== 200
}

export async function keepSession(page: Page, answer: WireSession) {
  const { user: _, ...session } = answer
  await page.goto('/robots.txt')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, JSON.stringify(stored)), [
    SESSION_KEY,
    session,
  ] as const)
}
