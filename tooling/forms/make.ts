// Makes both Form 1583 worksheets again: `node tooling/forms/make.ts`, from the root of the repository, after a
// change of the shop's name, address, phone or hours, of the lists of IDs, or of anything in this folder.
// Needs Chromium (CHROMIUM names another than /usr/bin/chromium); with qpdf the files come out smaller.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PDFDocument } from '@cantoo/pdf-lib'

import { addFields } from './add-fields.ts'
import { compress } from './compress.ts'
import { describeFile } from './describe-file.ts'
import { layOut } from './layout.ts'
import { printAll } from './print.ts'

const FOLDER = 'public/Forms'
const WORKSHEETS = [
  { name: 'ps1583.pdf', fillable: false },
  { name: 'ps1583-Online.pdf', fillable: true },
]

mkdirSync(FOLDER, { recursive: true })
const printed = await printAll(WORKSHEETS.map(layOut))
for (const [at, { name, fillable }] of WORKSHEETS.entries()) {
  const file = join(FOLDER, name)
  writeFileSync(file, await finish(printed[at] ?? Buffer.alloc(0), fillable))
  const how = compress(file) ? 'compressed' : 'not compressed: qpdf was not found'
  process.stdout.write(`${file}: ${statSync(file).size} bytes, ${how}\n`)
}

async function finish(bytes: Buffer, fillable: boolean) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  describeFile(pdf)
  if (fillable) await addFields(pdf)
  return pdf.save({ updateFieldAppearances: false })
}
