import { describe, expect, it } from 'vitest'

import {
  countIds,
  householdProblems,
  neededForms,
  priceShares,
  type Household,
  type RecipientKind,
} from './household.ts'

function household(use: Household['use'], ...kinds: (RecipientKind | 'owner')[]): Household {
  const recipients = kinds.map((kind, index) => ({
    kind: kind === 'owner' ? ('applicant' as const) : kind,
    name: `${kind} ${index}`,
    hasPersonalMail: kind === 'owner',
  }))
  return { use, recipients }
}

const personal = (...kinds: RecipientKind[]) => household('personal', ...kinds)
const business = (...kinds: (RecipientKind | 'owner')[]) =>
  household('business', 'business', ...kinds)

describe('the number of forms and IDs', () => {
  it.each<[string, Household, number, number]>([
    ['a single adult', personal('applicant'), 1, 2],
    ['a couple', personal('applicant', 'adult'), 2, 4],
    ['a couple with two children', personal('applicant', 'adult', 'minor', 'minor'), 2, 4],
    ['and an adult child', personal('applicant', 'adult', 'minor', 'minor', 'adult'), 3, 6],
    ['a person who sends a collector', personal('applicant', 'collector'), 1, 4],
    [
      'an LLC with two owners and three employees',
      business('applicant', 'employee', 'employee', 'employee', 'employee'),
      1,
      2,
    ],
    ['the same, with both owners’ personal mail', business('owner', 'adult', 'employee'), 3, 4],
  ])('%s: %#', (_who, form, forms, ids) => {
    expect(householdProblems(form)).toEqual([])
    expect(neededForms(form)).toHaveLength(forms)
    expect(countIds(form)).toBe(ids)
  })
})

describe('places on a form', () => {
  it('children are on the form of the parent who applies', () => {
    const [first, second] = neededForms(personal('applicant', 'adult', 'minor'))
    expect([first?.listed.map(({ kind }) => kind), second?.listed]).toEqual([['minor'], []])
  })

  it('a business form has trade names, people and the collector', () => {
    const form = business('applicant', 'trade-name', 'employee', 'collector')
    expect(neededForms(form)).toMatchObject([
      {
        service: 'business',
        why: 'officer',
        signer: { kind: 'applicant' },
        business: { kind: 'business' },
        listed: [{ kind: 'trade-name' }, { kind: 'employee' }],
        collector: { kind: 'collector' },
      },
    ])
  })

  it('an officer’s children are on the form for the officer’s personal mail', () => {
    const [, ofPerson] = neededForms(business('owner', 'minor'))
    expect(ofPerson).toMatchObject({ why: 'personal-mail', listed: [{ kind: 'minor' }] })
  })
})

describe('no forms can be made for', () => {
  it.each<[string, Household]>([
    ['no-applicant', personal('adult')],
    ['two-applicants', personal('applicant', 'applicant')],
    ['no-business', household('business', 'applicant')],
    ['two-businesses', business('applicant', 'business')],
    ['business-only', personal('applicant', 'trade-name')],
    ['minor-without-parent', business('applicant', 'minor')],
    ['two-collectors', personal('applicant', 'collector', 'collector')],
  ])('%s', (code, form) => {
    expect(householdProblems(form).map((problem) => problem.code)).toEqual([code])
  })
})

describe('the price', () => {
  const sharesOf = (form: Household, minorsPay = false, includedRecipients = 1) =>
    priceShares(form, { includedRecipients, minorsPay })

  it('counts people, not trade names or collectors', () => {
    const family = personal('applicant', 'adult', 'minor', 'collector')
    expect(sharesOf(family)).toEqual(['included', 'pays', 'free', 'free'])
    expect(sharesOf(family, true)).toEqual(['included', 'pays', 'pays', 'free'])
    const company = business('applicant', 'trade-name', 'employee')
    expect(sharesOf(company, true)).toEqual(['free', 'included', 'free', 'pays'])
  })

  it('counts a person once who is in a business twice under one name', () => {
    const [llc, owner, second] = business('applicant', 'employee').recipients
    const own = { ...second!, kind: 'adult' as const, name: 'EMPLOYÉE   2 ' }
    const form = { use: 'business' as const, recipients: [llc!, owner!, second!, own] }
    expect(sharesOf(form)).toEqual(['free', 'included', 'pays', 'counted'])
    expect(sharesOf({ ...form, recipients: [llc!, own, owner!, second!] })).toEqual([
      'free',
      'included',
      'pays',
      'counted',
    ])
    expect([neededForms(form).length, countIds(form)]).toEqual([2, 4])
    const namesakes = [own, { ...own, kind: 'applicant' as const }]
    expect(sharesOf({ use: 'personal', recipients: namesakes })).toEqual(['included', 'pays'])
    expect(sharesOf({ ...form, recipients: [second!, second!] })).toEqual(['included', 'pays'])
    const nobodyYet = [owner!, { ...own, name: ' ' }].map((each) => ({ ...each, name: ' ' }))
    expect(sharesOf({ ...form, recipients: nobodyYet })).toEqual(['included', 'pays'])
  })
})

it('an employee with personal mail signs a form of their own, and may be a parent', () => {
  const [llc, officer, employee, child] = business('applicant', 'employee', 'minor').recipients
  const withMail = { ...employee!, hasPersonalMail: true }
  const form = { use: 'business' as const, recipients: [llc!, officer!, withMail, child!] }
  expect(householdProblems(form)).toEqual([])
  expect(neededForms(form)).toMatchObject([
    { why: 'officer', listed: [{ kind: 'employee' }] },
    { why: 'personal-mail', signer: { kind: 'employee' }, listed: [{ kind: 'minor' }] },
  ])
  expect(countIds(form)).toBe(4)
})
