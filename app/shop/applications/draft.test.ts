import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { shopRental } from '#app/facts/rental-facts.ts'
import { plans } from '#app/pricing/plans.ts'
import { applicationBody } from '#shared/shop/applications/application.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import { neededForms } from '#shared/shop/applications/household.ts'
import { isPerson } from '#shared/shop/applications/person-name.ts'

import {
  changePerson,
  draftSchema,
  emptyDraft,
  fillApplicant,
  householdOf,
  newPerson,
  readDraft,
  replaceDraft,
  useDraft,
  withPerson,
  withUse,
  type Draft,
  type PersonKind,
} from './draft.ts'
import { toApplication, toDraft } from './filed-draft.ts'
import { firstOpenStep } from './steps.ts'

const TODAY = '2026-11-22'
const IDS = { photoId: 'passport', addressId: 'lease' }
const forBusiness = plans.find(({ receives }) => receives.businessName)!
const forPeople = plans.find(({ receives }) => !receives.businessName)

function draftOf(kinds: PersonKind[], change: Partial<Draft> = {}): Draft {
  const people = kinds.map((kind, at) => ({
    ...newPerson(kind, String(at)),
    name: `${kind} ${at}`,
    ...(isPerson(kind) && { givenName: kind, familyName: String(at) }),
    ...IDS,
  }))
  return { ...emptyDraft(), people, ...change }
}

describe('the first open step', () => {
  it.each([
    ['no one is named', emptyDraft(), 'people'],
    ['nothing is missing', draftOf(['applicant', 'adult']), 'file'],
  ])('when %s', (_, draft, step) => {
    expect(firstOpenStep(draft, TODAY)).toBe(step)
  })

  it.runIf(forPeople)('when the plan takes no business', () => {
    const draft = draftOf([], { use: 'business', plan: forPeople?.id })
    expect(firstOpenStep(draft, TODAY)).toBe('use')
  })

  it.each([
    [{ photoId: 'drivers-license', addressId: 'drivers-license' }],
    [{ photoId: '', addressId: 'lease' }],
    [{ photoExpiresOn: '2026-11-21' }],
  ])('is that of the documents with %j', (change) => {
    const draft = draftOf(['applicant', 'adult'])
    const [one, other] = draft.people
    draft.people = [one!, { ...other!, ...change }]
    expect(firstOpenStep(draft, TODAY)).toBe('ids')
  })
})

describe('a draft', () => {
  it('files a couple with two children as the server expects', () => {
    const draft = draftOf(['applicant', 'adult', 'minor', 'minor'])
    const filed = v.parse(applicationBody(shopRental), toApplication(draft))
    expect(filed.recipients.map(({ photoId }) => photoId)).toEqual([
      'passport',
      'passport',
      undefined,
      undefined,
    ])
    expect(neededForms(filed)).toHaveLength(2)
  })

  it('files names, kinds and types of documents only', () => {
    const draft = draftOf(['applicant'], { worksheets: { '0': { '4f': '12 Elm Street' } } })
    draft.people = draft.people.map((each) => ({ ...each, photoExpiresOn: '2031-05-06' }))
    expect(JSON.stringify(toApplication(draft))).not.toMatch(/Elm|2031/)
  })

  it('keeps the names of a business while the box is personal, and files none of them', () => {
    const personal = draftOf(['applicant', 'business', 'employee'], { use: 'personal' })
    expect(householdOf(personal).recipients.map(({ kind }) => kind)).toEqual(['applicant'])
    const business = { ...personal, ...withUse(personal, 'business'), plan: forBusiness.id }
    expect(toApplication(business).recipients).toHaveLength(3)
    expect(withUse(emptyDraft(), 'business').people?.map(({ kind }) => kind)).toEqual([
      'applicant',
      'business',
    ])
  })

  it('opens a draft with whole names, and asks for their parts', () => {
    const { givenName: _, familyName: __, nativeName: ___, ...old } = newPerson('applicant', '1')
    const stored = { ...emptyDraft(), people: [{ ...old, name: 'Ánh Tuyết Nguyễn Thị', ...IDS }] }
    const draft = v.parse(draftSchema, JSON.parse(JSON.stringify(stored)))
    expect(firstOpenStep(draft, TODAY)).toBe('people')
    expect(toApplication(draft).recipients).toMatchObject([{ name: 'Ánh Tuyết Nguyễn Thị' }])

    replaceDraft(draft)
    changePerson('1', { familyName: 'Nguyễn Thị' })
    expect(readDraft().people).toMatchObject([{ name: 'Ánh Tuyết Nguyễn Thị' }])
    changePerson('1', { givenName: 'Ánh Tuyết' })
    changePerson('1', { nativeName: '阮氏映雪' })
    expect(firstOpenStep(readDraft(), TODAY)).toBe('file')
    expect(toApplication(readDraft()).recipients).toMatchObject([
      { givenName: 'Ánh Tuyết', familyName: 'Nguyễn Thị', nativeName: '阮氏映雪' },
    ])
  })

  it('asks for the parts of names filed whole', () => {
    const names = { name: 'Ann Lee', givenName: null, familyName: null, nativeName: '안리' }
    const recipient = { ...names, kind: 'applicant', photoId: 'passport', addressId: 'lease' }
    const draft = toDraft({
      ...emptyDraft(),
      recipients: [recipient],
    } as unknown as FiledApplication)
    expect(draft.people).toMatchObject([{ name: 'Ann Lee', givenName: '', nativeName: '안리' }])
    expect(firstOpenStep(draft, TODAY)).toBe('people')
  })

  it.each([
    ['Ann', 'Lee', { name: 'Ann Lee', givenName: 'Ann', familyName: 'Lee' }],
    ['Suharto', '', { name: 'Suharto', givenName: 'Suharto', familyName: '' }],
    ['明', '李', { name: '', givenName: '', nativeName: '明 李' }],
  ])('begins with the name of the account, %s %s', (firstName, lastName, name) => {
    replaceDraft()
    fillApplicant({ firstName, lastName })
    expect(readDraft().people).toMatchObject([name])
    expect(useDraft.getState().isTouched).toBe(false)
    changePerson('1', { givenName: 'Bo' })
    fillApplicant({ firstName: 'Max', lastName: 'Roe' })
    expect(readDraft().people[0]?.givenName).toBe('Bo')
  })

  it('assigns each added person an id', () => {
    const add = (draft: Draft, kind: PersonKind) =>
      Object.assign({}, draft, withPerson(draft, kind))
    const three = add(add(emptyDraft(), 'adult'), 'minor')
    const draft = add({ ...three, people: three.people.toSpliced(1, 1) }, 'adult')
    expect(new Set(draft.people.map(({ id }) => id)).size).toBe(draft.people.length)
    expect(v.is(draftSchema, draft)).toBe(true)
  })

  it('opens without its plan if that is no longer offered', () => {
    const draft = v.parse(draftSchema, { ...draftOf(['applicant']), plan: 'gone', months: 7 })
    expect(draft.people).toMatchObject([{ name: 'applicant 0' }])
    expect(firstOpenStep(draft, TODAY)).toBe('plan')
  })

  it('is stored and opened with a hundred names', () => {
    const names = Array.from({ length: 100 }, () => 'W'.repeat(150)).join('\n')
    const draft = { ...emptyDraft(), worksheets: { '1-personal': { '12': names } } }
    expect(v.is(draftSchema, draft)).toBe(true)
  })
})
