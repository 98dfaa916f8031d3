import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { words } from '#server/content.ts'
import { lifetimeHours } from '#server/email/email.ts'
import { isReminderKind } from '#server/email/reminders.ts'
import { GATHER_MS, sendMailNotices } from '#server/shop/mail/notices.ts'
import { shop } from '#server/testing/contact.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { addApp } from '#server/testing/factors.ts'
import { send } from '#server/testing/fixtures.ts'
import {
  atMonday,
  callShop,
  couple,
  MONDAY,
  NINE,
  openCustomer,
  openStaff,
  TEN,
  type Customer,
  type Staff,
} from '#server/testing/shop.ts'
import { ann, SITE } from '#server/testing/start-server.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { startMail, type Mail } from '#server/testing/visit-mail.ts'
import { ENGLISH } from '#shared/testing/english.ts'

const NEXT = 'Rainy?Night2'
const ADDRESS = /https?:\/\/[^\s"<]+/g
const { es } = words

const server = useSharedServer()
let luz: Customer
let eva: Customer
let clerk: Staff
let kinds: Set<string>
let received: Mail[]
let mail: Awaited<ReturnType<typeof startMail>>

beforeAll(async () => {
  atMonday(server)
  luz = await openCustomer(server, 'luz@example.com', 'es')
  eva = await openCustomer(server, 'eva@example.com', 'es')
  clerk = await openStaff(server, 'clerk@example.com')
})

afterAll(() => mail?.close())

describe('errors for Spanish pages', () => {
  const refused = async (answer: Promise<{ body: Record<string, unknown> }>) =>
    (await answer).body.message

  it('are in Spanish: of the shop, of form rules, with values', async () => {
    expect(await refused(luz.book(MONDAY))).toBe(es.rental.slots['too-soon'])
    expect(await refused(luz.post('visits', { slot: 'now' }))).toBe(es.rental.fields.slot)
    expect(await refused(luz.post('application/withdraw'))).toBe(es.rental.refusals.noApplication)
    const first = { kind: 'applicant', name: 'Luz Paz', photoId: 'passport' }
    const recipients = [{ ...first, addressId: first.photoId }]
    const { reason, remedy } = es.rental.ids['not-an-address-id']
    const answer = luz.post('application', { ...couple, recipients })
    expect(await refused(answer)).toBe(`${reason} ${remedy}`)
    const long = [{ ...first, addressId: 'lease', name: 'x'.repeat(101) }]
    expect(await refused(luz.post('application', { ...couple, recipients: long }))).toBe(
      es.formErrors.longName.replace('{max}', '100'),
    )
  })

  it('are in English for other pages', async () => {
    const { token } = luz
    const visit = { slot: MONDAY, way: 'counter', key: crypto.randomUUID() }
    const answer = callShop(server, 'POST', 'visits', { token, body: visit })
    expect(await refused(answer)).toBe(words.en.rental.slots['too-soon'])
  })

  it('stay English on supabase/auth’s wire, which programs read', async () => {
    const body = JSON.stringify({ email: luz.email, password: 'Wrong!Day1' })
    const headers = { 'Accept-Language': 'es' }
    const answer = await server.ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers,
      body,
    })
    expect(await answer.json()).toMatchObject({ msg: words.en.errors.wrongCredentials })
  })
})

