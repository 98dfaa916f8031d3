import * as v from 'valibot'

import { formErrors } from './content/en/forms.ts'

/**
 * What this site promises never to hold, as it looks where somebody types it into a free text: numbers of IDs, dates of birth and
 * home addresses. Only what can hardly be anything else: a tracking number, a shelf, a sum or a business that is named after its
 * street is taken.
 */
export function holdsPersonalIdentifier(text: string) {
  const line = tidy(text)
  return (
    ID_NUMBERS.some((pattern) => pattern.test(line)) ||
    HOME_ADDRESSES.some((pattern) => pattern.test(line))
  )
}

/** Refuses what a person may have typed about themselves, or somebody else, into a free text. */
export const withoutPersonalIdentifiers = v.check(
  (text: string) => !holdsPersonalIdentifier(text),
  formErrors.personal,
)

/** Whether it is written as Social Security numbers are, which no telephone number is. */
export function isSocialSecurityNumber(text: string) {
  return SOCIAL_SECURITY.test(tidy(text))
}

/** Digits of every width and script are digits, dashes of every length are hyphens, and nothing unseen stands between them. */
function tidy(text: string) {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll(/[\u2010-\u2015\u2212~_*\u00b7\u2022]/g, '-')
    .replaceAll(/\s+/g, ' ')
}

/** The ten digits of a script stand together: how many stand before one is what it says. */
function plainDigit(digit: string) {
  const at = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1
  return String(before % 10)
}

const SOCIAL_SECURITY =
  /(?<![\p{L}\d-])\d{3}(?: ?[-./] ?| )\d{2}(?: ?[-./] ?| )\d{4}(?![\p{L}\d-])/u
/** After one of these a number is that of a thing, not of a person. */
const THINGS =
  '(?<!(?:check|slip|deposit|receipt|order|invoice|p\\.?o|claim|ticket|rma|tracking|package|pkg|parcel|dhl|gls|lso|amazon|case|ref|reference|confirmation|routing|auth|authorization|approval|terminal|transaction|txn|batch|serial|zelle|rack|row|bin|shelf|cheque|giro(?: postal)?|recibo|pedido|orden|gu[ií]a|rastreo|paquete|folio|lote|autorizaci[oó]n|transacci[oó]n|serie|estante|factura|caso)\\.?(?: ?(?:no\\.?|n[úu]m\\.?|number|#|:))* ?)'
/** What an ID is called, and its number after it. */
const NAMED_NUMBER = String.raw`(?:no\.?|n[úu]m(?:ero)?\.?|number|#|:|is|es|de)`

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\\p{L}*\\.?,?'
const DATE = String.raw`(?:\d{1,4} ?[-/.] ?\d|\d{1,2} \d{1,2} \d{2}|\d{6,8}(?!\d)|(?:19|20)\d\d(?!\d)|\d{1,2}(?: de| of|st|nd|rd|th)? ${MONTH}|${MONTH} \d)`

const ID_NUMBERS = [
  SOCIAL_SECURITY,
  // A digit at a time.
  /(?<![\d] ?)\d(?:[ .-]\d){8}(?![ .-]?\d)/,
  // Social Security and passport numbers in one piece; driver's licenses, passports and consular IDs with their letter.
  new RegExp(`${THINGS}(?<![\\p{L}\\d#-])(?:\\d{9}|[A-Z]-?\\d{7,9})(?![\\p{L}\\d-])`, 'iu'),
  // A permanent resident's, in threes.
  /(?<![\p{L}\d-])A-?\d{3}-\d{3}-\d{3}(?![\p{L}\d-])/iu,
  // CURP of Mexico.
  /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d\b/i,
  new RegExp(
    String.raw`(?<!\p{L})(?:ssn|ss#|itin|social security|seguro social|passport|pasaporte|licen[sc]e|licencia|dl|curp|matr[ií]cula|green card|id card)(?: ?${NAMED_NUMBER})* ?(?:(?=[\p{L}-]{0,4}\d{4})(?=(?:[\p{L}-]*\d){5})|[A-Z][ -]?\d(?:-?\d){6})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:d\.?o\.?b\.?|born|date of birth|birth ?da(?:y|te)|naci[oó]|nacid[oa]|fecha (?:de )?nac(?:imiento|\.)?)(?: ?(?:is|es|:|on|in|el|en))* ?${DATE}`,
    'iu',
  ),
]

const FUNCTION_WORDS =
  'a|an|and|as|at|by|for|from|in|is|it|no|not|of|off|on|or|our|out|since|so|than|that|the|their|this|to|until|was|were|with|y|en|de|del|la|el|por|para|con'
const WORD = String.raw`(?!(?:${FUNCTION_WORDS}) )[\p{L}\d.'’-]+`
const STREETS =
  'street|st|avenue|ave|boulevard|blvd|bl|road|rd|lane|ln|highway|hwy|parkway|pkwy|terrace|alley'
/** Words that mean other things as well: only a number of three figures before them makes an address. */
const OTHER_WAYS = 'drive|dr|court|ct|place|pl|way|circle|cir|trail|trl|square|walk|loop'
/** What may follow an address, and no name of a business that begins like one. */
const END = String.raw`\.?(?= ?(?:$|[,;:#()/]|- |\d|(?:apt|apartment|unit|ste|suite|floor|fl|rear|[nsew]|los angeles|l\.?a|ca|calif|california|in|since|until|and|with|from|y|en|desde)(?![\p{L}\d])))`
const street = (number: string, kinds: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d$.,#/-])${number}(?: ?1/2|-?[a-d])? (?:${WORD} ){1,3}(?:${kinds})${END}`,
    'iu',
  )

const HOME_ADDRESSES = [
  street(String.raw`\d{1,6}`, STREETS),
  street(String.raw`\d{3,6}`, OTHER_WAYS),
  /(?<!\p{L})(?:calle|avenida|av\.?|calzada|privada|callej[oó]n) (?:[\p{L}\d.'’-]+ ){1,4}(?:#|n[úu]m\.? |no\.? )?\d{1,5}(?![\p{L}\d])/iu,
  // A state and its ZIP code.
  /(?:, ?[A-Z]{2}|(?<!\p{L})(?:ca|calif|california))\.? \d{5}(?:-\d{4})?(?!\d)/iu,
  /(?<!\p{L})(?:home address|lives at|resides at|vive en|domicilio)(?: ?(?:is|es|:))* ?\d/iu,
]
