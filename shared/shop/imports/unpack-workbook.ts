import { utils } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

import { FileFault } from './fields.ts'

/** Of what a workbook unpacks to: 5,000 rows of 40 columns are some 8 MB. */
const MAX_UNPACKED_BYTES = 64_000_000
const MAX_ENTRIES = 500

/** Lines count from 1, columns from 0. */
export type SheetLooks = {
  struck: Set<number>
  uncomputed: { line: number; column: number }[]
  lastLine: number
  hidden: Set<number>
  hiddenColumns: Set<number>
  colors: Map<number, string>
}
type Parts = Record<string, Uint8Array>

/**
 * The same workbook, not packed: what each part says of its size is added up before any is unpacked, and no part becomes larger than it said.
 *
 * @returns also the looks of its sheets in their order, none of a binary workbook
 * @throws FileFault
 */
export function unpackWorkbook(bytes: Uint8Array) {
  let [size, entries] = [0, 0]
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (/(?:^|\/)(?:media|Pictures|embeddings)\//.test(name)) return false
    size += originalSize
    entries += 1
    if (size > MAX_UNPACKED_BYTES || entries > MAX_ENTRIES) throw new FileFault('file_swells')
    return true
  }
  try {
    const parts = unzipSync(bytes, { filter })
    const looks = parts['content.xml'] ? looksOfOds(parts) : looksOfXlsx(parts)
    return { unpacked: zipSync(parts, { level: 0 }), looks }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('file_unreadable')
  }
}

function looksOfXlsx(parts: Parts): SheetLooks[] {
  const book = textOf(parts, 'xl/workbook.xml')
  const links = elementsOf(
    textOf(parts, 'xl/_rels/workbook.xml.rels'),
    /<(?:\w+:)?Relationship[ />]/g,
  )
  const paths = new Map(
    Array.from(links, (link) => [attributeOf(link, 'Id'), attributeOf(link, 'Target')]),
  )
  const isComputed = !/ fullCalcOnLoad="(?:1|true)"/.test(book)
  const isStruck = findStruck(parts)
  return Array.from(elementsOf(book, /<(?:\w+:)?sheet[ />]/g), (sheet) => {
    const path = (paths.get(attributeOf(sheet, 'r:id')) ?? '').replace(/^\/?(?:xl\/)?/, 'xl/')
    const xml = withoutEmptyEnd(textOf(parts, path))
    if (xml !== '') parts[path] = strToU8(xml, true)
    return looksOfSheet(xml, isStruck, isComputed)
  })
}

/** Without the lines below the last value or formula: they may be formatted, a million of them. */
function withoutEmptyEnd(xml: string) {
  const last = Math.max(...['v>', 'is>', 'f>', 'v/>', 'f/>'].map((end) => xml.lastIndexOf(end)))
  const tag = last < 0 ? 'sheetData>' : 'row>'
  const cut = xml.indexOf(tag, last) + tag.length
  const end = xml.lastIndexOf('<', xml.lastIndexOf('sheetData>'))
  return end < cut ? xml : xml.slice(0, cut) + xml.slice(end)
}

function looksOfSheet(xml: string, isStruck: (cell: string) => boolean, isComputed: boolean) {
  const looks = noLooks()
  let line = 0
  for (const piece of elementsOf(xml, /<(?:\w+:)?(?:row|c)[ />]/g)) {
    if (/^<(?:\w+:)?row/.test(piece)) {
      line = Number(attributeOf(piece, 'r') || line + 1)
      continue
    }
    const hasValue = /<(?:\w+:)?(?:v>[^<]|is>)/.test(piece)
    const hasFormula = /<(?:\w+:)?f[ >/]/.test(piece)
    if (hasValue) looks.lastLine = line
    if (hasValue && isStruck(piece)) looks.struck.add(line)
    // An empty text is what a formula came to.
    if (hasFormula && !(hasValue && isComputed) && attributeOf(piece, 't') !== 'str')
      looks.uncomputed.push({ line, column: utils.decode_cell(attributeOf(piece, 'r')).c })
  }
  return looks
}

