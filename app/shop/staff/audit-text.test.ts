import { expect, it } from 'vitest'

import { audit as words } from '#app/content/staff/audit.ts'
import { money } from '#shared-content/money.ts'
import { auditActions } from '#shared/content/audit.ts'
import type { AuditLine } from '#shared/shop/staff/calls.ts'

import { formatChange, nameAction } from './audit-text.ts'

const line: AuditLine = {
  id: 1,
  at: 0,
  actor: 'operator',
  actorName: null,
  role: 'operator',
  action: 'take-payment',
  entity: 'rental',
  entityId: '1',
  subject: null,
  before: { state: 'waiting' },
  after: { state: 'handed-out', cents: 2997, paid_through: '2027-02-22', way: 'check' },
  reason: 'moved out',
}
const { fields } = words

it('names a change as the screens do', () => {
  const expected = [
    `${fields.state} waiting → handed out`,
    `${fields.cents} $29.97`,
    `${fields.paid_through} February 22, 2027`,
    `${fields.way} ${money.ways.check}`,
    'moved out',
  ]
  expect(formatChange(line)).toBe(expected.join(', '))
})

it('translates stored codes by field', () => {
  const after = { form_status: 'in-crd', language: 'en', way: 'video' }
  const codes = Object.entries(after).map(([name, code]) => words.codes[name]?.[code])
  expect(codes).not.toContain(undefined)
  for (const word of codes) expect(formatChange({ ...line, after })).toContain(word)
})

it('describes a price without amount, its account and its tax', () => {
  const after = { cents: null, account: 'postage', tax_rate: 9_750 }
  const expected = [
    `${fields.cents} ${words.nothing}`,
    `${fields.account} ${money.accounts.postage}`,
    `${fields.tax_rate} 9.75%`,
  ]
  expect(formatChange({ before: null, after, reason: null })).toBe(expected.join(', '))
})

it('names actions, and shows unknown ones by code', () => {
  expect(nameAction('take-payment')).toBe(auditActions['take-payment'])
  expect(nameAction('of-old')).toBe('of-old')
})
