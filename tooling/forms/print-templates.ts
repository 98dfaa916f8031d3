// Prints the templates of one language (make.ts runs it for each).
import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'

import { takeEach } from '#tooling/open-browser.ts'

import { addFields } from './add-fields.ts'
import { TEMPLATES } from './fill-in.ts'
import { startChange, sumOfWords } from './layout.ts'
import { listLinks } from './places.ts'

const SHEETS = [
  { name: 'ps1583.pdf', fillable: false },
  { name: 'ps1583-Online.pdf', fillable: true },
]
const SMALL =
  '--object-streams=generate --recompress-flate --compression-level=9 --deterministic-id --replace-input'

const documents = SHEETS.map((sheet) => ({ html: startChange(sheet) }))
const printed = await takeEach(documents, print)
mkdirSync(TEMPLATES, { recursive: true })
for (const [at, { name, fillable }] of SHEETS.entries()) {
  const file = join(TEMPLATES, name)
  writeFileSync(file, await finish(printed[at] ?? Buffer.alloc(0), fillable))
  execFileSync('qpdf', [...SMALL.split(' '), file])
  process.stdout.write(`${file}: ${statSync(file).size} bytes\n`)
}

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

async function print(page: Page) {
  const overfull = await page.evaluate(findOverfull)
  if (overfull > 0)
    throw new Error(`Page ${overfull} of the worksheet holds more than a sheet of paper does.`)
  const options = { outline: true, preferCSSPageSize: true, printBackground: true }
  return page.pdf({ tagged: true, ...options })
}

/** Number of the first page that overflows, from 1; 0 if none does. Runs in the browser. */
function findOverfull() {
  const pages = [...document.querySelectorAll('.page')]
  const isCut = (part: Element) =>
    part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
  return (
    pages.findIndex(
      (page) => isCut(page) || [...page.querySelectorAll('.box, .item')].some(isCut),
    ) + 1
  )
}
