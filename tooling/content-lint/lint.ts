import { parseHTML } from 'linkedom'

import { languageRules } from './language-rules.ts'
import { splitSentences, withoutOwnNames, withoutOwnUnit } from './own-facts.ts'
import type { Language } from './read-content.ts'
import { allowed, rules, type Rule } from './rules.ts'

export type Finding = { page: string; rule: Pick<Rule, 'id' | 'why'>; sentence: string }

const READ_ALOUD = ['alt', 'aria-description', 'aria-label', 'content', 'placeholder', 'title']
const STRUCTURED_DATA = /<script\b[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g
const UNSEEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** A build omits optional end tags. */
const BLOCK_EDGE =
  /<\/(a|button|label|cite|title)>|<\/?(p|ul|ol|li|h\d|div|table|tr|td|th|dl|dd|dt|summary|figcaption|option|section|blockquote)\b[^>]*>|<br\/?>/g
const TAG = /<[^>]+>/g
/** A full stop in structured data (`5042 N. Figueroa Street`) ends no sentence. */
const DATA = /^\{.*"@context"/
const MAX_SHOWN = 300

/** @param pages HTML by path */
export function lintWords(pages: Map<string, string>): Finding[] {
  const broken = { en: rememberBroken('en'), es: rememberBroken('es') }
  return [...pages].flatMap(([page, html]) => {
    const language = page.startsWith('/es/') ? 'es' : 'en'
    const sentences = sentencesOf(language === 'es' ? withoutEnglish(html) : html)
    const text = sentences.join('\n')
    return sentences.flatMap((sentence) =>
      broken[language](sentence)
        .filter((rule) => !rule.unlessPage?.test(text) && isFor(page, rule))
        .map((rule) => ({ page, rule, sentence: excerptOf(sentence, rule) })),
    )
  })
}

function excerptOf(sentence: string, { forbidden }: Rule) {
  if (sentence.length <= MAX_SHOWN) return sentence
  const position = typeof forbidden === 'function' ? 0 : Math.max(0, sentence.search(forbidden))
  const start = Math.max(0, position - MAX_SHOWN / 2)
  return `…${sentence.slice(start, start + MAX_SHOWN)}…`
}

/** Text around every page is reported once. */
function rememberBroken(language: Language) {
  const broken = new Map<string, Rule[]>()
  const find = (sentence: string) => {
    const own = withoutOwnNames(sentence)
    return rules
      .filter((rule) => breaks(rule, sentence))
      .concat(languageRules[language].filter((rule) => breaks(rule, own)))
  }
  return (sentence: string) => {
    const violated = broken.get(sentence) ?? find(sentence)
    broken.set(sentence, violated)
    return violated
  }
}

/** @param texts by the place they are found in */
export function lintTexts(
  texts: Iterable<[place: string, text: string]>,
  language: Language = 'en',
): Finding[] {
  return [...texts].flatMap(([page, text]) =>
    splitSentences(text).flatMap((sentence) =>
      languageRules[language]
        .filter((rule) => isFor(page, rule) && breaks(rule, sentence))
        .map((rule) => ({ page, rule, sentence })),
    ),
  )
}

function isFor(place: string, { forVisitors }: Rule) {
  return !forVisitors || !/(^|\/)(staff|counter|audit)[/.]/.test(place)
}

/** Only rules of law apply to the owner's own names. */
export function lintFact(text: string, ownStreets: string[]) {
  const written = text.replaceAll("'", '’')
  return rules.filter((rule) => breaks(rule, withoutOwnUnit(written, ownStreets)))
}

function breaks({ forbidden, unless }: Rule, sentence: string) {
  const words = withoutOwnUnit(sentence)
  const isFound = typeof forbidden === 'function' ? forbidden(words) : forbidden.test(words)
  return isFound && !unless?.test(sentence) && !allowed.includes(sentence)
}

export function asReport(findings: Finding[]) {
  return findings
    .map(({ page, rule, sentence }) => `${page}: “${sentence}”\n  ${rule.id}: ${rule.why}`)
    .join('\n')
}

function withoutEnglish(html: string) {
  const { document } = parseHTML(html)
  document.querySelectorAll('[lang|=en]').forEach((element) => element.remove())
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    READ_ALOUD.map((name) => element.getAttribute(name)),
  )
  return [document.toString(), ...attributes.filter(Boolean)].join('<br>')
}

export function sentencesOf(html: string) {
  return html
    .replaceAll(STRUCTURED_DATA, (_script, json: string) => asOneText(json))
    .replaceAll(UNSEEN, '')
    .replaceAll(BLOCK_EDGE, '\n')
    .replaceAll(TAG, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&#160;', '\u00A0')
    .replaceAll('&amp;', '&')
    .split('\n')
    .flatMap((line) => (DATA.test(line) ? [line] : splitSentences(line)))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function asOneText(json: string) {
  return `\n${JSON.stringify(JSON.parse(json)).replaceAll("'", '’')}\n`
}
