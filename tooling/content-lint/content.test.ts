import { expect, it } from 'vitest'

import { lifetimeHours, type Email } from '#server/email/email.ts'
import { toText } from '#server/email/render.ts'
import { contentOf } from '#server/email/templates.ts'
import { securityNotices } from '#shared-content/emails.ts'
import { shopEmails } from '#shared-content/shop-emails.ts'
import { ENGLISH } from '#shared/testing/english.ts'

import { lintTranslation } from './compare.ts'
import { asReport, lintTexts } from './lint.ts'
import { readContent } from './read-content.ts'

const shop = {
  name: 'Shop',
  phone: '1',
  email: 'a@b.test',
  addressLines: ['1 Main Street'],
  hours: [{ weekdays: [1, 2, 3], opens: '09:00', closes: '17:00' }],
}

const SITE = 'https://shop.test'
const FOR_THE_SHOP: Email['kind'][] = ['message', 'staff-invitation']

type Written = Parameters<typeof contentOf>[0]

/** A decoy is never sent, and has no text. */
const kinds = (Object.keys(lifetimeHours) as Email['kind'][]).filter((kind) => kind !== 'decoy')

it('uses one term for each thing in all content', async () => {
  const texts = [...(await readContent('.'))].filter(([place]) => !/^(es|shared)\//.test(place))
  expect(texts.length).toBeGreaterThan(1000)
  expect(asReport(lintTexts(texts))).toBe('')
})

it('matches in Spanish, with the glossary’s terms', async () => {
  const findings = lintTranslation(await readContent('en'), await readContent('es'))
  expect(asReport(findings)).toBe('')
})

it('also in every notice of an account’s credentials', () => {
  const sentences = Object.entries(securityNotices).map(([name, { subject, sentence }]) => {
    return [name, `${subject}. ${sentence('My phone')}`] as [string, string]
  })
  expect(asReport(lintTexts(sentences))).toBe('')
})

it.each(kinds)('also in the email %s', (kind) => {
  const text = writtenOut(emailOf(kind))
  expect(asReport(lintTexts([[kind, text.replaceAll('\n', ' ')]]))).toBe('')
  expect(text).not.toMatch(/\bletter\b/i)
})

it.each(kinds.filter((kind) => !FOR_THE_SHOP.includes(kind)))(
  'is Spanish in the email %s',
  (kind) => {
    const text = writtenOut({ ...emailOf(kind), language: 'es' } as Written)
    expect(text).not.toMatch(ENGLISH)
    expect(asReport(lintTexts([[kind, text.replaceAll('\n', ' ')]], 'es'))).toBe('')
  },
)

function writtenOut(email: Written) {
  return toText(contentOf(email, shop, SITE), shop, SITE)
}

function emailOf(kind: Written['kind']): Written {
  if (kind === 'message') {
    const message = { name: 'Ann', email: 'a@b.test', phone: '', topic: 'other', text: 'Hello' }
    return { kind, message: message as Extract<Email, { kind: 'message' }>['message'] }
  }
  const to = {
    to: 'a@b.test',
    firstName: 'Ann',
    newEmail: 'c@d.test',
    token: 'x',
    language: 'en',
  } as const
  if (kind === 'security-notice') return { kind, ...to, notice: 'new-device', name: 'Firefox' }
  const slot = { slotAt: 0, minutes: 30, timeZone: 'UTC' }
  const visit = { id: '1', ...slot, way: 'counter', sequence: 0, dueCents: 5_497 }
  const lines = [{ account: 'rent', cents: 2_997 }]
  const receipt = { number: 1, kind: 'payment', box: 101, on: '2026-11-02', lines, way: 'cash' }
  const facts = {
    forms: 2,
    ids: 4,
    box: 101,
    address: ['10 MAIN ST PMB 101'],
    closesOn: '2026-12-20',
    remailUntil: '2027-06-20',
    agentUntil: '2028-12-20',
    dueOn: '2027-02-02',
    expiresOn: '2027-01-31',
    stage: kind === 'automatic-renewal' ? 'on' : 'late',
    months: 3,
    lateFeeCents: 1_500,
    name: 'Ann Lee',
    document: 'photo',
    readyOn: '2026-11-03',
    dueCents: 5_497,
    depositCents: 1_000,
    receipt,
    boxes: [101, 102],
    subject: '1582',
    paragraphs: ['1583'],
  }
  if (kind === 'gathered') {
    const emails = [{ kind: 'visit-moved', thread: 'visit 1', order: 1, visit }]
    return { kind, ...to, emails, more: 2 } as Written
  }
  if (kind.startsWith('visit-')) return { kind, ...to, visit } as Written
  return (kind in shopEmails ? { kind, ...to, facts } : { kind, ...to }) as unknown as Written
}
