import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { ageSessions } from './database.ts'
import { linkMailedTo } from './site.ts'
import { expect, test, type Person } from './test.ts'
import { beSignedIn, fillSignIn, post, signIn } from './visitor.ts'

const STEP_MS = 30_000
const NEW_PASSWORD = 'Rainy?Night2'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })
const isSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()

/** The code of an app now, or some steps later: one is accepted early, and each once. */
function codeOf(secret: string, later = 0) {
  const timestamp = Date.now() + later * STEP_MS
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Adds an authenticator app on the account page; gives its secret and the recovery codes. */
async function addApp(page: Page) {
  await page.goto('/account#security')
  await button(page, 'Add an authenticator app').click()
  await button(page, 'Continue').click()
  const secret = (await page.getByLabel('Secret').innerText()).replaceAll(' ', '')
  await expect(page.getByAltText(/QR code/)).toBeVisible()
  await page.getByLabel(/app shows now/).fill(codeOf(secret))
  await button(page, 'Add this app').click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { secret, codes: await codes.allInnerTexts() }
}

async function sendCode(page: Page, code: string) {
  await codeField(page).fill(code)
  await button(page, 'Confirm').click()
}

test('an app is added and asked for at sign-in; a recovery code stands in for it once, until it is removed', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  const { secret, codes } = await addApp(page)
  await expectAccessibleInAllLooks(page, { within: 'main', widths: [1280, 390] })
  await button(page, 'I have kept them').click()
  await expect(page.getByText('10 of 10 left', { exact: false })).toBeVisible()
  await button(page, 'Sign out here').click()

  await signIn(page, ann)
  await expect(codeField(page)).toBeFocused()
  await sendCode(page, '12345')
  await expect(page.getByText('Please enter the six digits of the code')).toBeVisible()
  await sendCode(page, codeOf(secret, 20))
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await page.goto('/account')
  await expect(codeField(page)).toBeVisible()
  await page.goBack()
  await expectAccessibleInAllLooks(page, { within: 'main', widths: [1280] })
  await sendCode(page, codeOf(secret, 1))
  await page.waitForURL('/')
  await isSignedIn(page)
  await page.goto('/account#security')
  await button(page, 'Sign out here').click()

  for (const isFirst of [true, false]) {
    await signIn(page, ann)
    await button(page, 'Use a recovery code instead').click()
    await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase())
    await button(page, 'Confirm').click()
    if (!isFirst) break
    await page.waitForURL('/')
    await page.goto('/account#security')
    await expect(page.getByText('9 of 10 left', { exact: false })).toBeVisible()
    await button(page, 'Sign out here').click()
  }
  await expect(page.getByRole('alert')).toContainText('was used before')
  await page.getByLabel('Recovery code').fill(codes[1]!)
  await button(page, 'Confirm').click()
  await page.waitForURL('/')

  ageSessions(site)
  await page.goto('/account#security')
  await button(page, 'Remove Phone').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(codes[2]!)
  await button(page, 'Confirm').click()
  await expect(button(page, 'Add an authenticator app')).toBeVisible()
  await button(page, 'Sign out here').click()
  await signIn(page, ann)
  await page.waitForURL('/')
})

test('whoever has an app shows its code for a new password, from a reset link too', async ({
  page,
  site,
  ann,
}) => {
  await beSignedIn(page, site, ann)
  const { codes } = await addApp(page)
  // The sign-up's, and one each of the app and of the codes.
  await expect.poll(async () => (await site.emails(ann.email)).length).toBe(3)
  await post(site, 'recover', { email: ann.email }, '192.0.2.1')
  await page.goto(await linkMailedTo(site, ann.email, 3))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await button(page, 'Reset password').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('/login')

  await fillSignIn(page, { ...ann, password: NEW_PASSWORD })
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(codes[1]!)
  await button(page, 'Confirm').click()
  await page.waitForURL('/')
})

test('a passkey is added, renamed, signs in by autofill and by its button, and is removed', async ({
  page,
  site,
  ann,
}) => {
  await addAuthenticator(page)
  await beSignedIn(page, site, ann)
  ageSessions(site)
  await page.goto('/account#security')
  await button(page, 'Add a passkey').click()
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(ann.password)
  await button(page, 'Confirm').click()
  await expect(page.getByText('The passkey is added', { exact: false })).toBeVisible()
  await button(page, /^Rename /).click()
  await page.getByLabel('Name of the passkey').fill('Desk')
  await button(page, 'Save').click()
  await expect(button(page, 'Rename Desk')).toBeVisible()
  await button(page, 'Sign out here').click()

  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.waitForURL('/')
  await page.goto('/account#security')
  await button(page, 'Sign out here').click()

  await haveNoAutofill(page)
  await page.goto('/login')
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL('/')
  await page.goto('/account#security')
  await button(page, 'Remove Desk').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await button(page, 'Sign out here').click()

  await page.goto('/login')
  await button(page, 'Sign in with a passkey').click()
  await expect(page.getByRole('alert')).toContainText('does not belong to an account')
  await expect.poll(async () => (await site.emails(ann.email)).join()).toMatch(/passkey.*removed/)
})

/** A browser that offers passkeys where it is asked for one alone. */
function haveNoAutofill(page: Page) {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** Gives the browser a device that makes passkeys and says yes whenever it is to check who is there. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('the sessions are listed, and another one is ended from here', async ({
  page,
  site,
  ann,
  browser,
}) => {
  await beSignedIn(page, site, ann)
  const elsewhere = await openElsewhere()
  await page.goto('/account#security')
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await button(page, /^Sign out .*signed in/).click()
  await expect(sessions).toHaveCount(1)
  await isSignedOut(elsewhere, ann)

  const third = await openElsewhere()
  await page.reload()
  await button(page, 'Sign out all others').click()
  await expect(sessions).toHaveCount(1)
  await isSignedOut(third, ann)

  async function openElsewhere() {
    const other = await (await browser.newContext({ baseURL: site.url })).newPage()
    await signIn(other, ann)
    await other.waitForURL('/')
    return other
  }
})

async function isSignedOut(page: Page, { email }: Person) {
  await page.goto('/account')
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.context().close()
}
