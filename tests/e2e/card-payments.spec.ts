import type { Page } from '@playwright/test'

import * as spanish from '#app/content/es/card-payments.ts'
import { plans } from '#app/pricing/plans.ts'
import { today } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { activeMailbox, mailboxRent } from '#content/active-mailbox.ts'
import { cardPayments, returnedFromCheckout } from '#content/card-payments.ts'
import { startStripe } from '#server/testing/stripe/start-stripe.ts'
import { money } from '#shared-content/money.ts'
import { addDays } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'

import { expectAccessible, expectAccessibleInAllLooks, openFolds } from './accessible.ts'
import { openCounter } from './counter.ts'
import { expect, test } from './test.ts'
import { beSignedIn } from './visitor.ts'

type Stripe = Awaited<ReturnType<typeof startStripe>>

const cardTest = test.extend<{ stripe: Stripe }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from it
  stripe: async ({}, use) => {
    const stripe = await startStripe({ now: Date.now })
    await use(stripe)
    await stripe.close()
  },
  settings: async ({ stripe }, use) =>
    use({
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
    }),
})

const household = {
  plan: plans[0]!.id,
  months: 3,
  payment: 'ahead' as const,
  use: 'personal' as const,
  signing: 'counter' as const,
  phone: '',
  recipients: [
    { kind: 'applicant' as const, name: 'Hoa Roe', photoId: 'passport', addressId: 'lease' },
  ],
}

cardTest('rent is paid by card, once and automatically', async ({ page, site, ann, stripe }) => {
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  )
  await beSignedIn(page, site, ann)
  const counter = await openCounter(site)
  const token = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).access_token)
  const reserved = await counter.reserve(token, household)
  await page.goto('/account/rental')
  await expect(page.getByRole('region', { name: cardPayments.title })).toHaveCount(0)

  await counter.open(reserved, addDays(today(), 200))
  await page.goto('/account')
  await page.getByRole('link', { name: activeMailbox.summary.renew }).click()
  const part = page.getByRole('region', { name: cardPayments.title })
  const terms = part.getByRole('radio')
  await expect(terms.first()).toBeFocused()
  await openFolds(page)
  await expectAccessibleInAllLooks(page, { within: '#rental' })
  await terms.last().check()
  const pay = part.getByRole('button', { name: /^Pay \$/ })
  const amount = /\$[\d.,]+/.exec((await pay.textContent()) ?? '')?.[0] ?? ''

  await pay.click()
  let session = await openedSession(page, stripe)
  expect([formatExactDollars(session.amount_total ?? 0), session.locale]).toEqual([amount, 'en'])
  await page.goto(session.cancel_url ?? '')
  await expect(part.getByText(returnedFromCheckout.payment.left)).toBeVisible()
  await expect(page).toHaveURL(/\/account\/rental$/)

  await terms.last().check()
  await pay.click()
  session = await openedSession(page, stripe)
  // The address of a paid checkout, opened before it is paid.
  await page.goto(session.success_url ?? '')
  await expect(part.getByText(returnedFromCheckout.payment.awaited)).toBeVisible()
  await expect(pay).toHaveCount(0)
  stripe.pay(session.id)
  await tellSite(site, stripe)
  const paid = interpolate(returnedFromCheckout.payment.paid, { receipt: '(\\d+)', day: '.+' })
  const said = part.getByText(new RegExp(paid))
  await expect(said).toBeVisible()
  const [, receipt = ''] = new RegExp(paid).exec((await said.textContent()) ?? '') ?? []
  const rent = page.getByRole('region', { name: mailboxRent.title })
  const ofReceipt = rent.getByText(interpolate(money.receipt.title, { number: receipt }))
  await expect(ofReceipt.first()).toBeVisible()
  await openFolds(page)
  await expect(rent.getByText(money.receipt.paid['card-online'])).toBeVisible()
  await expect(page).toHaveURL(/\/account\/rental$/)

  const { automaticRenewal: words, returnedFromCheckout: returned } = spanish
  await page.goto('/es/account/rental')
  const spanishPart = page.getByRole('region', { name: spanish.cardPayments.title })
  await spanishPart.getByText(words.title).click()
  const setUp = spanishPart.getByRole('button', { name: words.submit })
  await setUp.click()
  await expect(spanishPart.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await spanishPart.getByRole('checkbox').check()
  await setUp.click()
  session = await openedSession(page, stripe)
  expect([session.mode, session.locale]).toEqual(['setup', 'es-419'])
  stripe.completeSetup(session.id, { card: 'good' })
  await page.goto(session.success_url ?? '')
  await tellSite(site, stripe)
  await expect(spanishPart.getByText(returned.setup.paid)).toBeVisible()
  await expect(spanishPart.getByRole('heading', { name: words.on.title })).toBeVisible()
  await expectAccessible(page, '#rental')
  await spanishPart.getByRole('button', { name: words.end.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.end.confirm }).click()
  await expect(spanishPart.getByText(words.end.done)).toBeVisible()
  await expect(page.getByRole('button', { name: words.end.button })).toHaveCount(0)
})

async function openedSession(page: Page, stripe: Stripe) {
  await page.waitForURL('https://checkout.stripe.com/**')
  const [id = ''] = /cs_test_\w+/.exec(page.url()) ?? []
  return stripe.client().checkout.sessions.retrieve(id)
}

async function tellSite({ url }: ServerProcess, stripe: Stripe) {
  for (const event of stripe.events) {
    const { ok } = await fetch(stripe.deliver(event, { to: `${url}/stripe/webhook` }))
    expect(ok).toBe(true)
  }
}
