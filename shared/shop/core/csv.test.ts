import { describe, expect, it } from 'vitest'

import { writeCsvLines, writeCsvNames } from './csv.ts'

const signs = [...'=+-@', ...'＝＋－＠', ...'﹦﹢﹣﹫', ...'⁼⁺⁻₌₊₋−']
const unseen = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\u00A0',
  '\u200B',
  '\u2060\u200D',
  '\uFEFF',
  '\u00AD',
  '\u034F',
]
const others = ['\u202E', '\u3164', '\uFE0F', '"', ' "', '\u0000']
const hostile = signs.flatMap((sign) =>
  [...unseen, ...others].flatMap((before) => [
    `${before}${sign}1+1`,
    `x;${before}${sign}1+1`,
    `x\t${before}${sign}1+1`,
    `x\r\n${before}${sign}1+1`,
  ]),
)

function read(csv: string, column: string) {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? ''
    if (isQuoted && sign === '"' && csv[at + 1] === '"') cell += csv[(at += 1)]
    else if (isQuoted && sign === '"') isQuoted = false
    else if (!isQuoted && sign === '"' && cell === '') isQuoted = true
    else if (!isQuoted && (sign === column || sign === '\r' || sign === '\n')) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return cells
}

describe('a spreadsheet', () => {
  it('is read back as written', () => {
    const rows = [
      ['Nguyễn, "Ann"', -1999],
      ['two\nlines', null],
      ['10 MAIN ST; rear', 'A-1 Keys + Locks, a@b.example'],
    ]
    const csv = writeCsvNames(['name', 'cents']) + writeCsvLines(rows)
    expect(csv.startsWith('\uFEFF"name","cents"\r\n')).toBe(true)
    const cells = read(csv.slice(1), ',').filter(Boolean)
    expect(cells).toEqual([
      'name',
      'cents',
      ...rows
        .flat()
        .filter((value) => value !== null)
        .map(String),
    ])
  })

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('with columns separated by %s runs no formula', (_name, column) => {
    for (const text of hostile) {
      const csv = writeCsvLines([['first', text, text, 'last']])
      for (const cell of read(csv, column)) {
        const visible = cell.normalize('NFKC').replaceAll(/[\s\p{C}\p{M}\u3164"]/gu, '')
        expect([text, /^[=+\-@−]/.test(visible)]).toEqual([text, false])
      }
    }
  })
})
