import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { PDFDocument } from '@cantoo/pdf-lib'

import { TEMPLATES, WORKSHEETS } from './fill-in.ts'
import { sumOfWords } from './layout.ts'

/** The templates of the language that is built which do not say what the lists of IDs and the sections say today. */
export async function findStaleTemplates() {
  const files = WORKSHEETS.map((name) => join(TEMPLATES, name))
  const keywords = await Promise.all(files.map(readKeywords))
  return files.filter((_, at) => keywords[at] !== sumOfWords()).map((file) => relative('', file))
}

async function readKeywords(file: string) {
  const pdf = await PDFDocument.load(await readFile(file), { updateMetadata: false })
  return pdf.getKeywords()
}

if (import.meta.main) process.stdout.write((await findStaleTemplates()).join('\n'))
