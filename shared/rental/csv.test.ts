import { expect, it } from 'vitest'

import { writeCsvLines, writeCsvNames } from './csv.ts'

it('a spreadsheet reads back what was written, and runs none of it', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
  const lines = writeCsvLines([
    ['Nguyễn, "Ann"', -1999],
    ['two\nlines', null],
    ...hostile.map((text): [string, number] => [text, 0]),
  ])
  const csv = writeCsvNames(['name', 'cents']) + lines
  expect(csv.startsWith('\uFEFFname,cents\r\n')).toBe(true)
  expect(csv).toContain('"Nguyễn, ""Ann""",-1999\r\n"two\nlines",\r\n')
  for (const text of hostile) expect(csv).toContain(`'${text}`)
  expect(csv).not.toMatch(/(^|[,"\n])[=+@\t]/)
})
