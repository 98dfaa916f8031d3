import { formsFolderOf } from '#shared/language.ts'

import { keptNames } from './language-rules.ts'
import { lintTexts, type Finding } from './lint.ts'
import type { Content, Language } from './read-content.ts'

const CODE_FIELD =
  /\b(framing|icon|id|kind|look|needs|network|offer|opens|picture|place|related|to|under|url|verdict|video)(\.\d+)?$/
const CODE = /^(\/|https?:)\S*$|^[a-z\d]+(-[a-z\d]+)+$|^(true|false|null|[\d.]+)$/
const IN_CODE = /^[a-z/]\S*$/
const LINE_START = /^(#+|-|\d+\.|\||[a-z]+:)(?= )/gm
const MARKUP = /\{\w+\}|\]\([^)]+\)/g
const NUMBER = /\$?\d(?:[\d.,:]*\d)?/g
const FORMS = { en: `${formsFolderOf('en')}/`, es: `${formsFolderOf('es')}/` }
const MAYBE_TWO = /\b(both|couple|hundred|pair|second|twice|amb[oa]s|segund[oa]s?|l[oa]s dos)\b/i

const factWords = { en: factWordsOf('en'), es: factWordsOf('es') }

const OF_STAFF = /^(staff\/|shared\/(audit|counter|inbox|mail|operations|staff)\.ts )/
const OF_SPANISH = /^(holidays|place-names)\.ts /
const STAYS_ENGLISH =
  /^shared\/(errors\.ts |emails\.ts emails\.message|shop-emails\.ts shopEmails\.(signInLeft|staff-invitation))/

export function lintTranslation(english: Content, spanish: Content): Finding[] {
  const texts = [...spanish]
    .filter(
      ([place, text]) =>
        !STAYS_ENGLISH.test(place) && !(text === english.get(place) && IN_CODE.test(text)),
    )
    .map(([place, text]) => [`es/${place}`, text.replaceAll(MARKUP, '')] as [string, string])
  return [...compareContent(english, spanish), ...lintTexts(texts, 'es')]
}

function compareContent(english: Content, spanish: Content): Finding[] {
  const report = (place: string, sentence: string, id: string, why: string): Finding => ({
    page: `es/${place}`,
    rule: { id, why },
    sentence,
  })
  const unlike = [...english].flatMap(([place, written]) => {
    const text = written.replaceAll(FORMS.en, FORMS.es)
    const translation = spanish.get(place)
    if (translation === undefined)
      return OF_STAFF.test(place) ? [] : report(place, text, 'missing', 'It is not in Spanish.')
    const why = differenceOf(place, text, translation)
    return why ? report(place, translation, 'facts', why) : []
  })
  const extra = [...spanish].filter(([place]) => !english.has(place) && !OF_SPANISH.test(place))
  return unlike.concat(
    extra.map(([place, text]) => report(place, text, 'extra', 'It is not in English.')),
  )
}

function differenceOf(place: string, english: string, spanish: string) {
  if (english === spanish) return ''
  if (isCode(place, english)) return `It must be as in English: ${english}`
  const shape = (text: string) => (text.match(LINE_START) ?? []).join(' ')
  if (place.includes('.md ') && shape(english) !== shape(spanish))
    return `Its lines must begin as in English: ${shape(english)}`

  const isVague = MAYBE_TWO.test(english) || MAYBE_TWO.test(spanish)
  const [facts, translated] = [factsOf(english, 'en'), factsOf(spanish, 'es')].map((texts) => {
    if (isVague) texts.delete('2')
    return texts
  }) as [Set<string>, Set<string>]
  const names = [...keptNames].filter((name) => isNamed(name, english) && !isNamed(name, spanish))
  const lost = [...facts.difference(translated), ...names]
  const added = [...translated.difference(facts)].filter((fact) => !keptNames.has(fact))
  if (lost.length + added.length === 0) return ''
  return `English says ${lost.join(', ') || 'no more'}, Spanish ${added.join(', ') || 'does not'}: ${english}`
}

function isCode(place: string, text: string) {
  return CODE.test(text) || (CODE_FIELD.test(place) && IN_CODE.test(text))
}

function isNamed(name: string, text: string) {
  return text.toLowerCase().includes(name.toLowerCase())
}

/** Placeholders, targets of links, the number of bold words, numbers, months and days. */
function factsOf(text: string, language: Language) {
  const words = text.replaceAll(MARKUP, ' ').replaceAll(/\bMay (?!\d)/g, '')
  // June is also a first name.
  const isDated = /\d/.test(words)
  const bold = words.split('**').length
  const facts = [
    ...(text.match(MARKUP) ?? []),
    ...(words.match(NUMBER) ?? []),
    ...(words.match(/\p{L}+/gu) ?? []).flatMap(
      (word) =>
        factWords[language].get(word) ??
        factWords[language].get(word.toLowerCase().replace(/fold$/, '')) ??
        [],
    ),
    ...(bold > 1 ? [`${bold} **`] : []),
  ]
  return new Set(facts.filter((fact) => fact !== '1' && (isDated || !fact.startsWith('month'))))
}

function factWordsOf(language: Language) {
  const numbers = {
    en: 'two three four five six seven eight nine ten eleven twelve',
    es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  }
  const day = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at * 86_400_000)
  const months = Array.from({ length: 12 }, (_, at) => day(at * 31, { month: 'long' }))
  const days = Array.from({ length: 7 }, (_, at) => day(at, { weekday: 'long' }))
  return new Map([
    ...numbers[language].split(' ').map((word, at) => [word, `${at + 2}`] as const),
    ...months.map((word, at) => [word, `month ${at + 1}`] as const),
    ...days.flatMap((word, at) =>
      [word, `${word.replace(/s$/, '')}s`].map((form) => [form, `weekday ${at}`] as const),
    ),
  ])
}
