import { readFileSync } from 'node:fs'

import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeEach, expect, it } from 'vitest'

import {
  changePerson,
  newPerson,
  readDraft,
  replaceDraft,
  useDraft,
} from '#app/shop/applications/draft.ts'
import { fillWorksheet, type FilledWorksheet } from '#app/shop/applications/fill-worksheet.ts'
import { worksheetsOf } from '#app/shop/applications/worksheet.ts'
import { basePath } from '#app/ui/page-path.ts'

import { printWorksheets } from './print-worksheets.ts'

const files = {
  template: bytesOf(`tooling/forms/templates${basePath}/ps1583-Online.pdf`),
  font: bytesOf('app/shop/applications/worksheet-font.ttf'),
}
const fillHere = (all: FilledWorksheet[]) =>
  Promise.all(all.map((each) => fillWorksheet(files, each)))
const LONG = 'Wilhelmina-Alexandra Konstantinopolitańczykowianeczka'

function bytesOf(file: string) {
  const bytes = readFileSync(file)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

beforeEach(() => {
  replaceDraft()
  const ana = { name: 'Ana Díaz', givenName: 'Ana', familyName: 'Díaz' }
  const people = [
    { ...newPerson('applicant', '1'), ...ana, hasPersonalMail: true },
    { ...newPerson('business', '2'), name: 'Díaz LLC' },
    { ...newPerson('adult', '3'), ...ana },
  ]
  useDraft.setState({ use: 'business', people })
})

it('makes all worksheets at once, each named after its person', async () => {
  const { problems, worksheets } = await printWorksheets(fillHere)
  expect(problems).toBeNull()
  const names = worksheets?.made.map(({ fileName }) => fileName) ?? []
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[a-z\d-]*-ana-diaz[a-z\d-]*\.pdf$/)
  const pdf = await fetch(worksheets?.made[2]?.address ?? '')
  const form = (await PDFDocument.load(await pdf.arrayBuffer())).getForm()
  expect(form.getTextField('4a').getText()).toBe('Díaz')
})

it('asks for a shorter name for one worksheet if it doesn’t fit', async () => {
  changePerson('3', { givenName: LONG, name: `${LONG} Díaz` })
  const requestedItems = () => worksheetsOf(readDraft())[2]?.parts.flatMap(({ items }) => items)
  expect(requestedItems()).not.toContain('4b')
  const { problems, worksheets } = await printWorksheets(fillHere)
  expect(worksheets).toBeUndefined()
  expect(Object.keys(problems?.fields ?? {})).toEqual(['3-personal 4b'])
  expect(requestedItems()).toContain('4b')
  expect(readDraft().people[2]?.givenName).toBe(LONG)
})

it('reports a wrong shared home at the first person’s field', async () => {
  useDraft.setState({
    worksheets: {
      '1-business': { '4f': 'PO Box 7' },
      '3-personal': { 'same-home-home': 'yes' },
    },
  })
  const { problems } = await printWorksheets(fillHere)
  expect(Object.keys(problems?.fields ?? {})).toEqual(['1-business 4f'])
})

it('keeps all entries if it can’t be made', async () => {
  const before = readDraft()
  const { problems } = await printWorksheets(() => Promise.reject(new Error('offline')))
  expect(problems?.form).toBeTruthy()
  expect(readDraft()).toEqual(before)
})
