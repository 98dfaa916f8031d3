import { expect, it } from 'vitest'

import type { RecipientKind } from './household.ts'
import { papersLacking, papersLackingOfAll, type PaperHolder } from './lacking-papers.ts'

function holder(kind: RecipientKind, change: Partial<PaperHolder> = {}): PaperHolder {
  const signs = kind === 'applicant' || kind === 'adult' || change.hasPersonalMail === true
  return {
    id: kind,
    kind,
    name: kind,
    hasPersonalMail: false,
    formStatus: signs ? 'signed' : 'not-needed',
    formReason: null,
    idsChecked: true,
    ...change,
  }
}

const family = (change: Partial<PaperHolder>) => ({
  use: 'personal' as const,
  recipients: [
    holder('applicant', change),
    holder('adult'),
    holder('minor', { idsChecked: false }),
    holder('collector', { idsChecked: false }),
  ],
})

it('an adult needs two IDs and a form, a collector IDs and the form with their name', () => {
  const complete = family({})
  expect(papersLacking(complete, 'applicant')).toEqual([])
  expect(papersLacking(complete, 'minor')).toEqual([])
  const own = { recipientId: 'collector', name: 'collector', papers: ['ids'] }
  expect(papersLacking(complete, 'collector')).toEqual([own])
  const nothing = family({ idsChecked: false, formStatus: 'to-sign' })
  const parent = { recipientId: 'applicant', name: 'applicant', papers: ['ids', 'form'] }
  expect(papersLacking(nothing, 'applicant')).toEqual([parent])
  expect(papersLacking(nothing, 'minor')).toEqual([parent])
  expect(papersLacking(nothing, 'adult')).toEqual([])
  expect(papersLacking(nothing, 'collector')).toEqual([own, parent])
  expect(papersLackingOfAll(nothing, ['minor', 'applicant', 'minor'])).toEqual([parent])
})

it('an employee is on the form of the business, and needs IDs for mail of their own', () => {
  const shop = (hasPersonalMail: boolean) => ({
    use: 'business' as const,
    recipients: [
      holder('applicant', { formStatus: 'to-sign' }),
      holder('business', { idsChecked: false }),
      holder('employee', {
        hasPersonalMail,
        idsChecked: false,
        formStatus: hasPersonalMail ? 'to-sign' : 'not-needed',
      }),
    ],
  })
  const officer = { recipientId: 'applicant', name: 'applicant', papers: ['form'] }
  expect(papersLacking(shop(false), 'business')).toEqual([officer])
  expect(papersLacking(shop(false), 'employee')).toEqual([officer])
  const own = { recipientId: 'employee', name: 'employee', papers: ['ids', 'form'] }
  expect(papersLacking(shop(true), 'employee')).toEqual([own, officer])
})