function findStruck(parts: Parts) {
  const styles = textOf(parts, 'xl/styles.xml')
  const fonts = Array.from(elementsOf(styles, /<(?:\w+:)?font[ />]/g), hasStrike)
  const [, formats = ''] = styles.split('cellXfs')
  const struckFormats = Array.from(
    elementsOf(formats, /<(?:\w+:)?xf[ />]/g),
    (format) => fonts[Number(attributeOf(format, 'fontId'))],
  )
  const texts = Array.from(
    elementsOf(textOf(parts, 'xl/sharedStrings.xml'), /<(?:\w+:)?si[ />]/g),
    hasStrike,
  )
  return (cell: string) =>
    struckFormats[Number(attributeOf(cell, 's'))] === true ||
    (attributeOf(cell, 't') === 's' && texts[Number(/v>(\d+)/.exec(cell)?.[1] ?? -1)] === true) ||
    hasStrike(cell)
}

function hasStrike(xml: string) {
  return xml.includes('strike') && !/strike val="(?:0|false)"/.test(xml)
}

function looksOfOds(parts: Parts): SheetLooks[] {
  const xml = textOf(parts, 'content.xml')
  const styles = Array.from(elementsOf(xml, /<(?:\w+:)?style[ />]/g))
  const struck = namesOf(styles, /text-line-through-style="(?!none)/)
  const colored = namesOf(styles, /fo:background-color="#(?!ffffff)/i)
  const all: SheetLooks[] = []
  let [line, column] = [0, 0]
  for (const piece of elementsOf(xml, /<(?:\w+:)?(?:table|table-row|table-column)[ />]/g)) {
    const looks = all.at(-1)
    const isHidden = /^(?:collapse|filter)$/.test(attributeOf(piece, 'table:visibility'))
    if (/^<(?:\w+:)?table /.test(piece)) {
      all.push(noLooks())
      ;[line, column] = [0, 0]
    } else if (/^<(?:\w+:)?table-column/.test(piece)) {
      const columns = rangeOf(piece, 'columns', column)
      if (isHidden) for (const at of columns) looks?.hiddenColumns.add(at)
      column += columns.length
    } else if (looks) {
      const lines = rangeOf(piece, 'rows', line + 1)
      const names = Array.from(
        piece.matchAll(/ (?:table|text):style-name="([^"]*)"/g),
        ([, name]) => name,
      )
      for (const at of lines) {
        if (isHidden) looks.hidden.add(at)
        if (names.some((name) => struck.has(name))) looks.struck.add(at)
        const color = names.filter((name) => colored.has(name)).join()
        if (color) looks.colors.set(at, color)
      }
      line += lines.length
      looks.uncomputed.push(...listUncomputed(piece, line))
      if (piece.includes('office:value-type')) looks.lastLine = line
    }
  }
  return all
}

function namesOf(styles: string[], pattern: RegExp) {
  const those = styles.filter((style) => pattern.test(style))
  return new Set<string | undefined>(those.map((style) => attributeOf(style, 'style:name')))
}

/** A whole sheet may be one element that is repeated. */
const MAX_RANGE = 50_000

function rangeOf(piece: string, what: 'rows' | 'columns', first: number) {
  const length = Number(attributeOf(piece, `table:number-${what}-repeated`) || 1)
  return Array.from({ length: Math.min(length, MAX_RANGE) }, (_, at) => first + at)
}

function listUncomputed(row: string, line: number) {
  if (!row.includes('table:formula')) return []
  let next = 0
  return Array.from(elementsOf(row, /<(?:\w+:)?(?:covered-)?table-cell[ />]/g)).flatMap((cell) => {
    const column = next
    next += Number(attributeOf(cell, 'table:number-columns-repeated') || 1)
    const isComputed = attributeOf(cell, 'office:value-type') !== ''
    return attributeOf(cell, 'table:formula') === '' || isComputed ? [] : [{ line, column }]
  })
}

function* elementsOf(xml: string, name: RegExp) {
  let start = -1
  for (const { index } of xml.matchAll(name)) {
    if (start >= 0) yield xml.slice(start, index)
    start = index
  }
  if (start >= 0) yield xml.slice(start)
}

function attributeOf(piece: string, name: string) {
  const tag = piece.slice(0, piece.indexOf('>'))
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}

function noLooks(): SheetLooks {
  return {
    struck: new Set(),
    uncomputed: [],
    lastLine: 0,
    hidden: new Set(),
    hiddenColumns: new Set(),
    colors: new Map(),
  }
}

/** Latin 1, since only names of elements and attributes count. */
function textOf(parts: Parts, path: string) {
  const bytes = parts[path]
  return bytes ? strFromU8(bytes, true) : ''
}
