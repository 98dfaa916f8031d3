import { words, type Words } from '#server/content.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Language } from '#shared/language.ts'

type Catalogue = {
  sentences: Map<string, string>
  /** Sentences with values in them, as English has them and as this language does. */
  templates: { english: string; sentence: string }[]
}

const PLACEHOLDER = /\{(\w+)\}/

const catalogues = { en: readCatalogue('en'), es: readCatalogue('es') } satisfies Record<
  Language,
  Catalogue
>

/**
 * What a refusal says, in a language. Refusals are thrown, and schemas hold their sentences, in English, which finds the
 * other language's, as a message catalogue does; what is in none of them stays as it is.
 */
export function translateMessage(language: Language, message: string): string {
  if (language === 'en') return message
  const { sentences, templates } = catalogues[language]
  const translation = sentences.get(message)
  if (translation !== undefined) return translation
  for (const { english, sentence } of templates) {
    const values = valuesIn(message, english)
    if (!values) continue
    const translated = Object.entries(values).map(([name, value]) => [
      name,
      translateMessage(language, value),
    ])
    return interpolate(sentence, Object.fromEntries(translated))
  }
  return message
}

function readCatalogue(language: Language): Catalogue {
  const translations = templatesOf(refusalsOf(words[language]))
  const pairs = templatesOf(refusalsOf(words.en)).map(
    (english, index) => [english, translations[index] ?? english] as const,
  )
  return {
    sentences: new Map(pairs.filter(([english]) => !PLACEHOLDER.test(english))),
    templates: pairs
      .filter(([english]) => PLACEHOLDER.test(english))
      .map(([english, sentence]) => ({ english, sentence })),
  }
}

/** All with which people are refused. */
function refusalsOf({ errors, formErrors, messageErrors, rental }: Words) {
  const ids = Object.values(rental.ids).map(({ reason, remedy }) => `${reason} ${remedy}`)
  return [rental, ids, formErrors, messageErrors, errors]
}

/** Every sentence in a value, in its order; a function's with a placeholder for each of its parameters. */
function templatesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    return [value(...Array.from({ length: value.length }, (_, index) => `{value${index}}`))]
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(templatesOf)
    : []
}

/** What stands in a message in the places of its template's placeholders, by their names; undefined for another message. */
function valuesIn(message: string, template: string) {
  const [start = '', ...parts] = template.split(PLACEHOLDER)
  if (!message.startsWith(start)) return undefined
  const values: Record<string, string> = {}
  let rest = message.slice(start.length)
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', text = ''] = parts.slice(at, at + 2)
    const isLast = at + 2 === parts.length
    const end = isLast && rest.endsWith(text) ? rest.length - text.length : rest.indexOf(text)
    if (end < 1 || (isLast && end + text.length !== rest.length)) return undefined
    values[name] = rest.slice(0, end)
    rest = rest.slice(end + text.length)
  }
  return values
}
