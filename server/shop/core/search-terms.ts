import { setImmediate } from 'node:timers/promises'

import { sql, type Expression } from 'kysely'

import type { Database, Reader, Writer } from '#server/database/database.ts'
import { deleteRows } from '#server/database/rows.ts'
import { digitsOf, searchTerms, wordsOf, type SearchTerm } from '#shared/shop/core/search-terms.ts'

/** Above everything that begins like it. */
export const END = '\u{10ffff}'
/** Of the rows of an index that are read for one search. */
const MAX_ROWS = 60
/** Of the rows that a word is judged by: whether it is rare. */
const MAX_COUNTED = 5_000
export const MAX_FOUND = 30
/** Of a telephone number, as people say its end. */
const MIN_PHONE_END = 4
const ROWS_AT_ONCE = 100

/** Notes what an application is found by, whenever its recipients or its telephone number change. */
export async function indexApplication(
  tx: Writer,
  { id, phone }: { id: string; phone: string | null },
) {
  const recipients = await tx
    .selectFrom('recipients')
    .select(['name', 'native_name'])
    .where('application_id', '=', id)
    .execute()
  const names = recipients.flatMap(({ name, native_name }) => [name, native_name ?? ''])
  await deleteRows(tx, 'search_terms', { application_id: id })
  const rows = searchTerms(names, phone ?? '').map((term) => ({ ...term, application_id: id }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    // SQLite writes within one turn of the event loop: between two parts everybody else has theirs.
    if (at > 0) await setImmediate()
    await tx
      .insertInto('search_terms')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
}

/** Nobody is looked for any more by an application that was withdrawn. */
export async function forgetTerms(tx: Writer, applicationId: string) {
  await deleteRows(tx, 'search_terms', { application_id: applicationId })
}

/** The applications that a text finds, the likeliest first: people by name, telephone or email. */
export async function findApplications(database: Database, text: string) {
  const { read } = database
  const found: string[] = []
  const add = (ids: string[]) => {
    for (const id of ids) if (!found.includes(id)) found.push(id)
  }
  const words = wordsOf(text)
  const digits = /^[\d\s()+.-]+$/.test(text) ? digitsOf(text) : ''
  if (digits.length >= MIN_PHONE_END) add(await findByTerm(read, 'phone', [digits]))
  if (words.length > 0) {
    const ordered = await orderByRarity(read, words)
    add(await findByTerm(read, 'start', ordered))
    if (found.length < MAX_FOUND) add(await findByTerm(read, 'inner', ordered))
  }
  if (!/\s/.test(text) && found.length < MAX_FOUND) add(await findByEmail(database, text))
  return found.slice(0, MAX_FOUND)
}

/** One word is looked up; wherever it stands, every other must stand, too. */
async function findByTerm(
  read: Reader,
  kind: SearchTerm['kind'],
  [rarest = '', ...others]: string[],
) {
  let query = read
    .selectFrom('search_terms as found')
    .select('application_id')
    .where('kind', '=', kind)
    .where('term', '>=', rarest)
    .where('term', '<', rarest + END)
  for (const word of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_terms as other')
          .select('other.term')
          .whereRef('other.application_id', '=', 'found.application_id')
          // Said so that PostgreSQL looks within the application, and not at all that begin so.
          .where('other.kind', '<>', 'near')
          .where('other.term', '>=', word)
          .where('other.term', '<', word + END),
      ),
    )
  }
  const rows = await query.orderBy('term').limit(MAX_ROWS).execute()
  return rows.map(({ application_id: id }) => id)
}

async function orderByRarity(read: Reader, words: string[]) {
  if (words.length === 1) return words
  const counted: { word: string; count: number }[] = []
  for (const word of words) {
    let count = 0
    for (const kind of ['start', 'inner'] as const) count += await countTerms(read, kind, word)
    counted.push({ word, count })
  }
  return counted.toSorted((one, other) => one.count - other.count).map(({ word }) => word)
}

async function countTerms(read: Reader, kind: SearchTerm['kind'], word: string) {
  const terms = read
    .selectFrom('search_terms')
    .select('term')
    .where('kind', '=', kind)
    .where('term', '>=', word)
    .where('term', '<', word + END)
    .limit(MAX_COUNTED)
    .as('terms')
  const { count } = await read
    .selectFrom(terms)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findByEmail({ read, kind }: Database, text: string) {
  const start = text.toLowerCase()
  const byBytes = (column: Expression<string>) =>
    kind === 'postgres' ? sql<string>`${column} collate "C"` : column
  const accounts = (table: 'users' | 'customers') =>
    read
      .selectFrom(table)
      .select('id')
      .where(({ ref }) => byBytes(ref('email')), '>=', start)
      .where(({ ref }) => byBytes(ref('email')), '<', start + END)
      .limit(MAX_FOUND)
      .execute()
  const ids = [...(await accounts('users')), ...(await accounts('customers'))].map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom('applications')
    .select('id')
    .where('customer_id', 'in', ids)
    .orderBy('filed_at', 'desc')
    .limit(MAX_FOUND)
    .execute()
  return rows.map(({ id }) => id)
}
