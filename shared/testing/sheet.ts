import { write, type BookType, type WorkBook } from '@e965/xlsx'

import { readFile } from '#shared/shop/imports/read-file.ts'
import { readImport, type ImportChoices } from '#shared/shop/imports/read-import.ts'

import { facts } from './rental-facts.ts'

export const importShop = { facts, today: '2026-11-02' }

export async function readSheet(content: string | Uint8Array, choices: ImportChoices = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return readImport(await readFile(bytes), choices, importShop)
}

export function sheetOf(columns: string[], ...rows: (string | number)[][]) {
  return [columns, ...rows].map((cells) => cells.map(quote).join(',')).join('\n')
}

function quote(cell: string | number) {
  return `"${String(cell).replaceAll('"', '""')}"`
}

export function bytesOfBook(book: WorkBook, bookType: BookType = 'xlsx') {
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}
