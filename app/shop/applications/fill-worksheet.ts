import fontkit from '@cantoo/fontkit'
import { PDFDocument, PDFName, PDFRadioGroup, PDFTextField, type PDFFont } from '@cantoo/pdf-lib'

import { officialForm } from '#content/identification.ts'
import { worksheetForm } from '#content/worksheet-form.ts'
import { cleanLines } from '#shared/clean-text.ts'
import { interpolate } from '#shared/interpolate.ts'

import { attachList } from './attach-list.ts'
import { countFitting, fitLine, fitList } from './fit-text.ts'

export type WorksheetFiles = { template: ArrayBuffer; font: ArrayBuffer }

export type FilledWorksheet = { applicant: string; values: Record<string, string> }

/** `fits`: the number of characters that fit. */
export type TextProblem =
  | { item: string; code: 'unprintable'; characters: string[] }
  | { item: string; code: 'too-long'; fits: number }

const PADDING_POINTS = 1
/** In multiples of the font size. */
const LINE_HEIGHT = 1.2
const { attachment: words } = worksheetForm
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A list that is too long continues on an attached page.
 * @throws Error if the worksheet lacks a field
 */
export async function fillWorksheet(
  files: WorksheetFiles,
  { applicant, values }: FilledWorksheet,
): Promise<{ pdf: Uint8Array } | { problems: TextProblem[] }> {
  const pdf = await PDFDocument.load(files.template)
  pdf.registerFontkit(fontkit)
  // The whole font, because readers may correct the PDF with other letters.
  const font = await pdf.embedFont(files.font)
  const form = pdf.getForm()
  const missing = missingLetters(font)
  const problems: TextProblem[] = []

  for (const [item, typed] of Object.entries(values)) {
    const value = cleanLines(typed)
    const field = form.getField(item)
    if (field instanceof PDFRadioGroup) field.select(value)
    if (!(field instanceof PDFTextField)) continue
    const characters = missing(value)
    if (characters.length > 0) problems.push({ item, code: 'unprintable', characters })
    else if (field.isMultiline()) fillList(pdf, field, font, value, applicant)
    else {
      const room = roomIn(field, font)
      const size = fitLine(value, room)
      if (size) write(field, font, value, size)
      else problems.push({ item, code: 'too-long', fits: countFitting(value, room) })
    }
  }
  if (problems.length > 0) return { problems }

  pdf.setTitle(`${pdf.getTitle() ?? ''}: ${applicant}`)
  const resources = pdf.context.obj({ Font: { [font.name]: font.ref } })
  form.acroForm.dict.set(PDFName.of('DR'), resources)
  return { pdf: await pdf.save({ updateFieldAppearances: false }) }
}

function fillList(
  pdf: PDFDocument,
  field: PDFTextField,
  font: PDFFont,
  value: string,
  applicant: string,
) {
  const names = value.split('\n')
  const reference = (count: number) => interpolate(words.reference, { count })
  const { lines, size, left } = fitList(names, roomIn(field, font), reference)
  write(field, font, lines.join('\n'), size)
  if (left.length === 0) return
  attachList(pdf, font, {
    heading: words.title,
    notes: [
      interpolate(words.of, { form: officialForm.name, applicant }),
      officialForm.worksheetNotice,
    ],
    items: left,
    foot: (page, pages) => interpolate(words.page, { page, pages, applicant }),
  })
}

function write(field: PDFTextField, font: PDFFont, text: string, size: number) {
  field.setText(text)
  field.setFontSize(size)
  field.updateAppearances(font)
}

function roomIn(field: PDFTextField, font: PDFFont) {
  const [box] = field.acroField.getWidgets()
  const { width = 0, height = 0 } = box?.getRectangle() ?? {}
  return {
    width: width - 2 * PADDING_POINTS,
    height: height - 2 * PADDING_POINTS,
    widthOf: (text: string, size: number) => font.widthOfTextAtSize(text, size),
    lineHeight: font.heightAtSize(1) * LINE_HEIGHT,
  }
}

/** Graphemes, each once. */
function missingLetters(font: PDFFont) {
  const supported = new Set(font.getCharacterSet())
  const isKnown = (letter: string) =>
    [...letter].every(
      (character) => character === '\n' || supported.has(character.codePointAt(0) ?? 0),
    )
  return (text: string) => {
    const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
    return [...new Set(letters.filter((letter) => !isKnown(letter)))]
  }
}
