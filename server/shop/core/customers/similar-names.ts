import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { matchNames } from '#shared/shop/applications/match-names.ts'
import { deletionsOf, wordsOf } from '#shared/shop/core/search-terms.ts'

import { END } from './search-terms.ts'

/** What a term may be that a mistyped word has in common with it. */
const NEAR_KINDS = ['start', 'near', 'inner'] as const
const MAX_CANDIDATES = 200
/** One more than that may be on a label and not on the form: a middle name, a title. */
const MIN_WITHOUT_ONE = 3
const SIMILAR_STARTS = [4, 3]
/** Of a shorter word the beginning says nothing. */
const MIN_BEGUN = 6

/** A word, and what it has in common with whatever is a letter away from it. */
type Spelling = { word: string; keys: string[] }

/** Applications of people whose names are like what was typed, the likest first: each word may be mistyped by a letter. */
export async function findSimilar(read: Reader, text: string) {
  const words = wordsOf(text)
  const ids = await listCandidates(read, words)
  if (ids.length === 0) return []
  const names = await read
    .selectFrom('recipients')
    .select(['application_id as id', 'name', 'native_name as nativeName'])
    .where(isOneOf(read, 'application_id', ids))
    .where('removed_on', 'is', null)
    .execute()
  return [...new Set(matchNames(text, names).map(({ id }) => id))]
}

async function listCandidates(read: Reader, words: string[]) {
  const spellings = words.map((word) => ({ word, keys: [word, ...deletionsOf(word)] }))
  const found = await findNear(read, spellings)
  if (found.length > 0) return found
  if (words.length >= MIN_WITHOUT_ONE) {
    for (const left of words.keys())
      found.push(...(await findNear(read, spellings.toSpliced(left, 1))))
  }
  return found.length > 0 ? [...new Set(found)].slice(0, MAX_CANDIDATES) : findBegun(read, words)
}

/** Every word must be somewhere in an application: mistyped, or not yet typed to its end. Each is looked up once, by an index. */
async function findNear(read: Reader, [first, ...others]: Spelling[]) {
  if (!first) return []
  let query = read.selectFrom(selectOf(read, first)).select('application_id')
  for (const other of others) {
    query = query.intersect(read.selectFrom(selectOf(read, other)).select('application_id'))
  }
  const rows = await read.selectFrom(query.as('all')).selectAll().limit(MAX_CANDIDATES).execute()
  return rows.map(({ application_id: id }) => id)
}

function selectOf(read: Reader, { word, keys }: Spelling) {
  const begun = read
    .selectFrom('search_terms')
    .select('application_id')
    .where('kind', '=', 'start')
    .where('term', '>=', word)
    .where('term', '<', word + END)
  return read
    .selectFrom('search_terms')
    .select('application_id')
    .where('kind', 'in', NEAR_KINDS)
    .where(isOneOf(read, 'term', keys))
    .union(begun)
    .as('word')
}

/** Where several letters are wrong: whoever has a word that begins like the longest. */
async function findBegun(read: Reader, words: string[]) {
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  if (longest.length < MIN_BEGUN) return []
  for (const length of SIMILAR_STARTS) {
    const start = longest.slice(0, length)
    const rows = await read
      .selectFrom('search_terms')
      .select('application_id')
      .distinct()
      .where('kind', '=', 'start')
      .where('term', '>=', start)
      .where('term', '<', start + END)
      .limit(MAX_CANDIDATES)
      .execute()
    if (rows.length > 0) return rows.map(({ application_id: id }) => id)
  }
  return []
}
