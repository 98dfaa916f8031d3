import * as v from 'valibot'

import { formErrors } from '#sentences/forms.ts'

import { cleanCode } from './clean-text.ts'

/** Only unmistakable ones count: a tracking number, a sum or a business on a street is accepted. */
export function holdsPersonalIdentifier(text: string) {
  const line = tidy(text)
  return (
    ID_NUMBERS.some((pattern) => pattern.test(line)) ||
    HOME_ADDRESSES.some((pattern) => pattern.test(line)) ||
    holdsNumberOfPerson(line) ||
    NAMED.some(([name, value]) => isFollowed(line, name, value)) ||
    holdsBirthDate(line) ||
    holdsStreetAddress(line.toLowerCase().split(' '))
  )
}

export const withoutPersonalIdentifiers = v.check(
  (text: string) => !holdsPersonalIdentifier(text),
  formErrors.personal,
)

/** Whether a text has the format of a Social Security number, which no telephone number has. */
export function isSocialSecurityNumber(text: string) {
  return SOCIAL_SECURITY.test(tidy(text))
}

function tidy(text: string) {
  return cleanCode(text.normalize('NFKC')).replaceAll(/[~_*\u00b7\u2022]/g, '-')
}

const SOCIAL_SECURITY =
  /(?<![\p{L}\d-])\d{3}(?: ?[-./] ?| )\d{2}(?: ?[-./] ?| )\d{4}(?![\p{L}\d-])/u

const ID_NUMBERS = [
  SOCIAL_SECURITY,
  /(?<![\d] ?)\d(?:[ .-]\d){8}(?![ .-]?\d)/,
  // An alien registration number, in threes.
  /(?<![\p{L}\d-])A-?\d{3}-\d{3}-\d{3}(?![\p{L}\d-])/iu,
  // Mexico's CURP.
  /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d\b/i,
]

