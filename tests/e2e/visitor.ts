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

/** Fills the form of the registration page that is open, and sends it. */
export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills the registration form that is open, sends it, and waits until the browser remembers its request: then its email may be followed. */
export async function registerHere(page: Page, person: Person) {
  await fillRegistration(page, person)
  await expect(page.getByText('Account created successfully!')).toBeVisible()
}

export async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
}

/** Fills the form of the sign-in page that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials) {
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  // The address changes before the page: the one that is left may have such fields too.
  await submit.waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
}

/** Signs up over the wire, as a visitor on another device would have. */
export function signUp(site: ServerProcess, { email, ...said }: Person & { planChoice?: object }) {
  return signUpByWire(site, email, said)
}

/** Makes a confirmed account over the wire, and gives its first session. */
export function makeAccount(site: ServerProcess, { email, ...said }: Person) {
  return confirm(site, email, said)
}

/** The link in the newest email to an address, once there are more than `after`. */
export async function linkMailedTo({ emails }: ServerProcess, address: string, after = 0) {
  let found: string[] = []
  await until(async () => (found = await emails(address)).length > after, EMAIL_TIMEOUT_MS)
  const [link] = found.at(-1)?.match(/https?:\/\/\S*token_hash=\S+/) ?? []
  if (!link) throw new Error('The newest email holds no link')
  return link
}

/** Makes an account and signs the page's visitor in to it, as the page does after a sign-in by hand. */
export async function beSignedIn(page: Page, site: ServerProcess, person: Person) {
  await keepSession(page, await makeAccount(site, person))
}

/** Adds an authenticator app over the wire; gives the session that has passed the second step. */
export async function addAppByWire(site: ServerProcess, token: string) {
  const app = await enrollApp(site, token)
  const session: WireSession = (await sendCodeOf(site, token, app, Date.now())).body
  /** The code that the app shows next: each is taken once. */
  const nextCode = () => codeAt(app.secret, Date.now() + STEP_MS)
  return { session, nextCode }
}

/** Whether the service has ended a session, which was one. */
export async function isEnded(
  site: ServerProcess,
  { access_token }: Pick<WireSession, 'access_token'>,
) {
  const { status, body } = await getUser(site, access_token)
  if (status !== 200 && body.error_code !== 'session_not_found') throw new Error(body.msg)
  return status !== 200
}

/** Keeps a session in the browser, as the page does after a sign-in by hand. */
export async function keepSession(page: Page, answer: WireSession) {
  const { user: _, ...session } = answer
  await page.goto('/robots.txt')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, JSON.stringify(stored)), [
    SESSION_KEY,
    session,
  ] as const)
}
