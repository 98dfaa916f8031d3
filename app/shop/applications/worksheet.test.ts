import { readFileSync } from 'node:fs'

import { PDFDocument, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'

import { basePath } from '#app/ui/page-path.ts'

import { emptyDraft, newPerson, type Draft, type DraftPerson, type PersonKind } from './draft.ts'
import { fillWorksheet } from './fill-worksheet.ts'
import { fieldsOf, sourceOf } from './worksheet-fields.ts'
import { homeProblems, NO, worksheetsOf, YES } from './worksheet.ts'

const files = {
  template: bytesOf(`tooling/forms/templates${basePath}/ps1583-Online.pdf`),
  font: bytesOf('app/shop/applications/worksheet-font.ttf'),
}
const HOME = { '4f': '12 Elm Street', '4g': 'Los Angeles', '4h': 'CA', '4i': '90012', '4j': 'USA' }

function bytesOf(file: string) {
  const bytes = readFileSync(file)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

function personOf(
  kind: PersonKind,
  id: string,
  name: string,
  more: Partial<DraftPerson> = {},
): DraftPerson {
  const [givenName = '', familyName = ''] = name.split('|')
  const fullName = [givenName, familyName].filter(Boolean).join(' ')
  return { ...newPerson(kind, id), name: fullName, givenName, familyName, ...more }
}

const family = draftOf('personal', [
  personOf('applicant', '1', 'Ánh Tuyết|Nguyễn Thị', {
    photoId: 'passport',
    photoExpiresOn: '2031-05-06',
    addressId: 'lease',
  }),
  personOf('adult', '2', 'Łukasz|Żółć', { photoId: 'nexus', addressId: 'voter' }),
  personOf('minor', '3', 'Bảo|Nguyễn'),
  personOf('collector', '4', 'Max|Roe', { photoId: 'nexus', addressId: 'voter' }),
])
const company = draftOf('business', [
  personOf('applicant', '1', 'Ann|Lee', { hasPersonalMail: true }),
  personOf('business', '2', 'Lee LLC'),
  personOf('employee', '3', 'Max|Roe'),
])

function draftOf(use: Draft['use'], people: DraftPerson[]): Draft {
  return { ...emptyDraft(), use, people }
}

function typing(draft: Draft, worksheets: Draft['worksheets']): Draft {
  return { ...draft, worksheets }
}

async function fill(draft: Draft) {
  const worksheets = worksheetsOf(draft)
  const filled = worksheets.map(async (each) => {
    const result = await fillWorksheet(files, fieldsOf(each))
    if ('problems' in result) throw new Error(JSON.stringify(result.problems))
    return readFields(result.pdf)
  })
  return Promise.all(filled)
}

async function readFields(bytes: Uint8Array) {
  const fields = (await PDFDocument.load(bytes)).getForm().getFields()
  return Object.fromEntries(
    fields.map((field) => {
      if (field instanceof PDFRadioGroup) return [field.getName(), field.getSelected()]
      return [field.getName(), field instanceof PDFTextField ? field.getText() : undefined]
    }),
  )
}

describe('a worksheet', () => {
  it('prints typed and derived values exactly, and leaves the counter’s items empty', async () => {
    const typed = { ...HOME, '8b': 'X123', '5f': '1 Oak Road', 'same-home-collector': NO }
    const [fields] = await fill(typing(family, { '1-personal': typed }))
    expect(fields).toMatchObject({
      '3': 'residential',
      '4a': 'Nguyễn Thị',
      '4b': 'Ánh Tuyết',
      '4f': '12 Elm Street',
      '8a': 'Ánh Tuyết Nguyễn Thị',
      '8b': 'X123',
      '8d': '05/06/2031',
      '8e': 'passport',
      '9a': 'Ánh Tuyết Nguyễn Thị',
      '9b': '12 Elm Street',
      '9c': 'Los Angeles',
      '9g': 'lease',
      '5a': 'Roe',
      '10a': 'Max Roe',
      '10e': 'nexus',
      '11b': '1 Oak Road',
      '11g': 'voter',
      '12': 'Bảo Nguyễn',
    })
    for (const item of ['1a', '1b', '2b', '7a', '6a']) expect(fields?.[item]).toBeUndefined()
  })

  it('names a business and its people', async () => {
    const [fields] = await fill(typing(company, { '1-business': { '7b': 'Bakery' } }))
    expect(fields).toMatchObject({
      '3': 'business',
      '7a': 'Lee LLC',
      '7b': 'Bakery',
      '12': 'Max Roe',
    })
  })

  it('asks only for names that earlier steps lack', () => {
    const requestedItems = (draft: Draft) =>
      worksheetsOf(draft)[0]?.parts.flatMap(({ items }) => items)
    expect(requestedItems(family)).not.toEqual(expect.arrayContaining(['4a']))
    expect(requestedItems(family)).not.toEqual(expect.arrayContaining(['12']))
    const other = typing(family, { '1-personal': { '4b': 'Anh' } })
    expect(requestedItems(other)).toEqual(expect.arrayContaining(['4b']))
    expect(worksheetsOf(other)[0]?.values['4b']?.text).toBe('Anh')
  })
})

describe('a home', () => {
  const addressOf = (fields: Record<string, string | undefined> | undefined, items: string) =>
    items.split(' ').map((item) => fields?.[item])
  const elm = Object.values(HOME)

  it('is entered once for a household and printed in every place of the form', async () => {
    const [first, second] = await fill(typing(family, { '1-personal': HOME }))
    expect(addressOf(first, '4f 4g 4h 4i 4j')).toEqual(elm)
    for (const items of ['4f 4g 4h 4i 4j', '9b 9c 9d 9e 9f']) {
      expect(addressOf(second, items)).toEqual(elm)
    }
    for (const items of ['5f 5g 5h 5i 5j', '11b 11c 11d 11e 11f']) {
      expect(addressOf(first, items)).toEqual(elm)
    }
  })

  it('may differ for one person', async () => {
    const other = { 'same-home-home': NO, '4f': '9 Oak Road', '4g': 'Reno' }
    const [, second] = await fill(typing(family, { '1-personal': HOME, '2-personal': other }))
    expect(addressOf(second, '4f 4g 4h')).toEqual(['9 Oak Road', 'Reno', undefined])
    expect(addressOf(second, '9b 9c 9d')).toEqual(['9 Oak Road', 'Reno', undefined])
  })

  it('typed before it could be shared stays', () => {
    const draft = typing(family, { '1-personal': HOME, '2-personal': { '4f': '9 Oak Road' } })
    expect(worksheetsOf(draft)[1]?.values['4f']?.text).toBe('9 Oak Road')
  })

  it('belongs to one person of a business unless a second person shares it', () => {
    const partners = draftOf('business', [...company.people, personOf('adult', '4', 'Zoë|Roe')])
    const streets = (worksheets: Draft['worksheets']) =>
      worksheetsOf(typing(partners, worksheets)).map(({ values }) => values['4f']?.text)
    expect(streets({ '1-business': HOME })).toEqual(['12 Elm Street', '12 Elm Street', ''])
    const shared = { 'same-home-home': YES }
    expect(streets({ '1-business': HOME, '4-personal': shared })[2]).toBe('12 Elm Street')
  })

  it('may be the business’s address', async () => {
    const typed = { ...HOME, 'same-home-business': YES }
    const [fields] = await fill(typing(company, { '1-business': typed }))
    expect(addressOf(fields, '7c 7d 7e 7f 7g')).toEqual(elm)
  })

  it('can’t be a box, but a business’s address can', () => {
    const typed = { '4f': 'PO Box 12', '5f': '10 Main St PMB 4', 'same-home-collector': NO }
    const [ofFamily] = worksheetsOf(typing(family, { '1-personal': typed }))
    expect(homeProblems(ofFamily!)).toEqual([
      { item: '4f', code: 'post-office-box' },
      { item: '5f', code: 'private-mailbox' },
    ])
    const [ofCompany] = worksheetsOf(typing(company, { '1-business': { '7c': 'PO Box 3' } }))
    expect(homeProblems(ofCompany!)).toEqual([])
  })
})

it('asks a person who signs two forms for their home and their ID once', async () => {
  const typed = { '1-business': { ...HOME, '8b': 'X123', '4e': 'ann@x.example' } }
  const [, personal] = worksheetsOf(typing(company, typed))
  expect(personal?.parts).toEqual([])
  const [, fields] = await fill(typing(company, typed))
  expect(fields).toMatchObject({
    '3': 'residential',
    '4b': 'Ann',
    '4e': 'ann@x.example',
    '4f': '12 Elm Street',
    '8b': 'X123',
    '9c': 'Los Angeles',
  })
  expect(fields?.['7a']).toBeUndefined()
})

it('names the field of each item', () => {
  expect(['8a', '9a', '10a', '9b', '11f', '8b', '12', '4f'].map(sourceOf)).toEqual([
    '4b',
    '4b',
    '5b',
    '4f',
    '5j',
    '8b',
    '12',
    '4f',
  ])
})
