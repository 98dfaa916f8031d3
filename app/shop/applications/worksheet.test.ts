import { readFileSync } from 'node:fs'

import { PDFDocument, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'

import { basePath } from '#app/ui/page-path.ts'
import { neededForms } from '#shared/shop/applications/household.ts'

import { emptyDraft, newPerson } from './draft.ts'
import { fillWorksheet } from './fill-worksheet.ts'
import {
  pdfValues,
  toPrintable,
  unprintable,
  worksheetOf,
  worksheetProblems,
  worksheetValues,
} from './worksheet.ts'

const template = readFileSync(`tooling/forms/templates${basePath}/ps1583-Online.pdf`)

const couple = {
  use: 'personal' as const,
  recipients: [
    {
      ...newPerson('applicant', '1'),
      name: 'Zoë Ann Lee',
      photoId: 'passport',
      photoExpiresOn: '2031-05-06',
      addressId: 'lease',
    },
    { ...newPerson('minor', '2'), name: 'Bao Nguyễn' },
    {
      ...newPerson('collector', '3'),
      name: 'Max Roe',
      photoId: 'nexus',
      addressId: 'voter',
    },
  ],
}
const company = {
  use: 'business' as const,
  recipients: [
    { ...newPerson('applicant', '1'), name: 'Ann Lee', photoId: 'nexus', addressId: 'voter' },
    { ...newPerson('business', '2'), name: 'Lee LLC' },
    { ...newPerson('employee', '3'), name: 'Max Roe' },
  ],
}

async function fieldsOf(household: typeof couple | typeof company, typed: Record<string, string>) {
  const [form] = neededForms(household)
  const worksheet = worksheetOf(form!)
  const draft = { ...emptyDraft(), worksheets: { [worksheet.key]: typed } }
  const values = worksheetValues(worksheet, draft)
  expect(worksheetProblems(values)).toEqual([])
  const bytes = await fillWorksheet(
    template.buffer.slice(template.byteOffset, template.byteOffset + template.byteLength),
    pdfValues(worksheet, values),
  )
  const fields = (await PDFDocument.load(bytes)).getForm().getFields()
  return Object.fromEntries(
    fields.map((field) => {
      if (field instanceof PDFRadioGroup) return [field.getName(), field.getSelected()]
      return [field.getName(), field instanceof PDFTextField ? field.getText() : undefined]
    }),
  )
}

describe('a worksheet', () => {
  it('says what was typed and what follows from it, and leaves the counter’s items empty', async () => {
    const typed = { '4f': '12 Elm Street', '4g': 'Los Angeles', '8b': 'X123', '5f': '1 Oak Road' }
    const fields = await fieldsOf(couple, typed)
    expect(fields).toMatchObject({
      '3': 'residential',
      '4a': 'Lee',
      '4b': 'Zoë Ann',
      '4f': '12 Elm Street',
      '8a': 'Zoë Ann Lee',
      '8b': 'X123',
      '8d': '05/06/2031',
      '8e': 'passport',
      '9a': 'Zoë Ann Lee',
      '9b': '12 Elm Street',
      '9c': 'Los Angeles',
      '9g': 'lease',
      '5a': 'Roe',
      '10a': 'Max Roe',
      '10e': 'nexus',
      '11b': '1 Oak Road',
      '11g': 'voter',
      '12': 'Bao Nguyen',
    })
    for (const item of ['1a', '1b', '2b', '7a', '6a']) expect(fields[item]).toBeUndefined()
  })

  it('names a business and those who work for it', async () => {
    const fields = await fieldsOf(company, { '7b': 'Bakery' })
    expect(fields).toMatchObject({
      '3': 'business',
      '7a': 'Lee LLC',
      '7b': 'Bakery',
      '12': 'Max Roe',
    })
  })

  it('prints whatever it takes for printable', async () => {
    const every = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
      (character) => character.trim() && unprintable(character).length === 0,
    )
    expect(every.length).toBeGreaterThan(200)
    const fields = await fieldsOf(company, { '7b': every.join('') })
    expect(fields['7b']).toBe(every.join(''))
  })
})

describe('letters that the worksheet lacks', () => {
  it.each([
    ['Nguyễn Thị Đào', 'Nguyen Thi Dào'],
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['José Muñoz', 'José Muñoz'],
    ['王小明', '王小明'],
  ])('%s is printed as %s', (name, printed) => {
    expect(toPrintable(name)).toBe(printed)
  })

  it('are told, with a spelling where there is one', () => {
    expect(worksheetProblems({ '4a': 'Nguyễn', '4b': '明' })).toEqual([
      { item: '4a', code: 'unprintable', characters: ['ễ'], suggestion: 'Nguyen' },
      { item: '4b', code: 'unprintable', characters: ['明'], suggestion: '' },
    ])
  })
})

it('takes no box for a home, and any street for a business', () => {
  expect(
    worksheetProblems({ '4f': 'PO Box 12', '5f': '10 Main St PMB 4', '7c': 'PO Box 3' }),
  ).toEqual([
    { item: '4f', code: 'post-office-box' },
    { item: '5f', code: 'private-mailbox' },
  ])
})
