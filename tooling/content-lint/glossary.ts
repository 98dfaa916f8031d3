import { readFileSync } from 'node:fs'

import { denial, type Rule } from './rules.ts'

const source = readFileSync('app/content/es/glossary.md', 'utf8')
const [terms = [], never = []] = source.split(/^\| Never /m).map((table) =>
  [...table.matchAll(/^\| ([^\s-].*?) +\| (.*?) +\|$/gm)].map(([, first = '', second = '']) => ({
    first,
    second,
  })),
)

/** Names and short forms that a Spanish sentence keeps: they stand on both sides of the glossary. */
export const keptNames = new Set(
  terms.flatMap(({ first, second }) =>
    (first.match(/\p{Lu}{3,}|\d{4}|Notary Public/gu) ?? []).filter((name) => second.includes(name)),
  ),
)

/** What Spanish words may not say. A row that says what a word may not stand `for` is left to its reader. */
export const spanishRules: Rule[] = never
  .filter(({ first }) => !first.includes(' for '))
  .map(({ first, second }) => {
    const [words = '', isBeside] = first.split(/ (beside) /)
    const ends = isBeside ? String.raw`\.?\s*(n\.º|#)?\s*\d` : String.raw`(e?s)?(?!\p{L})`
    const forms = words
      .replaceAll('.', '')
      .replaceAll('…', String.raw`\p{L}*`)
      .replaceAll(', ', '|')
    return {
      id: 'glossary',
      why: `${second} (app/content/es/glossary.md).`,
      forbidden: new RegExp(String.raw`(?<!\p{L})(${forms})${ends}`, 'iu'),
      ...(isBeside && { unless: denial }),
    }
  })

/** The notice of Gov. Code 8219.5, in each language. */
export const notices = [...source.matchAll(/^`([^`]+)`(?: \/)?$/gm)].map(
  ([, sentence = '']) => sentence,
)
