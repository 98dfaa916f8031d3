import {
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { addressIds, photoIds } from '#app/facts/documents.ts'
import { hoursInOneLine } from '#app/facts/office-hours.ts'
import { basePath } from '#app/ui/page-path.ts'
import { officialForm } from '#content/identification.ts'
import { locale } from '#content/language.ts'
import { worksheetForm } from '#content/worksheet-form.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import { fillIn, WORKSHEETS } from './fill-in.ts'
import { findStaleTemplates } from './stale-templates.ts'
import { itemLabel, worksheetPages, worksheetTitle, type Item } from './worksheet.ts'

const [PRINT = '', FILLABLE = ''] = WORKSHEETS
const LETTER_POINTS = [0, 0, 612, 792]
const RIGHT_MARGIN_POINTS = Math.ceil(612 - 46.8)

const sections = worksheetPages.flat()
const items = sections.flatMap((section) => section.items.map((item) => ({ section, item })))
const withField = items.filter(({ item }) => item.kind !== 'pen')
const [street = '', cityLine = ''] = business.addressLines
const [city = '', region = ''] = cityLine.split(', ')
const [state = '', zip = ''] = region.split(' ')
const givenValues: Record<string, string> = { '2a': street, '2c': city, '2d': state, '2e': zip }
const values = new Set(Object.values(givenValues).map(squeeze))
const byPen = items.filter(({ item }) => item.kind === 'pen')

const printBytes = await fillIn(PRINT)
const fillableBytes = await fillIn(FILLABLE)
const print = await readPdf(printBytes)
const fillable = await readPdf(fillableBytes)
const filled = () => PDFDocument.load(fillableBytes)

const longShop = {
  ...business,
  name: 'Señor Zoë’s Grand Avenue Private Mailbox, Notary & Shipping Company of Los Ángeles',
  addressLines: [
    '123456 North Martin Luther King Junior Boulevard, Building 12, Floor 3 West, behind the bank',
    'El Pueblo de la Reina de los Ángeles, CA 90012-1234',
  ],
}
const longPrint = await readPdf(await fillIn(PRINT, longShop))
const longFillable = await readPdf(await fillIn(FILLABLE, longShop))

describe.each([
  { file: PRINT, bytes: printBytes, pdf: print, long: longPrint },
  { file: FILLABLE, bytes: fillableBytes, pdf: fillable, long: longFillable },
])('$file', ({ bytes, pdf, long }) => {
  it('is tagged, titled, in its language and on US Letter', async () => {
    expect(pdf.info).toMatchObject({
      Title: worksheetTitle,
      Author: business.name,
      Language: locale,
    })
    expect(pdf.preferences?.get('DisplayDocTitle')).toBe(true)
    const { catalog } = await PDFDocument.load(bytes)
    const markings = catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
    expect(markings.lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
    expect(pdf.pages).toHaveLength(worksheetPages.length)
    for (const { size } of pdf.pages) expect(size).toEqual(LETTER_POINTS)
  })

  it('says on each page that it is not the official form, where that is, and whose numbers it follows', () => {
    for (const { text } of pdf.pages) {
      expect(squeeze(text)).toContain(squeeze(officialForm.worksheetNotice))
      expect(text).toContain('about.usps.com/forms/ps1583.pdf')
      const editions = [...text.matchAll(/\((\d{4}-\d{2})\)/g)].map(([, edition]) => edition)
      expect(editions).toEqual([officialForm.edition])
    }
  })

  it('shows name, address and hours on each page, visibly and in the structure tree', () => {
    const { name, phone, email, addressLines } = business
    for (const { text, read, links } of pdf.pages) {
      expect(read).toContain(name)
      expect(squeeze(read.join(' '))).toContain(squeeze([...addressLines].join(', ')))
      for (const fact of [name, phone, email, hoursInOneLine(business.hours)]) {
        expect(squeeze(text)).toContain(squeeze(fact))
      }
      expect(links.filter((address) => address.includes('.invalid'))).toEqual([])
    }
  })

  it('prints every heading and every label', () => {
    for (const [at, page] of worksheetPages.entries()) {
      const text = squeeze(pdf.pages[at]?.text ?? '')
      for (const { title, items: labelled } of page) {
        for (const words of [title, ...labelled.map(({ label }) => label)]) {
          expect(text).toContain(squeeze(words))
        }
      }
    }
  })

  it('keeps long words within the page, and all of them', () => {
    for (const { text, read, rightmost } of long.pages) {
      expect(read).toContain(longShop.name)
      expect(squeeze(text)).toContain(squeeze(longShop.addressLines.join(', ')))
      expect(rightmost).toBeLessThanOrEqual(RIGHT_MARGIN_POINTS)
    }
  })
})

describe('the owner is warned', () => {
  it.each([
    ['a character that can’t be printed', { name: 'Mailbox 箱' }, '“箱” of “Mailbox 箱”'],
    ['a name without end', { name: 'Mailbox '.repeat(40) }, 'too long'],
    ['a city line that can’t be read', { addressLines: ['1 Main St', 'Nowhere'] }, '"Nowhere"'],
  ])('of %s', async (_case, change, sentence) => {
    await expect(fillIn(PRINT, { ...business, ...change })).rejects.toThrow(sentence)
  })
})

describe('the two files', () => {
  // An owner who starts offering video reprints them: see `npm run check-launch`.
  it.skipIf(business.booking.isVideoOffered)('have today’s text', async () => {
    expect(await findStaleTemplates()).toEqual([])
  })

  it('are the same text, except for the shop’s address', () => {
    for (const [at, { read }] of print.pages.entries()) {
      const own = read.map(squeeze).filter((text) => !values.has(text))
      expect(own.join('')).toBe(fillable.pages[at]?.read.map(squeeze).join(''))
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

  it.runIf(basePath)('have their English name too, as on the official form', () => {
    for (const { item } of items) expect(item.label).toMatch(/\(“[^”]+”\)/)
  })

  it('each have a labeled field, except signatures by pen', async () => {
    const form = (await filled()).getForm()
    expect(form.getFields().map((field) => field.getName())).toEqual(
      withField.map(({ item }) => item.id),
    )
    for (const { item, section } of withField) {
      const widgets = widgetsOf(item)
      const description = itemLabel(section, item)
      expect(widgets.length).toBe(item.kind === 'choice' ? item.options.length : 1)
      for (const { alternativeText } of widgets) expect(alternativeText).toContain(description)
    }
    expect(byPen.flatMap(({ item }) => widgetsOf(item))).toEqual([])
  })

  it('are in the reading order of the print, each as a form element', () => {
    for (const { widgets, formElements } of fillable.pages) {
      expect(formElements).toEqual(widgets.map(({ id }) => `pdfjs_internal_id_${id}`))
      expect(new Set(formElements).size).toBe(widgets.length)
    }
  })

  it('offer the accepted IDs, under names for other programs', async () => {
    const form = (await filled()).getForm()
    const offered = (id: string) => form.getRadioGroup(id).getOptions()
    for (const id of ['8e', '10e']) expect(offered(id)).toEqual(photoIds.map((each) => each.id))
    for (const id of ['9g', '11g']) expect(offered(id)).toEqual(addressIds.map((each) => each.id))
    expect(offered('4k')).toEqual(['yes', 'no'])
    expect(widgetsOf({ id: '8e' }).map(({ buttonValue }) => buttonValue)).toEqual(offered('8e'))
  })

  it('name the date format of each date', () => {
    const dates = items.filter(({ item }) => item.kind === 'date')
    expect(dates.length).toBeGreaterThan(0)
    for (const { item } of dates) {
      expect(widgetsOf(item)[0]?.alternativeText).toContain(worksheetForm.dateFormat)
    }
  })
})

describe('filling in', () => {
  it('keeps every entry and choice', async () => {
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
        const expected = givenValues[item.id] ?? `Zoë ${item.id}`
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

function squeeze(text: string) {
  return text.replaceAll(/\s+/g, '')
}
