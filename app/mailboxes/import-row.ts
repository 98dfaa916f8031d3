import * as v from 'valibot'

import { asDecimal, mailboxForm } from './mailbox-form.ts'
import { mailboxSchema, type Mailbox } from './mailbox.ts'

/** One row of a file, by the names of its columns. Anything may stand there. */
export type Row = Record<string, unknown>

/** Where a mailbox stood in its file: the row as a spreadsheet counts it, or the place in a list. */
export type NumberedMailbox = { row: number; mailbox: Mailbox }

/** What is wrong with a row. */
export type RowProblem = { row: number; id: string; sentence: string }

const instant = mailboxSchema.entries.lastUpdated
const LAST_UPDATED = 'Last updated must be an instant such as 2026-01-31T09:30:00Z'
const SHOWN_ID_LENGTH = 40

/**
 * Reads one row; all that is wrong with it is named.
 *
 * @param now the instant for rows that bring none
 */
export function readRow(row: Row, number: number, now: string): Mailbox | RowProblem {
  const { lastUpdated, ...texts } = textsOf(row)
  const read = v.safeParse(mailboxForm, texts, { abortPipeEarly: true })
  const sentences = (read.issues ?? []).map(({ message }) => message)
  const isDated = lastUpdated === '' || v.is(instant, lastUpdated)
  if (!isDated) sentences.push(LAST_UPDATED)
  if (!read.success || !isDated) {
    const id = texts.id.slice(0, SHOWN_ID_LENGTH)
    return { row: number, id, sentence: sentences.join('. ') }
  }
  return {
    ...read.output,
    lastUpdated: lastUpdated === '' ? now : new Date(lastUpdated).toISOString(),
  }
}

function textsOf(row: Row) {
  return {
    id: textOf(row['id']),
    location: textOf(row['location']),
    type: textOf(row['type']),
    status: textOf(row['status']),
    lat: textOf(row['lat']),
    lng: textOf(row['lng']),
    lastUpdated: textOf(row['lastUpdated']).trim(),
    description: textOf(row['description']),
  }
}

function textOf(value: unknown) {
  if (typeof value === 'number') return Number.isFinite(value) ? asDecimal(value) : String(value)
  return typeof value === 'string' ? value : ''
}
