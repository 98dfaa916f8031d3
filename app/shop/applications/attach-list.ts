import {
  endMarkedContent,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFRef,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib'

import { wrap } from './fit-text.ts'

const LETTER: [number, number] = [612, 792]
const MARGIN_POINTS = 46.8
const WIDTH_POINTS = LETTER[0] - 2 * MARGIN_POINTS
const LEADING = 1.5
const FOOT_POINTS = 9

type Role = 'H1' | 'P'
/** `after`: points below it. */
type Paragraph = { role: Role; text: string; size: number; after: number }

type Attachment = {
  heading: string
  notes: string[]
  items: string[]
  foot: (page: number, pages: number) => string
}

/** Appends a list to a tagged PDF, with its structure tree in reading order. */
export function attachList(pdf: PDFDocument, font: PDFFont, attachment: Attachment) {
  const { heading, notes, items, foot } = attachment
  const head: Paragraph[] = [
    { role: 'H1', text: heading, size: 16, after: 4 },
    ...notes.map((text, at): Paragraph => ({
      role: 'P',
      text,
      size: 10,
      after: at === notes.length - 1 ? 12 : 0,
    })),
  ]
  const bottom = MARGIN_POINTS + 2 * FOOT_POINTS
  const pages: Paragraph[][] = []
  let y = 0
  for (const text of items) {
    const item: Paragraph = { role: 'P', text, size: 11, after: 0 }
    if (pages.length === 0 || y - heightOf(item, font) < bottom) {
      pages.push([...head])
      y = LETTER[1] - MARGIN_POINTS - head.reduce((sum, each) => sum + heightOf(each, font), 0)
    }
    pages.at(-1)?.push(item)
    y -= heightOf(item, font)
  }
  for (const [at, paragraphs] of pages.entries()) {
    const page = pdf.addPage(LETTER)
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    const tags = tagPage(pdf, page)
    let top = LETTER[1] - MARGIN_POINTS
    for (const paragraph of paragraphs) {
      draw(page, font, paragraph, top, tags.add)
      top -= heightOf(paragraph, font)
    }
    const text = foot(at + 1, pages.length)
    const last: Paragraph = { role: 'P', text, size: FOOT_POINTS, after: 0 }
    draw(page, font, last, MARGIN_POINTS + FOOT_POINTS * LEADING, tags.add)
  }
}

function linesOf({ text, size }: Paragraph, font: PDFFont) {
  return wrap(text, WIDTH_POINTS, (part) => font.widthOfTextAtSize(part, size))
}

function heightOf(paragraph: Paragraph, font: PDFFont) {
  const { size, after } = paragraph
  return linesOf(paragraph, font).length * size * LEADING + after
}

function draw(
  page: PDFPage,
  font: PDFFont,
  paragraph: Paragraph,
  top: number,
  addTag: (role: Role) => number,
) {
  const { role, size } = paragraph
  const properties = `<</MCID ${addTag(role)}>>`
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(role), properties]),
  )
  page.drawText(linesOf(paragraph, font).join('\n'), {
    x: MARGIN_POINTS,
    y: top - size,
    size,
    lineHeight: size * LEADING,
    font,
  })
  page.pushOperators(endMarkedContent())
}

function tagPage(pdf: PDFDocument, page: PDFPage) {
  const { context, catalog } = pdf
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const documentRef = tree.get(PDFName.of('K'))
  if (!(documentRef instanceof PDFRef)) throw new Error('The structure tree has no document.')
  const children = context.lookup(documentRef, PDFDict).lookup(PDFName.of('K'), PDFArray)
  const numbers = tree
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
  const key = tree.lookup(PDFName.of('ParentTreeNextKey'), PDFNumber).asNumber()
  const parents = context.obj([])
  tree.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(key + 1))
  numbers.push(PDFNumber.of(key))
  numbers.push(context.register(parents))
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(key))

  return {
    /** @returns the id of the element's marked content */
    add(role: Role) {
      const number = parents.size()
      const element = context.register(
        context.obj({ Type: 'StructElem', S: role, P: documentRef, Pg: page.ref, K: number }),
      )
      children.push(element)
      parents.push(element)
      return number
    },
  }
}
