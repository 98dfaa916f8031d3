import { CFB } from '@e965/xlsx'
import { cptable } from '@e965/xlsx/dist/cpexcel'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'

import { swollenWorkbook, workbookOf, type SheetXml } from '#shared/testing/workbook.ts'

import type { Encoding } from './decode-text.ts'
import { readFile } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const HEAD = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
const rowsOf = async (bytes: Uint8Array) => {
  const { sheets } = await readFile(bytes)
  return sheets.map(({ name, lines }) => [name, ...lines.map(({ cells }) => cells.join('|'))])
}
const bookOf = (sheets: SheetXml[], more = {}) =>
  workbookOf({ sheets, strings: ['first', 'second'], ...more })

function tableOf(encoding: Encoding): string[] {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  if (!encoding.startsWith('cp')) return [...new TextDecoder(encoding).decode(all)]
  return Array.from(all, (byte) => cptable[Number(encoding.slice(2))]!.dec[byte]!)
}

function encode(text: string, encoding: Encoding) {
  const table = tableOf(encoding)
  return Uint8Array.from(text, (sign) => table.indexOf(sign))
}

const NAMES = 'José Núñez,Begoña Peña\nMaría Ibáñez,Ángel Güiraldes\n'

it.each(['windows-1252', 'macintosh', 'cp850'] as const)(
  'guesses %s by the resulting letters, and reports the guess',
  async (encoding) => {
    const { sheets, text } = await readFile(encode(NAMES, encoding))
    expect(sheets[0]?.lines[0]?.cells).toEqual(['José Núñez', 'Begoña Peña'])
    expect(text).toEqual({ encoding, isGuess: true, isMixed: false })
  },
)

it('reads a text file in the chosen encoding', async () => {
  const { sheets, text } = await readFile(encode('Nuñez · α', 'cp437'), 'cp437')
  expect(sheets[0]?.lines[0]?.cells).toEqual(['Nuñez · α'])
  expect(text).toEqual({ encoding: 'cp437', isGuess: false, isMixed: false })
})

it('reads a file of two encodings line by line, and reports it', async () => {
  const utf8 = new TextEncoder().encode('José Núñez,UTF-8\n')
  const bytes = Uint8Array.of(...utf8, ...encode('Begoña Peña,older\n', 'windows-1252'))
  const { sheets, text } = await readFile(bytes)
  expect(sheets[0]?.lines.map(({ cells }) => cells[0])).toEqual(['José Núñez', 'Begoña Peña'])
  expect(text).toMatchObject({ isMixed: true })
})

it.each([
  ['="2135550188",a', '2135550188|a'],
  ['\uFEFFa,b', 'a|b'],
  ['a,b\r\n\u001a', 'a|b'],
  ['sep=;\r\na;b,c', 'a|b,c'],
  ['Box;Name;Rent, month', 'Box|Name|Rent, month'],
])('reads the CSV %j', async (text, cells) => {
  expect(await rowsOf(new TextEncoder().encode(text))).toEqual([['', cells]])
})

it.each([
  [
    'a cell of type text without a value',
    [{ name: 'A', rows: `${HEAD}<row r="2"><c r="A2" t="s"/><c r="B2"><v>1</v></c></row>` }],
    [['A', 'first', '|1']],
  ],
  [
    'a chart on a sheet of its own',
    [
      { name: 'Chart', isChart: true },
      { name: 'A', rows: HEAD },
    ],
    [['A', 'first']],
  ],
  [
    'an empty formatted cell at the end of the sheet',
    [{ name: 'A', rows: `${HEAD}<row r="1048576"><c r="XFD1048576" s="1"/></row>` }],
    [['A', 'first']],
  ],
] satisfies [string, SheetXml[], string[][]][])(
  'reads a workbook with %s',
  async (_kind, sheets, read) => {
    expect(await rowsOf(bookOf(sheets))).toEqual(read)
  },
)

it('marks hidden sheets', async () => {
  const { sheets } = await readFile(
    bookOf([
      { name: 'Old', state: 'hidden', rows: HEAD },
      { name: 'Older', state: 'veryHidden', rows: HEAD },
      { name: 'New', rows: HEAD },
    ]),
  )
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Old', true],
    ['Older', true],
    ['New', false],
  ])
})

it('reads days of both date systems, amounts as numbers, months as shown', async () => {
  const rows =
    '<row r="1"><c r="A1" s="1"><v>44562</v></c><c r="B1" s="2"><v>1234.5</v></c><c r="C1" s="3"><v>44562</v></c><c r="D1" t="e"><v>#N/A</v></c></row>'
  expect(await rowsOf(bookOf([{ name: 'A', rows }]))).toEqual([
    ['A', '2022-01-01|1234.5|Jan-22|#N/A'],
  ])
  expect(await rowsOf(bookOf([{ name: 'A', rows }], { date1904: true }))).toEqual([
    ['A', '2026-01-02|1234.5|Jan-26|#N/A'],
  ])
})

it.each([
  [
    'a workbook that swells',
    () => swollenWorkbook({ size: 1_000, declared: 80_000_000 }),
    'file_swells',
  ],
  [
    'one that lies about it',
    () => swollenWorkbook({ size: 2_000_000, declared: 1_000 }),
    'file_unreadable',
  ],
  ['another archive', () => zipSync({ 'a.txt': bytesOf('x') }), 'file_unreadable'],
  ['a workbook with a password', lockedWorkbook, 'file_locked'],
  ['another compound file', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'file_unreadable'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0, 1, 2, 3), 'file_unreadable'],
  ['a quote that is never closed', () => bytesOf('Box,Name\n"101,Ann'), 'quote_open'],
] satisfies [string, () => Uint8Array, string][])('refuses %s', async (_kind, make, fault) => {
  await expect(readFile(make())).rejects.toMatchObject({ fault })
})

/** Office keeps an encrypted workbook in a compound file. */
function lockedWorkbook() {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', [4, 0, 4, 0])
  CFB.utils.cfb_add(
    file,
    '/EncryptedPackage',
    Array.from({ length: 64 }, () => 0),
  )
  return Uint8Array.from(CFB.write(file, { type: 'array' }) as Iterable<number>)
}