describe('a customer in Spanish', () => {
  beforeAll(async () => {
    await rentMailbox()
    const walkIn = { email: 'rosa@example.com', language: 'es', application: couple }
    await clerk.post('customers', walkIn)
    await manageAccount()
    await askForForgottenSignUp()
    await leave()
    const written = await server.emails()
    kinds = new Set(written.map(({ kind }) => kind))
    mail = await startMail(server)
    received = await mail.emails(written.length)
  })

  it('causes an email of every kind, except those tested elsewhere', () => {
    const missing = Object.keys(lifetimeHours).filter(
      (kind) => !kinds.has(kind) && !isReminderKind(kind),
    )
    expect(missing.toSorted()).toEqual([
      'account-invitation',
      'announcement',
      'decoy',
      'gathered',
      'mail-collected',
      'mail-overdue',
      'message',
      'staff-invitation',
      'visit-conflict',
      'visit-reminder',
    ])
  })

  it('gets every email in Spanish, with links to Spanish pages', () => {
    const own = received.filter(({ to }) => to?.[0]?.address !== clerk.email)
    for (const { subject, text = '', html = '', attachments } of own) {
      expect(html).toContain('<html lang="es">')
      for (const part of [subject, text, html.replace(/<[^>]*>/g, ' ')]) {
        expect(part?.replace(ADDRESS, '')).not.toMatch(ENGLISH)
      }
      const addresses = [...text.matchAll(ADDRESS)].map(([address]) => address)
      for (const address of addresses) expect(address).toMatch(new RegExp(`^${SITE}/es(/|$)`))
      for (const { content } of attachments) {
        expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toContain(
          `SUMMARY:${es.shopEmails.visitTitle('Corner Shop')}`,
        )
      }
    }
    const texts = own.map(({ text }) => text?.replace(/\s+/g, ' ')).join(' ')
    expect(texts).not.toContain('..')
    const closing = es.shopEmails['closing-planned']({ shop, deposit: '$10.00' })
    for (const fact of [
      closing.opening[1],
      'martes 3 de noviembre de 2026 a las 9:00 a. m.',
      '2 de febrero de 2027',
      '$84.97',
    ]) {
      expect(texts).toContain(fact)
    }
  })

  it('leaves the staff’s texts in English', async () => {
    const ofClerk = received.filter(({ to }) => to?.[0]?.address === clerk.email)
    expect(ofClerk.length).toBeGreaterThan(0)
    for (const { html } of ofClerk) expect(html).toContain('<html lang="en">')
    const { body } = await clerk.get('find?q=101')
    const customer = await clerk.get(`customers/${body.found[0].id}`)
    expect(customer.body.language).toBe('es')
  })

  it('gets English once the account says so', async () => {
    const { token } = luz
    await send(server, 'user', { data: { language: 'en' } }, { method: 'PUT', token })
    await luz.post('application', couple)
    const emails = await mail.emails(received.length + 1)
    expect(emails.at(-1)?.html).toContain('<html lang="en">')
    const { account } = (await luz.post('data/copy', { current_password: NEXT })).body
    expect(account.profile).toMatchObject({ language: 'en' })
  })
})

async function manageAccount() {
  const { email, token } = luz
  await send(server, 'signup', { email, password: ann.password })
  await send(server, 'recover', { email })
  await send(server, 'reauthenticate', undefined, { method: 'GET', token })
  const proof = { current_password: ann.password }
  const put = (body: object) => send(server, 'user', body, { method: 'PUT', token })
  await put({ email: 'luz.new@example.com', ...proof })
  await put({ password: NEXT, ...proof })
}

async function rentMailbox() {
  const { body: visit } = await luz.book(NINE)
  await luz.post(`visits/${visit.id}/move`, { slot: TEN })
  await luz.post(`visits/${visit.id}/cancel`)
  await luz.post('application', couple)
  await luz.post('application/withdraw')
  const { id } = await openMailbox(server, luz)
  await clerk.post('staff/money/receipts/1/email')
  const parcel = { key: crypto.randomUUID(), box: 101, kind: 'parcel' }
  const { body: taken } = await clerk.post('mail/items', parcel)
  // Requests in between: an idle staff session is locked.
  for (const passed of [GATHER_MS / 2, GATHER_MS / 2]) {
    server.clock.now += passed
    await clerk.get('staff/today')
  }
  await sendMailNotices(server.services)
  await clerk.post(`mail/items/${taken.item.id}/move`, { box: 102 })
  await luz.post(`mailboxes/${id}/closing`, { closesOn: '2026-12-01' })
  const { body } = await clerk.get('find?q=101')
  const customer = `customers/${body.found[0].id}`
  await clerk.post(`${customer}/notice/withdraw`)
  const next = { id: crypto.randomUUID(), plan: 'large', from: 'next', shownCents: 3 * 2999 }
  await clerk.post(`${customer}/plan`, next)
  for (const box of [103, 101]) {
    const keys = { keysBack: 1, keys: 1 }
    await clerk.post(`${customer}/number`, { id: crypto.randomUUID(), box, ...keys })
  }
  const proof = { confirm: 'delete', current_password: ann.password }
  const refused = await luz.post('data/delete', proof)
  expect(refused.body.message).toBe(es.rental.refusals.boxOpen(101))
  await clerk.post(`${customer}/close`)
  const late = { ...parcel, key: crypto.randomUUID() }
  const { item } = (await clerk.post('mail/items', late)).body
  await clerk.post('mail/send-ons', { items: [item.id] })
}

async function leave() {
  await addApp(server, eva.token)
  const ida = await openCustomer(server, 'ida@example.com', 'es')
  await ida.book(TEN)
  await ida.post('data/delete', { confirm: 'delete', current_password: ann.password })
}

async function askForForgottenSignUp() {
  const email = 'nadie@example.com'
  await send(server, 'signup', { email, password: ann.password, data: { language: 'es' } })
  const headers = { 'Accept-Language': 'es-MX,en;q=0.5' }
  const body = JSON.stringify({ email })
  await server.ask('/auth/v1/recover', { method: 'POST', headers, body })
}
