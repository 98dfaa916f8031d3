import { addDays, isDay, type Day } from '#shared/calendar.ts'
import { cleanCode } from '#shared/clean-text.ts'
import { lookUp } from '#shared/look-up.ts'
import { recipientKinds, type RecipientKind } from '#shared/shop/applications/household.ts'
import { addressIds, photoIds } from '#shared/shop/applications/identification.ts'
import type { DayOrder } from '#shared/shop/imports/calls.ts'

import { documentNames, kindNames, languageNames, termMonths } from './cell-words.ts'
import { foldColumn } from './columns.ts'

/** Two-digit years: 69 is 2069, 70 is 1970. */
const CENTURY_PIVOT = 70
/** Excel's day 0, which makes up for its nonexistent 29 February 1900; on old Macs 1904. */
const EXCEL_DAY_ZERO = '1899-12-30'
const MAC_DAY_ZERO = '1904-01-01'
/** Serial numbers of 1954 to 2173: anything else is not taken for a day. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 99_999]
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')

/** Parses a day as people, programs and Excel write it; null when it is none. */
export function readDay(text: string, order: DayOrder, date1904 = false): Day | null {
  const [line = ''] = cleanCode(text).split(/(?<=\d)[T ](?=\d{1,2}:\d\d)/)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(line)
  if (iso) return asDay(iso[1], iso[2], iso[3])
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(line)
  if (figures) {
    const [, one, two, year] = figures
    return order === 'month' ? asDay(year, one, two) : asDay(year, two, one)
  }
  if (/^\d{8}$/.test(line)) return asDay(line.slice(0, 4), line.slice(4, 6), line.slice(6))
  if (/^\d{5}(?:\.\d+)?$/.test(line)) return readSerial(Math.floor(Number(line)), date1904)
  return readWritten(foldColumn(line))
}

function readSerial(serial: number, date1904: boolean) {
  const begins = date1904 ? MAC_DAY_ZERO : EXCEL_DAY_ZERO
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays(begins, serial) : null
}

/** `mar 4 2026`, `4 mar 26`, `4th of march 2026`, `4 de marzo de 2026`. */
function readWritten(line: string) {
  const words = line
    .split(' ')
    .filter((word) => !/^(?:of|de|del|mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?$/u.test(word))
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'))
  if (words.length !== 3) return null
  const at = words.findIndex((word) => monthOf(word) > 0)
  const [first = '', second = ''] = words.filter((_, index) => index !== at)
  if (at < 0 || at > 1) return null
  return asDay(second, String(monthOf(words[at] ?? '')), first)
}

function monthOf(word: string) {
  if (!/^\p{L}{3,10}$/u.test(word)) return 0
  const start = word.slice(0, 3)
  return Math.max(MONTHS.indexOf(start), MESES.indexOf(start)) + 1
}

function asDay(year = '', month = '', day = ''): Day | null {
  if (!/^(?:\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day))
    return null
  const century = Number(year) < CENTURY_PIVOT ? '20' : '19'
  const whole = year.length === 2 ? century + year : year
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

/** Cents, negative with a minus, in parentheses or with CR; null when it is no amount. */
export function readCents(text: string): number | null {
  const line = cleanCode(text)
    .toUpperCase()
    .replaceAll(/\s|USD|US\$|\$/g, '')
  if (/^(?:-|N\/?A|NONE|0)$/.test(line)) return 0
  const [, body = line] = /^\((.+)\)$/.exec(line) ?? []
  const isNegative = body !== line || /^-|(?:-|CR)$/.test(line)
  const plain = body.replaceAll(/^[-+]|(?:-|CR|DR)$/g, '')
  const [, whole = '', cents = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})\d*)?$/.exec(plain) ??
    /^(\d+),(\d{2})$/.exec(plain) ??
    []
  if (whole === '' || !isShort(plain)) return null
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return isNegative ? 0 - amount : amount
}

/** Excel may store 9.99 as 9.9900000000000002: digits after the cents are rounding errors. */
function isShort(plain: string) {
  const [, rest = ''] = plain.split('.')
  return rest.length <= 2 || /^(?:0{1,20}|(?:0{6}|9{6})\d{1,10})$/.test(rest.slice(2))
}

/** A whole number with its usual surroundings: `#007`, `PMB 7`, `7.0`, `6 months`; null when it is none. */
export function readWhole(text: string): number | null {
  const [, figures] =
    /^(?:(?:pmb|box|mailbox|buzon|unit)\s?)?(?:#|no\.? )?\s?(\d{1,9})(?:\.0{1,9})?(?: ?(?:months?|mos?\.?|keys?|meses|llaves?))?$/i.exec(
      cleanCode(text),
    ) ?? []
  return figures === undefined ? null : Number(figures)
}

const MAX_MONTHS = 60

export function readMonths(text: string): number | null {
  const folded = foldColumn(text)
  const years = /^(\d) (?:years?|yrs?|anos?)$/.exec(folded)
  const months = lookUp(termMonths, folded) ?? (years ? Number(years[1]) * 12 : readWhole(text))
  return months !== null && months >= 1 && months <= MAX_MONTHS ? months : null
}

export function readLanguage(text: string) {
  return lookUp(languageNames, foldColumn(text)) ?? null
}

export function readKind(text: string): RecipientKind | null {
  const folded = foldColumn(text)
  return recipientKinds.find((kind) => kind === folded) ?? lookUp(kindNames, folded) ?? null
}

export function readDocument(text: string): string | null {
  const folded = foldColumn(text)
  const id = [...photoIds, ...addressIds].find((one) => foldColumn(one) === folded)
  return id ?? lookUp(documentNames, folded) ?? null
}
