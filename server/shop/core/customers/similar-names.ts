import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { matchNames } from '#shared/shop/applications/match-names.ts'
import { deletionsOf, wordsOf } from '#shared/shop/core/search-terms.ts'

import { END } from './search-terms.ts'

const NEAR_KINDS = ['start', 'near', 'inner'] as const
const MAX_CANDIDATES = 200
/** With this many words, one may be missing: a label may have a middle name or a title that the form lacks. */
const MIN_WORDS_TO_SKIP_ONE = 3
const SIMILAR_STARTS = [4, 3]
const MIN_PREFIX_WORD = 6

type Spelling = { word: string; keys: string[] }

export async function findSimilar(read: Reader, text: string) {
  const words = wordsOf(text)
  const ids = await listCandidates(read, words)
  if (ids.length === 0) return []
  const names = await read
    .selectFrom('recipients')
    .select(['applicationId as id', 'name', 'nativeName'])
    .where(isOneOf(read, 'applicationId', ids))
    .where('removedOn', 'is', null)
    .execute()
  return [...new Set(matchNames(text, names).map(({ id }) => id))]
}

async function listCandidates(read: Reader, words: string[]) {
  const spellings = words.map((word) => ({ word, keys: [word, ...deletionsOf(word)] }))
  const similar = await findNear(read, spellings)
  if (similar.length > 0) return similar
  if (words.length >= MIN_WORDS_TO_SKIP_ONE) {
    for (const left of words.keys())
      similar.push(...(await findNear(read, spellings.toSpliced(left, 1))))
  }
  return similar.length > 0
    ? [...new Set(similar)].slice(0, MAX_CANDIDATES)
    : findByLongestWord(read, words)
}

/** Every word must be in the application, mistyped or unfinished. Each is one index look-up. */
async function findNear(read: Reader, [first, ...others]: Spelling[]) {
  if (!first) return []
  let query = read.selectFrom(selectOf(read, first)).select('applicationId')
  for (const other of others) {
    query = query.intersect(read.selectFrom(selectOf(read, other)).select('applicationId'))
  }
  const rows = await read.selectFrom(query.as('all')).selectAll().limit(MAX_CANDIDATES).execute()
  return rows.map(({ applicationId: id }) => id)
}

function selectOf(read: Reader, { word, keys }: Spelling) {
  const withPrefix = read
    .selectFrom('searchTerms')
    .select('applicationId')
    .where('kind', '=', 'start')
    .where('term', '>=', word)
    .where('term', '<', word + END)
  return read
    .selectFrom('searchTerms')
    .select('applicationId')
    .where('kind', 'in', NEAR_KINDS)
    .where(isOneOf(read, 'term', keys))
    .union(withPrefix)
    .as('word')
}

async function findByLongestWord(read: Reader, words: string[]) {
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  if (longest.length < MIN_PREFIX_WORD) return []
  for (const length of SIMILAR_STARTS) {
    const start = longest.slice(0, length)
    const rows = await read
      .selectFrom('searchTerms')
      .select('applicationId')
      .distinct()
      .where('kind', '=', 'start')
      .where('term', '>=', start)
      .where('term', '<', start + END)
      .limit(MAX_CANDIDATES)
      .execute()
    if (rows.length > 0) return rows.map(({ applicationId: id }) => id)
  }
  return []
}
