import { languages, type Language } from '#shared/language.ts'

const MAX_LENGTH = 400

/** The supported language that an `Accept-Language` header prefers (RFC 9110, 12.5.4); English if it names none. */
export function preferredLanguage(header: string | null | undefined): Language {
  const wanted = (header ?? '').slice(0, MAX_LENGTH).toLowerCase().split(',').map(readRange)
  const [best] = languages
    .map((language) => ({ language, weight: weightOf(language, wanted) }))
    .toSorted((a, b) => b.weight - a.weight)
  return best && best.weight > 0 ? best.language : languages[0]
}

type Range = { name: string; weight: number }

/** A range that names a language outweighs `*`. */
function weightOf(language: Language, wanted: Range[]) {
  const named = wanted.filter(({ name }) => name === language)
  const fitting = named.length > 0 ? named : wanted.filter(({ name }) => name === '*')
  return Math.max(0, ...fitting.map(({ weight }) => weight))
}

/** `es-US;q=0.8` matches `es`. */
function readRange(text: string): Range {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { name: range.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
