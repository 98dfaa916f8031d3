import { foldText, joinsOf, wordsOf } from '#shared/shop/core/search-terms.ts'

const BEGINS = 0.9
/** Below this similarity words are different. */
const MIN_WORD = 0.6
const MIN_NAME = 0.6

type Named = { name: string; nativeName?: string | null }

/** The entries of `named` whose name resembles the typed one, best first: tolerant of accents, order, unfinished and mistyped words. */
export function matchNames<One extends Named>(typed: string, named: One[]): One[] {
  const likenessOf = likenessTo(typed)
  return named
    .map((one) => ({ one, likeness: likenessOf(one) }))
    .filter(({ likeness }) => likeness >= MIN_NAME)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ one }) => one)
}

export function likenessTo(typed: string) {
  const wanted = wordsOf(typed).map((word) => ({ word, likest: new Map<string, number>() }))
  return ({ name, nativeName }: Named) => {
    if (wanted.length === 0) return 0
    const words = [name, nativeName ?? ''].flatMap((each) => {
      const own = wordsOf(each)
      return [...own, ...joinsOf(own)]
    })
    let sum = 0
    for (const { word, likest } of wanted) {
      let best = 0
      for (const other of words) {
        const likeness = likest.get(other) ?? likeWord(word, other)
        likest.set(other, likeness)
        best = Math.max(best, likeness)
      }
      sum += best
    }
    return sum / wanted.length
  }
}

export function bearsName({ name, nativeName }: Named, typed: string) {
  const [wanted, ...own] = [typed, name, nativeName ?? ''].map((text) =>
    wordsOf(foldText(text)).toSorted().join(' '),
  )
  return wanted !== '' && own.includes(wanted ?? '')
}

/** From 0 to 1. */
function likeWord(typed: string, word: string) {
  if (typed === word) return 1
  if (word.startsWith(typed)) return BEGINS
  const [shorter = 0, longer = 0] = [typed.length, word.length].toSorted((a, b) => a - b)
  if (shorter < longer * MIN_WORD) return 0
  const likeness = 1 - distance(typed, word) / longer
  return likeness >= MIN_WORD ? likeness * BEGINS : 0
}

/** The Damerau-Levenshtein distance. */
function distance(one: string, other: string) {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const steps = [
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) steps.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}
