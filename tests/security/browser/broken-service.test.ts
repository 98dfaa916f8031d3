import type { BrowserContext, Route } from '@playwright/test'
import { describe, expect, it } from 'vitest'

import { messages } from '#content/auth-messages.ts'
import { send, signUp } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { createAccounts } from '#tests/support/create-accounts.ts'
import { isSoak } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import {
  isBroken,
  keepSession,
  openVisitor,
  readSession,
  type Visitor,
} from '#tests/support/visitor.ts'

const NEW_PASSWORD = 'Windy#Week3'
const TOLD_MS = 15_000
/** The library waits longer and longer between its own tries: a visitor may come in between. */
const MAX_TRIES = 2
const CALLS = '**/auth/v1/**'
/** What nobody should have to read. */
const RAW = /[<>{}]|\[object|undefined|null|HTTP|JSON|token|fetch|gateway|timed? ?out|status/i
const MIN_SENTENCE = 20

const PAGE = { contentType: 'text/html', body: '<!doctype html><h1>Not now</h1>' }
/** What may stand where the account service's answer belongs. */
const ANSWERS = {
  '502': { status: 502, json: { message: 'Bad Gateway' } },
  '503 of HTML': { ...PAGE, status: 503 },
  'an empty 504': { status: 504, body: '' },
  '200 of HTML': { ...PAGE, status: 200 },
  '403 of HTML': { ...PAGE, status: 403 },
  'an empty 200': { status: 200, body: '' },
  silence: 'silence',
  'no connection': 'offline',
} as const
type Kind = keyof typeof ANSWERS

/** Something that a visitor does with the account service. */
type Way = {
  /** Up to where the service is needed; `email` has an account, unless it is about to get one. */
  begin(visitor: Visitor, email: string): Promise<void>
  /** Needs the service. */
  go(visitor: Visitor): Promise<void>
  /** Once more, after it failed. */
  again?(visitor: Visitor, email: string): Promise<void>
  /** What is shown when it went well. */
  done: RegExp | string
  isNew?: true
  isSignedIn?: true
}

const press = (name: string) => (visitor: Visitor) =>
  visitor.page.getByRole('main').getByRole('button', { name, exact: true }).click()
const account = (changed = {}) => ({
  begin: (visitor: Visitor, email: string) => beSignedIn(visitor, email, changed),
  go: ({ open }: Visitor) => open('/account'),
  again: press('Try again'),
  done: /Signed in as/,
  isSignedIn: true as const,
})

const WAYS: Record<string, Way> = {
  'signing in': { begin: fillSignIn, go: press('Sign in'), done: 'LOGOUT' },
  registering: {
    begin: register,
    go: press('Create account'),
    done: messages.registered,
    isNew: true,
  },
  'forgetting a password': {
    begin: fillSignIn,
    go: press('Forgot password?'),
    done: messages.resetSent,
  },
  'asking for the email again': {
    begin: fillSignIn,
    go: press('Resend confirmation email'),
    done: messages.resent,
  },
  'setting a new password': {
    async begin({ page, open }, email) {
      await send(server, 'recover', { email })
      const link = await server.linkTo(email, 'reset')
      await open(`/reset-password?token_hash=${link}&type=recovery`)
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    },
    go: press('Reset password'),
    done: messages.passwordReset,
  },
  confirming: {
    async begin(visitor, email) {
      await signUp(server, email)
      await fillConfirmation(visitor, email)
    },
    go: press('Confirm my email'),
    async again(visitor, email) {
      await fillConfirmation(visitor, email)
      await press('Confirm my email')(visitor)
    },
    done: messages.confirmed.split('!')[0] ?? '',
    isNew: true,
  },
  'seeing the account': account(),
  'seeing the account with old tokens': account({ expires_at: 1 }),
  'saving a name': {
    async begin(visitor, email) {
      await beSignedIn(visitor, email)
      await visitor.open('/account')
      await visitor.page.getByLabel('First name').fill('Bo')
      await visitor.page.getByLabel('Last name').fill('Lee')
    },
    go: press('Save name'),
    done: /name is saved/,
    isSignedIn: true,
  },
}

const kinds = Object.keys(ANSWERS) as Kind[]
const cases = Object.keys(WAYS).flatMap((way) => kinds.map((kind) => [way, kind] as const))

const server = useServer({ hasCheapHashes: true }, isSoak)

describe.runIf(isSoak).each(cases)('%s, where %s comes back,', (name, kind) => {
  it('is told in a sentence, and works the next time', async () => {
    const way = WAYS[name]!
    const email = `${cases.findIndex(([one, other]) => one === name && other === kind)}@example.com`
    if (!way.isNew) await createAccounts(server, [email], `model-${email}`)
    const visitor = await openVisitor(server)
    const { page, context } = visitor
    await way.begin(visitor, email)
    const before = await readSession(page)
    await breakService(context, kind)
    await way.go(visitor)
    const told = page.getByRole('main').getByRole('alert').first()
    await told.waitFor({ timeout: TOLD_MS })
    const sentence = await told.innerText()
    expect(sentence).not.toMatch(RAW)
    expect(sentence.length).toBeGreaterThanOrEqual(MIN_SENTENCE)
    expect(await isBroken(page)).toBe(false)
    if (way.isSignedIn) expect(await readSession(page)).toBe(before)
    await context.unroute(CALLS)
    expect(await tryAgain(visitor, way, email)).toBe(true)
    await visitor.close()
  })
})

async function tryAgain(visitor: Visitor, way: Way, email: string) {
  const done = visitor.page.getByText(way.done).filter({ visible: true }).first()
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    await (way.again ? way.again(visitor, email) : way.go(visitor))
    const isDone = done.waitFor({ timeout: TOLD_MS }).then(
      () => true,
      () => false,
    )
    if (await isDone) return true
  }
  return false
}

async function breakService(context: BrowserContext, kind: Kind) {
  const answer = ANSWERS[kind]
  await context.route(CALLS, (route: Route) => {
    if (answer === 'silence') return undefined
    return answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill(answer)
  })
}

async function fillSignIn({ page, open }: Visitor, email: string) {
  await open('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
}

async function register({ page, open }: Visitor, email: string) {
  await open('/register')
  const values = { 'First name': 'Ann', 'Last name': 'Lee', Email: email }
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
  await page.getByLabel('Confirm password').fill(ann.password)
}

/** In another browser than the one that signed up: it asks for the password. */
async function fillConfirmation({ page, open }: Visitor, email: string) {
  await open(`/auth/callback?token_hash=${await server.linkTo(email, 'confirm')}&type=signup`)
  await page.getByLabel('Password', { exact: true }).fill(ann.password)
}

async function beSignedIn({ page, open }: Visitor, email: string, changed = {}) {
  await open('/about')
  await keepSession(page, server, email, changed)
}
