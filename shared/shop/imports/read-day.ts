import { addDays, addMonths, isDay, type Day } from '#shared/calendar.ts'
import { cleanCode } from '#shared/clean-text.ts'

import { foldColumn } from './columns.ts'
import { dayOrders, type DayOrder } from './fields.ts'

/** Two-digit years: 69 is 2069, 70 is 1970. */
const CENTURY_PIVOT = 70
/** Excel's day 0, which makes up for its nonexistent 29 February 1900; on old Macs 1904. */
const DAY_ZERO = { 1900: '1899-12-30', 1904: '1904-01-01' }
/** Serial numbers of 1954 to 2173: anything else is not taken for a day. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 99_999]
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')

type DayReading = {
  order: DayOrder
  /** How plain numbers count days; null where that is unknown. */
  dayNumbersFrom: 1900 | 1904 | null
  /** Of a month alone its last day is meant, else its first. */
  isEnd: boolean
}
type FoundDay = { day: Day; isGuess?: 'month_only' | 'day_number' }

export function readDay(
  text: string,
  { order, dayNumbersFrom, isEnd }: DayReading,
): FoundDay | null {
  const [line = ''] = cleanCode(text).split(/(?<=\d)[T ](?=\d{1,2}:\d\d)/)
  if (/^\d{5}(?:\.\d+)?$/.test(line)) {
    const day = readSerial(Math.floor(Number(line)), dayNumbersFrom ?? 1900)
    return day === null ? null : { day, ...(dayNumbersFrom === null && { isGuess: 'day_number' }) }
  }
  const day = readFigures(line, order) ?? readWritten(foldColumn(line))
  if (day) return { day }
  const month = readMonth(line)
  if (month === null) return null
  return { day: isEnd ? addDays(addMonths(month, 1), -1) : month, isGuess: 'month_only' }
}

/** Which order days such as 13/4/26 have, by those that can have only one; null where none tells, or both are there. */
export function guessOrder(texts: string[]): DayOrder | null {
  const [order, ...others] = findOrders(texts)
  return order && others.length === 0 ? order : null
}

export function findOrders(texts: string[]) {
  return dayOrders.filter((order) =>
    texts.some((text) => readFigures(text, order) && !readFigures(text, otherOrder(order))),
  )
}

/** Whether a day may be another one where the orders are mixed: as written, or as Excel has turned it into a day. */
export function isEitherOrder(text: string, { written, stored }: MixedDays) {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (month !== '') return stored && month !== day && Number(day) <= 12
  const [one, two] = [readFigures(text, 'month'), readFigures(text, 'day')]
  return written && one !== null && two !== null && one !== two
}

/** `written`: by different people; `stored`: day first, and opened by an Excel that reads the month first where it can. */
export type MixedDays = { written: boolean; stored: boolean }

function otherOrder(order: DayOrder) {
  return order === 'month' ? 'day' : 'month'
}

function readFigures(line: string, order: DayOrder) {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(line)
  if (iso) return asDay(iso[1], iso[2], iso[3])
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(line)
  if (figures) {
    const [, one, two, year] = figures
    return order === 'month' ? asDay(year, one, two) : asDay(year, two, one)
  }
  if (/^\d{8}$/.test(line)) return asDay(line.slice(0, 4), line.slice(4, 6), line.slice(6))
  return null
}

function readSerial(serial: number, system: 1900 | 1904) {
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays(DAY_ZERO[system], serial) : null
}

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

function readMonth(line: string) {
  const [, figures, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(line) ?? []
  if (figures) return asDay(year, figures, '1')
  const [month = '', ...rest] = foldColumn(line).split(' ')
  const [number = '', ...more] = rest.filter((word) => word !== 'de' && word !== 'of')
  if (more.length > 0 || monthOf(month) === 0) return null
  return asDay(number, String(monthOf(month)), '1')
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
  const fullYear = year.length === 2 ? century + year : year
  const written = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}
