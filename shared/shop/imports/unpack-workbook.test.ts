import { utils, type BookType } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'

import { bytesOfBook, readSheet } from '#shared/testing/sheet.ts'
import { workbookOf } from '#shared/testing/workbook.ts'

type Cells = (string | number)[]
const NAMES = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
const lee = (box: number) => [box, 'Ann Lee', 'small', '3/14/27', '3/14/24']

const inXlsx = (line: number, cells: Cells, attributes = '', more = '') =>
  `<row r="${line}"${attributes}>${cells.map((text, at) => cellOf('ABCDE'[at]! + line, text)).join('')}${more}</row>`
const cellOf = (place: string, text: string | number, style = 0) =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t>${text}</t></is></c>`

const inOds = (cells: Cells, attributes = '', style = '') =>
  `<table:table-row${attributes}>${cells.map((text) => `<table:table-cell office:value-type="string"${style}><text:p>${text}</text:p></table:table-cell>`).join('')}`

function odsOf(rows: string) {
  const spaces = ['office', 'table', 'text', 'style', 'fo'].map((name) => `xmlns:${name}="${name}"`)
  const struck =
    '<style:style style:name="ce2"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="ce3"><style:table-cell-properties fo:background-color="#ff0000"/></style:style>'
  const files = {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest/>',
    'styles.xml': '<office:document-styles/>',
    'content.xml': `<office:document-content ${spaces.join(' ')}><office:automatic-styles>${struck}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A"><table:table-column table:number-columns-repeated="5"/><table:table-column table:visibility="collapse"/>${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  )
}

async function read(bytes: Uint8Array) {
  const list = await readSheet(bytes)
  return {
    codes: list.rows.map(({ remarks }) => remarks.map(({ code }) => code).join()),
    notes: list.notes.map(({ code }) => code),
    deposits: list.rows.map(({ customer }) => customer?.depositCents),
  }
}

it('remarks on hidden, struck and colored rows, formulas without values and merged amounts; skips hidden columns', async () => {
  const rows = [
    inXlsx(1, NAMES, '', cellOf('F1', 'Deposit') + cellOf('G1', 'Balance')),
    inXlsx(2, lee(101), ' hidden="1"', cellOf('F2', 9)),
    inXlsx(3, lee(102), '', `${cellOf('G3', 5, 4)}`),
    inXlsx(4, lee(103), '', '<c r="G4"><f>A1*2</f><v></v></c>'),
    inXlsx(5, lee(104), '', '<c r="G5"><v>7</v></c>'),
    inXlsx(6, lee(104), '', '<c r="G6"/>'),
    inXlsx(7, lee(104), '', cellOf('G7', 5, 5)),
  ]
  const columns = '<cols><col min="6" max="6" hidden="1"/></cols>'
  const merges = '<mergeCells count="1"><mergeCell ref="G5:G6"/></mergeCells>'
  const sheets = [{ name: 'A', rows: rows.join(''), columns, merges }]
  const { codes, notes, deposits } = await read(workbookOf({ sheets }))
  expect(codes).toEqual([
    'row_hidden,column_unused',
    'row_struck',
    'no_value',
    '',
    'cell_merged',
    'row_colored',
  ])
  expect([notes, deposits[0]]).toEqual([['columns_hidden'], 0])
})

it('ignores the value of a formula marked for recalculation', async () => {
  const rows =
    inXlsx(1, NAMES, '', cellOf('F1', 'Balance')) +
    inXlsx(2, lee(101), '', '<c r="F2"><f>1+1</f><v>0</v></c>')
  const { codes } = await read(workbookOf({ sheets: [{ name: 'A', rows }], isUncomputed: true }))
  expect(codes).toEqual(['no_value'])
})

it('reads the same from a LibreOffice workbook', async () => {
  const end = '</table:table-row>'
  const rows = [
    inOds([...NAMES, 'Deposit', 'Balance']) + end,
    inOds([...lee(101), 9], ' table:visibility="collapse"') + end,
    inOds(lee(102), ' table:visibility="filter"') + end,
    inOds(lee(103), '', ' table:style-name="ce2"') + end,
    inOds(lee(103), '', ' table:style-name="ce3"') + end,
    `${inOds(lee(104))}<table:table-cell/><table:table-cell table:formula="of:=[.A1]*2"/>${end}`,
  ]
  const { codes, notes, deposits } = await read(odsOf(rows.join('')))
  expect(codes).toEqual([
    'row_hidden,column_unused',
    'row_hidden',
    'row_struck',
    'row_colored',
    'no_value',
  ])
  expect([notes, deposits[0]]).toEqual([['columns_hidden'], 0])
})

it.each([
  ['xlsx', []],
  ['biff8', ['strikes_unread']],
  ['xlsb', ['looks_unread']],
] satisfies [BookType, string[]][])(
  'remarks on a comment in a workbook of type %s, and reports looks it can’t read',
  async (bookType, unread) => {
    const sheet = utils.aoa_to_sheet([NAMES, lee(101)])
    utils.cell_add_comment(sheet['B2'], 'left in May')
    const book = utils.book_new(sheet, 'Boxes')
    const { codes, notes } = await read(bytesOfBook(book, bookType))
    expect([codes, notes]).toEqual([['row_noted'], unread])
  },
)
