import type { Page } from '@playwright/test'

import { accountPage } from '#content/account.ts'
import { codeAt, STEP_MS } from '#server/testing/factors.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { ageSessions } from './database.ts'
import { expect, test } from './test.ts'
import { beSignedIn, fillSignIn, signIn } from './visitor.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const banner = (page: Page) => page.getByRole('banner')
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

async function signOutHere(page: Page) {
  await button(page, 'Sign out here').click()
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
}

async function sendCode(page: Page, code: string) {
  await codeField(page).fill(code)
  await button(page, 'Confirm').click()
}

test('an app is added, required, and removed by recovery codes', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await ageSessions(site)
  await page.goto('/account/security')
  await button(page, 'Add an authenticator app').click()
  const adding = page.getByRole('form', { name: 'Add an authenticator app' })
  for (const password of ['', 'Wrong!Pass1', ann.password]) {
    await adding.getByLabel('Your password').fill(password)
    await button(page, 'Continue').click()
    if (password !== ann.password) await expect(adding.getByText(/current password/)).toBeVisible()
  }
  const secret = (await page.getByLabel('Secret').innerText()).replaceAll(' ', '')
  const codeIn = (steps: number) => codeAt(secret, Date.now() + steps * STEP_MS)
  await expect(page.getByAltText(/QR code/)).toBeVisible()
  await page.getByLabel(/app shows now/).fill(codeIn(0))
  await button(page, 'Add this app').click()
  const shown = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await expectAccessibleInAllLooks(page, { within: '#security' })
  await button(page, 'I have saved them').click()
  await expect(page.getByText('10 of 10 left', { exact: false })).toBeVisible()
  await signOutHere(page)

  await signIn(page, ann)
  await expect(codeField(page)).toBeFocused()
  await sendCode(page, '12345')
  await expect(page.getByText('Please enter the six digits of the code')).toBeVisible()
  await sendCode(page, codeIn(20))
  await expect(page.getByRole('alert')).toContainText('This code is incorrect')
  await page.goto('/account')
  await expect(codeField(page)).toBeVisible()
  await expectAccessible(page, 'main')
  await sendCode(page, codeIn(1))
  await expect(page.getByText(`Signed in as ${ann.email}`)).toBeVisible()
  await page.getByRole('link', { name: accountPage.pages.security.name, exact: true }).click()
  await signOutHere(page)

  const toAccount = /http\S+\/account\b\S*/
  const emails = async () => (await site.emails(ann.email)).join('\n')
  await expect.poll(emails).toMatch(toAccount)
  await page.goto(toAccount.exec(await emails())?.[0] ?? '')
  await page.getByRole('main').getByRole('link', { name: accountPage.signedOut.signIn }).click()
  await fillSignIn(page, ann)
  const useRecoveryCode = async (code: string) => {
    await page.getByLabel('Recovery code').fill(code)
    await button(page, 'Confirm').click()
  }
  await button(page, 'Use a recovery code instead').click()
  await useRecoveryCode(codes[0]!.toUpperCase())
  await page.waitForURL('/account/security')
  await ageSessions(site)
  await page.reload()
  await expect(page.getByText('9 of 10 left', { exact: false })).toBeVisible()
  await button(page, 'Remove Phone').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Use a recovery code instead').click()
  await useRecoveryCode(codes[0]!)
  await expect(page.getByRole('alert')).toContainText('was already used')
  await useRecoveryCode(codes[1]!)
  await expect(button(page, 'Add an authenticator app')).toBeVisible()
})

test('a passkey is added, renamed, signs in, and is removed', async ({ page, site, ann }) => {
  const takeAway = await addAuthenticator(page, { hasUserVerification: false })
  await beSignedIn(page, site, ann)
  await page.goto('/account/security')
  await button(page, 'Add a passkey').click()
  await expect(page.getByRole('alert')).toContainText('needs a PIN')
  await takeAway()
  await addAuthenticator(page)
  await ageSessions(site)
  await button(page, 'Add a passkey').click()
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(ann.password)
  await button(page, 'Confirm').click()
  await expect(page.getByText('The passkey is added', { exact: false })).toBeVisible()
  await button(page, /^Rename /).click()
  await page.getByLabel('Name of the passkey').fill('Desk')
  await button(page, 'Save').click()
  await expect(button(page, 'Rename Desk')).toBeVisible()
  await signOutHere(page)

  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.waitForURL('/')
  await page.goto('/account/security')
  await signOutHere(page)

  await haveNoAutofill(page)
  await page.goto('/login')
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL('/')
  await page.goto('/account/security')
  await button(page, 'Remove Desk').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey is removed.', { exact: false })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'LOGIN' })).toBeVisible()

  await page.goto('/login')
  await button(page, 'Sign in with a passkey').click()
  await expect(page.getByRole('alert')).toContainText('does not belong to an account')
  await expect.poll(async () => (await site.emails(ann.email)).join()).toMatch(/passkey.*removed/)
})

test('a passkey is required of an account with one', async ({ page, site, ann }) => {
  await addAuthenticator(page)
  await beSignedIn(page, site, ann)
  await page.goto('/account/security')
  await button(page, 'Add a passkey').click()
  await expect(page.getByText('The passkey is added', { exact: false })).toBeVisible()
  await signOutHere(page)

  await haveNoAutofill(page)
  await signIn(page, ann)
  await page.waitForURL('/')
  await page.goto('/account/security')
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await button(page, 'Add an authenticator app').click()
  await button(page, 'Continue').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Use your passkey' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByAltText(/QR code/)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Rainy?Night2')
  await page.getByLabel('Confirm new password').fill('Rainy?Night2')
  await button(page, 'Change password').click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
})

/** A browser that offers passkeys only in its dialog. */
function haveNoAutofill(page: Page) {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** A virtual authenticator that confirms every prompt. @returns removes it */
async function addAuthenticator(page: Page, { hasUserVerification = true } = {}) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification,
      isUserVerified: hasUserVerification,
      automaticPresenceSimulation: true,
    },
  })
  return () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
}
