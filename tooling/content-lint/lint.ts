import { parseHTML } from 'linkedom'

import { languageRules } from './language-rules.ts'
import { splitSentences, withoutOwnNames, withoutOwnUnit } from './own-facts.ts'
import type { Language } from './read-content.ts'
import { allowed, rules, type Rule } from './rules.ts'

export type Finding = { page: string; rule: Pick<Rule, 'id' | 'why'>; sentence: string }

const READ_ALOUD = ['alt', 'aria-description', 'aria-label', 'content', 'placeholder', 'title']
const STRUCTURED_DATA = /<script\b[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g
const UNSEEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** A build leaves out end tags that the next start tag stands for. */
const BLOCK_EDGE =
  /<\/(a|button|label|cite|title)>|<\/?(p|ul|ol|li|h\d|div|table|tr|td|th|dl|dd|dt|summary|figcaption|option|section|blockquote)\b[^>]*>|<br\/?>/g
const TAG = /<[^>]+>/g
/** A line of structured data: a full stop in it (`5042 N. Figueroa Street`) ends no sentence. */
const DATA = /^\{.*"@context"/
/** Longest excerpt of a sentence in a finding. */
const MAX_SHOWN = 300

/**
 * Reads finished pages and finds what they may not say.
 *
 * @param pages HTML by path
 */
export function lintWords(pages: Map<string, string>): Finding[] {
  const broken = { en: rememberBroken('en'), es: rememberBroken('es') }
  return [...pages].flatMap(([page, html]) => {
    const language = page.startsWith('/es/') ? 'es' : 'en'
    const sentences = sentencesOf(language === 'es' ? withoutEnglish(html) : html)
    const whole = sentences.join('\n')
    return sentences.flatMap((sentence) =>
      broken[language](sentence)
        .filter((rule) => !rule.unlessPage?.test(whole) && isFor(page, rule))
        .map((rule) => ({ page, rule, sentence: excerptOf(sentence, rule) })),
    )
  })
}

/** The part of a long sentence around the words that a rule finds. */
function excerptOf(sentence: string, { forbidden }: Rule) {
  if (sentence.length <= MAX_SHOWN) return sentence
  const found = typeof forbidden === 'function' ? 0 : Math.max(0, sentence.search(forbidden))
  const start = Math.max(0, found - MAX_SHOWN / 2)
  return `…${sentence.slice(start, start + MAX_SHOWN)}…`
}

/** The rules that a sentence breaks, wherever it stands: what surrounds each page is judged once. */
function rememberBroken(language: Language) {
  const known = new Map<string, Rule[]>()
  const find = (sentence: string) => {
    const own = withoutOwnNames(sentence)
    return rules
      .filter((rule) => breaks(rule, sentence))
      .concat(languageRules[language].filter((rule) => breaks(rule, own)))
  }
  return (sentence: string) => {
    const found = known.get(sentence) ?? find(sentence)
    known.set(sentence, found)
    return found
  }
}

/**
 * Reads single texts, which stand on no page yet: content, emails.
 *
 * @param texts by where each is found
 */
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

/** Pages, content and words of the counter stand in folders and files named after it. */
function isFor(place: string, { forVisitors }: Rule) {
  return !forVisitors || !/(^|\/)(staff|counter|audit)[/.]/.test(place)
}

/** The rules of law that what the owner calls something breaks: the rules of our own words are not for it. */
export function lintFact(text: string, ownStreets: string[]) {
  const written = text.replaceAll("'", '’')
  return rules.filter((rule) => breaks(rule, withoutOwnUnit(written, ownStreets)))
}

function breaks({ forbidden, unless }: Rule, sentence: string) {
  const words = withoutOwnUnit(sentence)
  const isFound = typeof forbidden === 'function' ? forbidden(words) : forbidden.test(words)
  return isFound && !unless?.test(sentence) && !allowed.includes(sentence)
}

/** What the build says of it. */
export function asReport(findings: Finding[]) {
  return findings
    .map(({ page, rule, sentence }) => `${page}: “${sentence}”\n  ${rule.id}: ${rule.why}`)
    .join('\n')
}

/** A page without what it marks as English, and with the words of its attributes. */
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

/** One line of text, with apostrophes as on the page. */
function asOneText(json: string) {
  return `\n${JSON.stringify(JSON.parse(json)).replaceAll("'", '’')}\n`
}
