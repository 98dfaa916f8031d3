import { strToU8, zipSync, unzipSync } from 'fflate'
import { writeFileSync } from 'node:fs'
import { workbookOf } from '#shared/testing/workbook.ts'
const NAMES = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583', 'Phone', 'Email', 'Balance']
const cell = (p: string, t: string | number) => typeof t === 'number' ? `<c r="${p}"><v>${t}</v></c>` : `<c r="${p}" t="inlineStr"><is><t>${t}</t></is></c>`
const row = (n: number, cs: (string | number)[]) => `<row r="${n}">${cs.map((t, i) => cell('ABCDEFGH'[i]! + n, t)).join('')}</row>`
let rows = row(1, NAMES)
for (let i = 2; i <= 301; i++) rows += row(i, [100 + i, 'Ann Lee' + i, 'Small', '3/14/27', '3/14/24', '213-555-0100', `a${i}@b.com`, 5])
// formatted empty rows up to the end
const parts: string[] = [rows]
for (let i = 302; i <= 1_048_576; i++) parts.push(`<row r="${i}" s="1" customFormat="1"/>`)
writeFileSync('/tmp/w/imports/million.xlsx', workbookOf({ sheets: [{ name: 'A', rows: parts.join('') }] }))
let five = row(1, NAMES)
for (let i = 2; i <= 5001; i++) five += row(i, [100 + i, 'Ann Lee' + i, 'Small', '3/14/27', '3/14/24', '213-555-0' + i, `a${i}@b.com`, 5])
writeFileSync('/tmp/w/imports/five.xlsx', workbookOf({ sheets: [{ name: 'A', rows: five }] }))
