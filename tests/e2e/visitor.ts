import type { Page } from '@playwright/test'

import { codeAt, STEP_MS } from '#server/testing/factors.ts'

import { linkMailedTo, type RunningSite } from './site.ts'
import type { Person } from './test.ts'

const SESSION_KEY = 'mailbox.session'

type Credentials = Pick<Person, 'email' | 'password'>

/** Fills the registration form and sends it. */
export async function register(page: Page, person: Person) {
  await page.goto('/register')
  await fillRegistration(page, person)
}

/** Fills the form of the registration page that is open, and sends it. */
export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
}

/** Fills the form of the sign-in page that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs up over the wire, as a visitor on another device would have, and gives the emailed link's secret. */
export async function signUp(
  site: RunningSite,
  person: Person & { planChoice?: object },
  from = '192.0.2.1',
) {
  const { email, password, ...data } = person
  await post(site, 'signup', { email, password, data }, from)
  return new URL(await linkMailedTo(site, email)).searchParams.get('token_hash')
}

/** Makes a confirmed account over the wire, and gives its first session. */
export async function makeAccount(site: RunningSite, person: Person, from = '192.0.2.1') {
  const token_hash = await signUp(site, person, from)
  return post(site, 'verify', { type: 'signup', token_hash }, from)
}

/** Makes an account and signs the page's visitor in to it, as the page does after a sign-in by hand. */
export async function beSignedIn(page: Page, site: RunningSite, person: Person) {
  await keepSession(page, await makeAccount(site, person))
}

/** Signs in over the wire, as another device would; gives the session. */
export function signInByWire(site: RunningSite, { email, password }: Credentials) {
  return post(site, 'token?grant_type=password', { email, password }, '192.0.2.7')
}

/** Adds an authenticator app over the wire; gives the session that has passed the second step. */
export async function addAppByWire(site: RunningSite, token: string) {
  const ask = <Answer>(path: string, body: object) =>
    post<Answer>(site, `factors${path}`, body, '192.0.2.1', token)
  const app = { factor_type: 'totp', friendly_name: 'Phone' }
  const { id, totp } = await ask<{ id: string; totp: { secret: string } }>('', app)
  const challenge = await ask<{ id: string }>(`/${id}/challenge`, {})
  const body = { challenge_id: challenge.id, code: codeAt(totp.secret, Date.now()) }
  const session = await ask<Session>(`/${id}/verify`, body)
  /** The code that the app shows next: each is taken once. */
  const nextCode = () => codeAt(totp.secret, Date.now() + STEP_MS)
  return { session, nextCode }
}

/** Whether the service has ended a session. */
export async function isEnded({ url }: RunningSite, { access_token }: { access_token: string }) {
  const headers = { Authorization: `Bearer ${access_token}` }
  return !(await fetch(`${url}/auth/v1/user`, { headers })).ok
}

/** Keeps a session in the browser, as the page does after a sign-in by hand. */
export async function keepSession(page: Page, answer: Session) {
  const { user: _, ...session } = answer
  await page.goto('/robots.txt')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, JSON.stringify(stored)), [
    SESSION_KEY,
    session,
  ] as const)
}

type Session = { user?: unknown; access_token: string; refresh_token: string }

export async function post<Answer = Session>(
  site: RunningSite,
  path: string,
  body: object,
  from = '192.0.2.1',
  token?: string,
) {
  const response = await fetch(`${site.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}
