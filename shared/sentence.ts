import { isDay } from './calendar.ts'
import { interpolate } from './interpolate.ts'

/** On a page a string in its language; on the server a function of the language, English by default. */
export type Sentence = string | ((wanted: { lang?: string | undefined }) => string)

export function render(sentence: Sentence, lang?: string) {
  return typeof sentence === 'string' ? sentence : sentence({ lang })
}

export function fillIn(sentence: Sentence, values: Record<string, string | number>): Sentence {
  return ({ lang = 'en' }) => {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isDay(value) ? day.format(Date.parse(value)) : value,
    ])
    return interpolate(render(sentence, lang), Object.fromEntries(written))
  }
}
