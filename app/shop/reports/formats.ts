import { locale } from '#content/language.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { isYear, type Period } from '#shared/shop/reports/periods.ts'

const UTC = { timeZone: 'UTC' } as const
const month = new Intl.DateTimeFormat(locale, { month: 'long', ...UTC })
const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', ...UTC })
const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', ...UTC })
const dayOfMonth = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', ...UTC })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', ...UTC })
const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', ...UTC })
const count = new Intl.NumberFormat(locale)
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

const CENTS = 100
const SUNDAY = '2026-01-04'
const YEAR_LENGTH = 'YYYY'.length
const MONTH_LENGTH = 'YYYY-MM'.length

export const formatCount = (value: number) => count.format(value)
/** `62.5%` of 0.625. */
export const formatShare = (value: number) => share.format(value)
/** `$1.2K`, of cents. */
export const formatRoughDollars = (cents: number) => dollars.format(cents / CENTS)
/** 0 is Sunday. */
export const formatWeekday = (of: number) => weekday.format(Date.parse(SUNDAY) + of * DAY_MS)
/** `9 AM` */
export const formatHour = (of: number) => hour.format(of * HOUR_MS)

/** `2026`, or `October 2026`. */
export function formatPeriod(period: Period) {
  return isYear(period) ? period : monthOfYear.format(Date.parse(period))
}

/** `October` of a year, `Wed 28` of a month. */
export function formatPart(part: string) {
  const at = Date.parse(part)
  return part.length === MONTH_LENGTH ? month.format(at) : dayOfMonth.format(at)
}

/** `Oct`, or `28`. */
export function formatShortPart(part: string) {
  const isMonth = part.length === MONTH_LENGTH
  return isMonth ? shortMonth.format(Date.parse(part)) : String(Number(part.slice(-2)))
}

export function yearOf(period: Period) {
  return period.slice(0, YEAR_LENGTH)
}
