import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { securityNotices } from '#shared/content/en/emails.ts'
import { toText } from '#server/email/render-text.ts'
import { lifetimeHours, type Email } from '#server/email/email.ts'
import { contentOf } from '#server/email/templates.ts'
import { shopEmails } from '#shared/content/en/shop-emails.ts'

import { asReport, lintTexts } from './lint.ts'

const CONTENT = join(process.cwd(), 'app/content')
const shop = { name: 'Shop', phone: '1', email: 'a@b.test', addressLines: ['1 Main Street'] }

type Written = Parameters<typeof contentOf>[0]

/** A decoy is never sent, and has no words. */
const kinds = (Object.keys(lifetimeHours) as Email['kind'][]).filter((kind) => kind !== 'decoy')

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })

it('holds one word for each thing in all content', async () => {
  const modules = files.filter((file) => /(?<!\.test)\.ts$/.test(file))
  const texts = await Promise.all(
    modules.map(async (file) => textsOf(await import(join(CONTENT, file))).map(at(file))),
  )
  const pages = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => at(file)(readFileSync(join(CONTENT, file), 'utf8')))
  const found = lintTexts([...texts.flat(), ...pages])
  expect(texts.flat().length).toBeGreaterThan(1000)
  expect(asReport(found)).toBe('')
})

it('and in every notice of a change of the ways into an account', () => {
  const sentences = Object.entries(securityNotices).map(([name, { subject, sentence }]) => {
    return [name, `${subject}. ${sentence('My phone')}`] as [string, string]
  })
  expect(asReport(lintTexts(sentences))).toBe('')
})

it.each(kinds)('and in the email %s', (kind) => {
  const text = toText(
    contentOf(emailOf(kind), shop, 'https://shop.test'),
    shop,
    'https://shop.test',
  )
  expect(asReport(lintTexts([[kind, text.replaceAll('\n', ' ')]]))).toBe('')
  expect(text).not.toMatch(/\bletter\b/i)
})

function emailOf(kind: Written['kind']): Written {
  if (kind === 'message') {
    const message = { name: 'Ann', email: 'a@b.test', phone: '', topic: 'other', text: 'Hello' }
    return { kind, message: message as Extract<Email, { kind: 'message' }>['message'] }
  }
  const to = { to: 'a@b.test', firstName: 'Ann', newEmail: 'c@d.test', token: 'x' }
  if (kind === 'security-notice') return { kind, ...to, notice: 'new-device', name: 'Firefox' }
  const visit = { id: '1', slotAt: 0, minutes: 30, way: 'counter', sequence: 0, timeZone: 'UTC' }
  const lines = [{ account: 'rent', cents: 2_997 }]
  const receipt = { number: 1, kind: 'payment', box: 101, on: '2026-11-02', lines, way: 'cash' }
  const facts = {
    forms: 2,
    ids: 4,
    box: 101,
    address: ['10 MAIN ST PMB 101'],
    closesOn: '',
    receipt,
  }
  if (kind.startsWith('visit-')) return { kind, ...to, visit } as Written
  return (kind in shopEmails ? { kind, ...to, facts } : { kind, ...to }) as unknown as Written
}

/** Every text of a value; not the names of its fields, which are code. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function at(file: string) {
  return (text: string): [string, string] => [file, text]
}
