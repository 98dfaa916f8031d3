// The templates of the language that this process builds (make.ts runs it for each).
import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'

import { addFields } from './add-fields.ts'
import { TEMPLATES } from './fill-in.ts'
import { layOut, sumOfWords } from './layout.ts'
import { listLinks } from './places.ts'
import { printAll } from './print.ts'

const SHEETS = [
  { name: 'ps1583.pdf', fillable: false },
  { name: 'ps1583-Online.pdf', fillable: true },
]
const SMALL =
  '--object-streams=generate --recompress-flate --compression-level=9 --deterministic-id --replace-input'

const printed = await printAll(SHEETS.map(layOut))
mkdirSync(TEMPLATES, { recursive: true })
for (const [at, { name, fillable }] of SHEETS.entries()) {
  const file = join(TEMPLATES, name)
  writeFileSync(file, await finish(printed[at] ?? Buffer.alloc(0), fillable))
  execFileSync('qpdf', [...SMALL.split(' '), file])
  process.stdout.write(`${file}: ${statSync(file).size} bytes\n`)
}

/** Says what the file is, takes out what would make each run's bytes different, and adds the fields. */
async function finish(bytes: Buffer, fillable: boolean) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  pdf.setKeywords([sumOfWords()])
  pdf.setCreator('tooling/forms/make.ts')
  pdf.setProducer('tooling/forms/make.ts')
  const information = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
  for (const date of ['CreationDate', 'ModDate']) information.delete(PDFName.of(date))
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  for (const page of pdf.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  for (const { annotation, address } of listLinks(pdf)) {
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(address))
  }
  if (fillable) await addFields(pdf)
  return pdf.save({ updateFieldAppearances: false })
}