/** Unseparated Social Security and passport numbers; driver's licenses, passports and consular IDs with their letter. */
const IN_ONE_PIECE = /(?<![\p{L}\d#-])(?:\d{9}|[A-Z]-?\d{7,9})(?![\p{L}\d-])/giu
/** A number after one of these identifies a thing, not a person. */
const THING =
  /(?:check|slip|deposit|receipt|order|invoice|p\.?o|claim|ticket|rma|tracking|package|pkg|parcel|dhl|gls|lso|amazon|case|ref|reference|confirmation|routing|auth|authorization|approval|terminal|transaction|txn|batch|serial|zelle|rack|row|bin|shelf|cheque|giro(?: postal)?|recibo|pedido|orden|gu[ií]a|rastreo|paquete|folio|lote|autorizaci[oó]n|transacci[oó]n|serie|estante|factura|caso)\.?(?: ?(?:no\.?|n[úu]m\.?|number|#|:)){0,3} ?$/iu

const MAX_THING = 60

function holdsNumberOfPerson(line: string) {
  return line
    .matchAll(IN_ONE_PIECE)
    .some(({ index }) => !THING.test(line.slice(Math.max(0, index - MAX_THING), index)))
}

const NAMED: [name: RegExp, value: RegExp][] = [
  [
    /(?<!\p{L})(?:ssn|ss#|itin|social security|seguro social|passport|pasaporte|licen[sc]e|licencia|dl|curp|matr[ií]cula|green card|id card)(?: ?(?:no\.?|n[úu]m(?:ero)?\.?|number|#|:|is|es|de)){0,4} ?/giu,
    /^(?:(?=[\p{L}-]{0,4}\d{4})(?:[\p{L}-]{0,9}\d){5}|[A-Z][ -]?\d(?:-?\d){6})/iu,
  ],
  [
    /(?<!\p{L})(?:d\.?o\.?b\.?|born|date of birth|birth ?da(?:y|te)|naci[oó]|nacid[oa]|fecha (?:de )?nac(?:imiento|\.)?)(?: ?(?:is|es|:|on|in|el|en)){0,3} ?/giu,
    /^(?:\d{1,4} ?[-/.] ?\d|\d{1,2} \d{1,2} \d{2}|\d{6,8}(?!\d)|(?:19|20)\d\d(?!\d)|(?=\d|\p{L}{3,12}\.?,? \d)(?:\d{1,2}(?: de| of|st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic))/iu,
  ],
]

function isFollowed(line: string, name: RegExp, value: RegExp) {
  return line
    .matchAll(name)
    .some(({ 0: match, index }) => value.test(line.slice(index + match.length)))
}

/** Whole dates: with a year in four digits, or numeric with a year that is not in the near future. */
const LONG_AGO = [
  /(?<![\d/.-])\d{1,2} ?([-/.]) ?\d{1,2} ?\1 ?(?:19\d\d|200[0-5])(?![\d/-])/gu,
  /(?<![\d/.-])\d{1,2}\/\d{1,2}\/[4-9]\d(?![\d/-])/gu,
  /(?<![\d/.-])(?:19\d\d|200[0-5])([-/.])\d{1,2}\1\d{1,2}(?![\d/-])/gu,
  /(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}{0,7}\.?,?(?: de)? (?:19\d\d|200[0-5])(?!\d)/giu,
  /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}{0,7}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19\d\d|200[0-5])(?!\d)/giu,
]
/** A customer or business may be that old. */
const SINCE = /(?:since|from|founded|est\.?|established|desde|fundad[oa])(?: (?:in|on|en|el))? ?$/iu
const MAX_SINCE = 20

/** A date of the last century is a birthday. */
function holdsBirthDate(line: string) {
  return LONG_AGO.some((pattern) =>
    line
      .matchAll(pattern)
      .some(({ index }) => !SINCE.test(line.slice(Math.max(0, index - MAX_SINCE), index))),
  )
}

const HOME_ADDRESSES = [
  /(?<![\p{L}\d#])\d{2,6} (?:calle|avenida|camino|paseo|rancho) \p{L}/iu,
  /(?<![\p{L}\d#])\d{3,6} (?:V[ií]a|Plaza|Rue) \p{Lu}/u,
  /(?<![\p{L}\d#])\d{2,6} (?:[\p{L}.'’]{1,20} ){0,2}[\p{L}.'’]{1,20}, ?(?:[\p{L}.]{1,20} ){1,3}9[0-6]\d{3}(?!\d)/u,
  /(?<!\p{L})(?:calle|avenida|av\.?|calzada|privada|callej[oó]n) (?:[\p{L}\d.'’-]{1,40} ){1,4}(?:#|n[úu]m\.? |no\.? )?\d{1,5}(?![\p{L}\d])/iu,
  /(?:, ?[A-Z]{2}|(?<!\p{L})(?:ca|calif|california))\.? \d{5}(?:-\d{4})?(?!\d)/iu,
  /(?<!\p{L})(?:home address|lives at|resides at|vive en|domicilio)(?: ?(?:is|es|:)){0,3} ?\d/iu,
]

/** Between a number and a word that only seems to be its street, they make a sentence. */
const FUNCTION_WORDS = wordSet(
  'a an and as at by for from in is it no not of off on or our out since so than that the their this to until was were with y en de del la el por para con',
)
const STREETS = wordSet(
  'street st avenue ave boulevard blvd bl road rd lane ln highway hwy parkway pkwy terrace alley',
)
/** Ambiguous words: only a number of three digits before them makes an address. */
const OTHER_WAYS = wordSet('drive dr court ct place pl way circle cir trail trl square walk loop')
/** Words that may follow an address, and that no business name continues with. */
const FOLLOWERS = wordSet(
  'apt apartment unit ste suite floor fl rear n s e w los la l.a ca calif california in since until and with from y en desde',
)
const MAX_NAME_WORDS = 3

function holdsStreetAddress(words: string[]) {
  return words.some((first, at) => {
    const [, number] = /^[("“]?(\d{1,6})(?:-?[a-d])?$/.exec(first) ?? []
    if (number === undefined) return false
    const begin = at + (words[at + 1] === '1/2' ? 2 : 1)
    const rest = words.slice(begin, begin + MAX_NAME_WORDS + 2)
    const name = rest.findIndex((word) => !isNameWord(word))
    const ends = rest.slice(1, MAX_NAME_WORDS + 1).map((_, index) => index + 1)
    return ends.some(
      (end) => (name === -1 || end <= name) && isWay(rest[end] ?? '', rest[end + 1], number.length),
    )
  })
}

function isNameWord(word: string) {
  return /^[\p{L}\d.'’-]+$/u.test(word) && !FUNCTION_WORDS.has(word)
}

function isWay(word: string, next: string | undefined, figures: number) {
  const [, kind = '', after = ''] = /^(\p{L}+)\.?([,;:#()/].*)?$/u.exec(word) ?? []
  const isKind = STREETS.has(kind) || (figures > 2 && OTHER_WAYS.has(kind))
  if (!isKind) return false
  return after !== '' || next === undefined || /^(?:[,;:#()/\d]|-$)/.test(next) || follows(next)
}

function follows(word: string) {
  const [begin = ''] = word.split(/[,;:)]/)
  return FOLLOWERS.has(begin.replace(/\.$/, ''))
}

function wordSet(words: string) {
  return new Set(words.split(' '))
}
