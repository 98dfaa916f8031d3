import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { PDFDocument } from '@cantoo/pdf-lib'

import { TEMPLATES, WORKSHEETS } from './fill-in.ts'
import { sumOfWords } from './layout.ts'

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
