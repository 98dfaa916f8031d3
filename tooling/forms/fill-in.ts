import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fontkit from '@cantoo/fontkit'
import {
  breakTextIntoLines,
  endMarkedContent,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFFont,
} from '@cantoo/pdf-lib'

import { business } from '#app/content/business.ts'
import { hoursInOneLine } from '#app/facts/office-hours.ts'
import { basePath } from '#app/ui/page-path.ts'
import { worksheetForm as words } from '#content/worksheet-form.ts'
import { interpolate } from '#shared/interpolate.ts'

import { listPlaces, type PrintedLink } from './places.ts'

const FOLDER = 'node_modules/pdfjs-dist/standard_fonts'

/** One file per weight: a variable font would be embedded as drawings, three times the size. */
export const FONT_FILES = {
  regular: `${FOLDER}/LiberationSans-Regular.ttf`,
  bold: `${FOLDER}/LiberationSans-Bold.ttf`,
}

export const WORKSHEETS = ['ps1583.pdf', 'ps1583-Online.pdf']

export const TEMPLATES = join(import.meta.dirname, `templates${basePath}`)
const CITY_LINE = /^(?<city>.+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/
const MIN_POINTS = 5
const STEP_POINTS = 0.25
const LINE_HEIGHT = 1.35
const ASCENT = 0.72

type Shop = Pick<
  typeof business,
  'name' | 'phone' | 'otherPhones' | 'email' | 'addressLines' | 'hours'
>
type Setting = { size: number; font: keyof typeof FONT_FILES; inset: number; wraps?: true }

const SETTINGS: Record<string, Setting> = {
  name: { size: 10, font: 'bold', inset: 0 },
  contact: { size: 8, font: 'regular', inset: 0, wraps: true },
}
const IN_A_BOX: Setting = { size: 10, font: 'regular', inset: 5 }

/** @throws when a text is too long for its place, or the font lacks a character */
export async function fillIn(worksheet: string, shop: Shop = business) {
  const template = await readFile(join(TEMPLATES, worksheet))
  const pdf = await PDFDocument.load(template, { updateMetadata: false })
  pdf.setAuthor(shop.name)
  pdf.registerFontkit(fontkit)
  const fonts = {
    regular: await pdf.embedFont(await readFile(FONT_FILES.regular), { subset: true }),
    bold: await pdf.embedFont(await readFile(FONT_FILES.bold), { subset: true }),
  }
  const values = valuesOf(shop)

  for (const place of listPlaces(pdf)) {
    const setting = SETTINGS[place.name] ?? IN_A_BOX
    write(pdf, place, values[place.name] ?? '', setting, fonts[setting.font])
  }
  const form = pdf.getForm()
  for (const [name, value] of Object.entries(values)) {
    const field = form.getFieldMaybe(name) && form.getTextField(name)
    const [box] = field?.acroField.getWidgets() ?? []
    if (!field || !box) continue
    const { size } = fit(value, fonts.regular, box.getRectangle(), IN_A_BOX)
    field.setText(value)
    field.setFontSize(size)
    field.updateAppearances(fonts.regular)
  }
  return pdf.save({ updateFieldAppearances: false })
}

function valuesOf(shop: Shop): Record<string, string> {
  const { name, email, addressLines, hours } = shop
  const [street = '', cityLine = ''] = addressLines
  const { city, state, zip } = CITY_LINE.exec(cityLine)?.groups ?? {}
  if (!city || !state || !zip) {
    throw new Error(
      `The second address line of app/content/business.ts is "${cityLine}": write it as "City, ST 12345".`,
    )
  }
  const address = [name, ...addressLines].join(', ')
  const phone = [shop.phone, ...shop.otherPhones].join(', ')
  const contact = `${interpolate(words.contact, { address, phone, email })}\n${hoursInOneLine(hours)}`
  return { name, contact, '2a': street, '2c': city, '2d': state, '2e': zip }
}

function write(
  pdf: PDFDocument,
  place: PrintedLink,
  text: string,
  setting: Setting,
  font: PDFFont,
) {
  const { page, annotation, reference, element } = place
  const { x, y, width, height } = annotation.lookup(PDFName.of('Rect'), PDFArray).asRectangle()
  const box = { width: width - 2 * setting.inset, height }
  const { lines, size } = fit(text, font, box, setting)
  const further = (lines.length - 1) * size * LINE_HEIGHT
  const number = extractNumber(pdf, place)
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
      PDFName.of('P'),
      `<</MCID ${number}>>`,
    ]),
  )
  page.drawText(lines.join('\n'), {
    x: x + setting.inset,
    y: y + (height + further - size * ASCENT) / 2,
    size,
    lineHeight: size * LINE_HEIGHT,
    font,
  })
  page.pushOperators(endMarkedContent())
  element.set(PDFName.of('S'), PDFName.of('P'))
  element.set(PDFName.of('Pg'), page.ref)
  element.set(PDFName.of('K'), PDFNumber.of(number))
  page.node.removeAnnot(reference)
  pdf.context.delete(reference)
}

function extractNumber(pdf: PDFDocument, { page, element }: PrintedLink) {
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const parents = tree
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
  const key = page.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()
  const at = parents
    .asArray()
    .findIndex((each, index) => index % 2 === 0 && String(each) === `${key}`)
  const onPage = parents.lookup(at + 1, PDFArray)
  const parent = pdf.context.getObjectRef(element)
  if (!parent) throw new Error('An element of the structure tree has no number of its own.')
  onPage.push(parent)
  return onPage.size() - 1
}

function fit(
  text: string,
  font: PDFFont,
  place: { width: number; height: number },
  setting: Setting,
) {
  const supported = new Set(font.getCharacterSet())
  const unknown = [...text].filter(
    (sign) => sign !== '\n' && !supported.has(sign.codePointAt(0) ?? 0),
  )
  if (unknown.length > 0) {
    throw new Error(
      `The Form 1583 worksheets have no character “${unknown.join('')}” of “${text}” in app/content/business.ts: write it in other letters.`,
    )
  }
  for (let size = setting.size; size >= MIN_POINTS; size -= STEP_POINTS) {
    const widthOf = (line: string) => font.widthOfTextAtSize(line, size)
    const lines = setting.wraps
      ? breakTextIntoLines(text, [' '], place.width, widthOf).map((line) => line.trim())
      : [text]
    const isLow = lines.length * size * LINE_HEIGHT <= place.height
    if (isLow && lines.every((line) => widthOf(line) <= place.width)) return { lines, size }
  }
  throw new Error(
    `“${text}” of app/content/business.ts is too long for its place on the Form 1583 worksheets: shorten it.`,
  )
}
