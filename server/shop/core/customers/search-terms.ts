import { setImmediate } from 'node:timers/promises'

import { countFound } from '#server/database/count-found.ts'
import type { Database, Reader, Writer } from '#server/database/database.ts'
import { insertMany, isOneOf } from '#server/database/many-rows.ts'
import { cleanAddress, cleanCode } from '#shared/clean-text.ts'
import { isPhoneNumber, splitPhone } from '#shared/phone.ts'
import {
  digitsOf,
  phoneEnd,
  searchTerms,
  wordsOf,
  type SearchTerm,
} from '#shared/shop/core/search-terms.ts'

export const END = '\u{10ffff}'
const MAX_ROWS = 60
const MAX_COUNTED = 5_000
export const MAX_FOUND = 30
const MIN_PHONE_END = 4
const ROWS_AT_ONCE = 100

/** Indexes an application; called whenever its recipients or telephone number change. */
export async function indexApplication(
  tx: Writer,
  { id, phone }: { id: string; phone: string | null },
) {
  const recipients = await tx
    .selectFrom('recipients')
    .select(['name', 'nativeName'])
    .where('applicationId', '=', id)
    .execute()
  const names = recipients.flatMap(({ name, nativeName }) => [name, nativeName ?? ''])
  await tx.deleteFrom('searchTerms').where('applicationId', '=', id).execute()
  const rows = searchTerms(names, phone ?? '').map((term) => ({ ...term, applicationId: id }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    // SQLite writes synchronously: other requests run between two parts.
    if (at > 0) await setImmediate()
    await insertMany(tx, 'searchTerms', rows.slice(at, at + ROWS_AT_ONCE))
  }
}

export async function removeTerms(tx: Writer, applicationId: string) {
  await tx.deleteFrom('searchTerms').where('applicationId', '=', applicationId).execute()
}

export async function findApplications(database: Database, text: string) {
  const { read } = database
  const words = wordsOf(text)
  const digits = isPhoneNumber(splitPhone(cleanCode(text)).number) ? digitsOf(text) : ''
  const byPhone =
    digits.length >= MIN_PHONE_END ? await findByTerm(read, 'phone', [phoneEnd(digits)]) : []
  const byName = words.length > 0 ? await findByWords(read, words) : []
  const byEmail = /\s/.test(text) ? [] : await findByEmail(database, text)
  return [...new Set([...byPhone, ...byName, ...byEmail])].slice(0, MAX_FOUND)
}

async function findByWords(read: Reader, words: string[]) {
  const ordered = await orderByRarity(read, words)
  const starts = await findByTerm(read, 'start', ordered)
  return [...starts, ...(await findByTerm(read, 'inner', ordered))]
}

async function findByTerm(
  read: Reader,
  kind: SearchTerm['kind'],
  [rarest = '', ...others]: string[],
) {
  let query = read
    .selectFrom('searchTerms as found')
    .select('applicationId')
    .where('kind', '=', kind)
    .where('term', '>=', rarest)
    .where('term', '<', rarest + END)
  for (const word of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('searchTerms as other')
          .select('other.term')
          .whereRef('other.applicationId', '=', 'found.applicationId')
          // Makes PostgreSQL look within the application rather than scan all terms with this beginning.
          .where('other.kind', '<>', 'near')
          .where('other.term', '>=', word)
          .where('other.term', '<', word + END),
      ),
    )
  }
  const rows = await query.orderBy('term').limit(MAX_ROWS).execute()
  return rows.map(({ applicationId: id }) => id)
}

async function orderByRarity(read: Reader, words: string[]) {
  if (words.length === 1) return words
  const counted = await Array.fromAsync(words, async (word) => {
    const start = await countTerms(read, 'start', word)
    const inner = await countTerms(read, 'inner', word)
    return { word, count: start + inner }
  })
  return counted.toSorted((one, other) => one.count - other.count).map(({ word }) => word)
}

async function countTerms(read: Reader, kind: SearchTerm['kind'], word: string) {
  const terms = read
    .selectFrom('searchTerms')
    .select('term')
    .where('kind', '=', kind)
    .where('term', '>=', word)
    .where('term', '<', word + END)
    .limit(MAX_COUNTED)
    .as('terms')
  return countFound(read.selectFrom(terms))
}

async function findByEmail({ read }: Database, text: string) {
  const start = cleanAddress(text).toLowerCase()
  const accounts = (table: 'users' | 'customers') =>
    read
      .selectFrom(table)
      .select('id')
      .where('email', '>=', start)
      .where('email', '<', start + END)
      .limit(MAX_FOUND)
      .execute()
  const matches = [...(await accounts('users')), ...(await accounts('customers'))]
  const ids = matches.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom('applications')
    .select('id')
    .where(isOneOf(read, 'customerId', ids))
    .orderBy('filedAt', 'desc')
    .limit(MAX_FOUND)
    .execute()
  return rows.map(({ id }) => id)
}
