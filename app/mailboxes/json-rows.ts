import type { RawRows } from './import-file.ts'
import type { Row } from './import-row.ts'

/** The rows of a JSON text: a list of mailboxes, counted from 1. */
export function readJsonRows(text: string): RawRows {
  const parsed = parse(text)
  if (!Array.isArray(parsed)) {
    return {
      refused: 'This file is not JSON with a list of mailboxes: [ { "id": "MBX1000", … }, … ].',
    }
  }
  return { rows: parsed.values().map(asRow), ignored: [] }
}

function asRow(row: unknown, place: number) {
  const number = place + 1
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return { number, row: {}, problem: 'This is no mailbox: { "id": "MBX1000", … }' }
  }
  return { number, row: { ...row } as Row }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
