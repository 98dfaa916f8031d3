import { readFileSync } from 'node:fs'

import {
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'

import { addressIds, officialForm, photoIds } from '#app/content/en/identification.ts'

import { describeItem, type Item } from './item.ts'
import { layOut } from './layout.ts'
import { readPdf } from './read-pdf.ts'
import { worksheetPages, worksheetTitle } from './worksheet.ts'

const PRINT = 'public/Forms/ps1583.pdf'
const FILLABLE = 'public/Forms/ps1583-Online.pdf'
const LETTER_POINTS = [0, 0, 612, 792]

const sections = worksheetPages.flat()
const items = sections.flatMap((section) => section.items.map((item) => ({ section, item })))
const withField = items.filter(({ item }) => item.kind !== 'pen')
const byPen = items.filter(({ item }) => item.kind === 'pen')

const print = await readPdf(PRINT)
const fillable = await readPdf(FILLABLE)
const filled = () => PDFDocument.load(readFileSync(FILLABLE))

describe.each([
  { file: PRINT, pdf: print, fillableToo: false },
  { file: FILLABLE, pdf: fillable, fillableToo: true },
])('$file', ({ file, pdf, fillableToo }) => {
  it('is tagged, titled, in US English and on US Letter', async () => {
    expect(pdf.info).toMatchObject({ Title: worksheetTitle, Language: 'en-US' })
    expect(pdf.preferences?.get('DisplayDocTitle')).toBe(true)
    const { catalog } = await PDFDocument.load(readFileSync(file))
    const markings = catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
    expect(markings.lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
    expect(pdf.pages).toHaveLength(worksheetPages.length)
    for (const { size } of pdf.pages) expect(size).toEqual(LETTER_POINTS)
  })

  it('says on each page that it is not the official form, where that is, and whose numbers it follows', () => {
    for (const { text } of pdf.pages) {
      expect(squeeze(text)).toContain(squeeze('not the official PS Form 1583'))
      expect(text).toContain('about.usps.com/forms/ps1583.pdf')
      const editions = [...text.matchAll(/\((\d{4}-\d{2})\)/g)].map(([, edition]) => edition)
      expect(editions).toEqual([officialForm.edition])
    }
  })

  it('says what the content files say today: otherwise run node tooling/forms/make.ts', () => {
    const present = layOut({ fillable: fillableToo }).split('<div class="page">').slice(1)
    for (const [at, html] of present.entries()) {
      const text = squeeze(pdf.pages[at]?.text ?? '')
      for (const sentence of blocksOf(html)) expect(text).toContain(squeeze(sentence))
    }
  })
})

describe('the two files', () => {
  it('agree word for word, but for the address the shop fills in', () => {
    const given = new Set(
      items.flatMap(({ item }) => (item.kind === 'given' ? [squeeze(item.value)] : [])),
    )
    for (const [at, { strings }] of print.pages.entries()) {
      const own = strings.map(squeeze).filter((text) => !given.has(text))
      expect(own.join('')).toBe(fillable.pages[at]?.strings.map(squeeze).join(''))
    }
  })
})

describe('the items', () => {
  it('are those of the official form', () => {
    const lettered = (number: number, last: string) =>
      [...'abcdefghijk'].filter((letter) => letter <= last).map((letter) => `${number}${letter}`)
    expect(items.map(({ item }) => item.id)).toEqual([
      ...lettered(1, 'b'),
      ...lettered(2, 'e'),
      '3',
      ...lettered(4, 'k'),
      ...lettered(5, 'j'),
      ...lettered(6, 'g'),
      ...lettered(7, 'i'),
      ...lettered(8, 'e'),
      ...lettered(9, 'g'),
      ...lettered(10, 'e'),
      ...lettered(11, 'g'),
      '12',
      ...lettered(13, 'b'),
      ...lettered(14, 'b'),
    ])
  })

  it('each have a field with a label, save those signed by pen', async () => {
    const form = (await filled()).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual(
      withField.map(({ item }) => item.id),
    )
    for (const { item, section } of withField) {
      const widgets = widgetsOf(item)
      const description = describeItem(section, item)
      expect(widgets.length).toBe(item.kind === 'choice' ? item.options.length : 1)
      for (const { alternativeText } of widgets) expect(alternativeText).toContain(description)
    }
    expect(byPen.flatMap(({ item }) => widgetsOf(item))).toEqual([])
  })

  it('stand in the reading order where they are printed, each as a form element', () => {
    for (const { widgets, formElements } of fillable.pages) {
      expect(formElements).toEqual(widgets.map(({ id }) => `pdfjs_internal_id_${id}`))
      expect(new Set(formElements).size).toBe(widgets.length)
    }
  })

  it('offer exactly nine photo IDs and six address IDs, by names other programs can read', async () => {
    const form = (await filled()).getForm()
    const offered = (id: string) => form.getRadioGroup(id).getOptions()
    for (const id of ['8e', '10e']) expect(offered(id)).toEqual(photoIds.map((each) => each.id))
    for (const id of ['9g', '11g']) expect(offered(id)).toEqual(addressIds.map((each) => each.id))
    expect(offered('4k')).toEqual(['yes', 'no'])
    expect([photoIds.length, addressIds.length]).toEqual([9, 6])
    expect(widgetsOf({ id: '8e' }).map(({ buttonValue }) => buttonValue)).toEqual(offered('8e'))
  })

  it('name the date format wherever a date is asked for', () => {
    const dates = items.filter(({ item }) => item.kind === 'date')
    expect(dates.length).toBeGreaterThan(0)
    for (const { item } of dates) {
      expect(widgetsOf(item)[0]?.alternativeText).toContain('MM/DD/YYYY')
    }
  })
})

describe('filling in', () => {
  it('keeps every entry and every choice', async () => {
    const pdf = await filled()
    for (const field of pdf.getForm().getFields()) {
      if (field instanceof PDFRadioGroup) field.select(field.getOptions().at(-1)!)
      else if (field instanceof PDFTextField && !field.isReadOnly()) {
        field.setText(`Zoë ${field.getName()}`)
      }
    }
    const form = (await PDFDocument.load(await pdf.save())).getForm()
    for (const { item } of withField) {
      if (item.kind === 'choice') {
        expect(form.getRadioGroup(item.id).getSelected()).toBe(item.options.at(-1)?.id)
      } else {
        const expected = item.kind === 'given' ? item.value : `Zoë ${item.id}`
        expect(form.getTextField(item.id).getText()).toBe(expected)
      }
    }
  })
})

function widgetsOf({ id }: Pick<Item, 'id'>) {
  return fillable.pages.flatMap(({ widgets }) =>
    widgets.filter(({ fieldName }) => fieldName === id),
  )
}

function blocksOf(html: string) {
  const blocks = [...html.matchAll(/<(p|h1|h2|li)\b[^>]*>(.*?)<\/\1>/gs)]
  return blocks.map(([, , content = '']) => content.replaceAll(/<[^>]+>/g, ''))
}

function squeeze(text: string) {
  return text.replaceAll(/\s+/g, '')
}
