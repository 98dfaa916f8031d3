import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { today } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { addDays, daysBetween, type Day } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import {
  owedAges,
  RENEWAL_DAYS,
  type OwedAge,
  type RentReport,
} from '#shared/shop/reports/calls.ts'

import { walkBooked } from './booked.ts'
import { walkDues } from './walk-dues.ts'

const WEEK = 7
/** When reading takes longer, the previous report is shown. */
const SLOW_READ_MS = 100
const CACHE_MS = MINUTE_MS

type CachedReport = {
  last?: { report: RentReport; day: Day; isSlow: boolean }
  reading?: Promise<RentReport>
}

/**
 * Debts by age, and rents coming due. Reads every box, in batches: in a large shop the previous report is shown with
 * its time while a new one is read.
 */
export function openRents(patienceMs = SLOW_READ_MS) {
  const cachedReports = new WeakMap<Reader, CachedReport>()

  return async function getRents(_input: object, _context: SignedInContext, services: Services) {
    const { read } = services.database
    const cached = cachedReports.get(read) ?? {}
    cachedReports.set(read, cached)
    const last = cached.last?.day === today(services) ? cached.last : undefined
    if (last?.isSlow && services.now() - last.report.at < CACHE_MS) return last.report
    cached.reading ??= readIntoCache(cached, services, patienceMs)
    if (!last?.isSlow) return cached.reading
    // The next caller gets this error, too.
    cached.reading.catch(() => {})
    return { ...last.report, isOld: true }
  }
}

export const getRents = openRents()

async function readIntoCache(cached: CachedReport, services: Services, patienceMs: number) {
  const day = today(services)
  try {
    const began = performance.now()
    const report = await readRents(day, services)
    cached.last = { report, day, isSlow: performance.now() - began > patienceMs }
    return report
  } catch (error) {
    services.log.error({ error }, 'Could not read what is owed and due')
    throw error
  } finally {
    delete cached.reading
  }
}

async function readRents(day: Day, services: Services): Promise<RentReport> {
  const { read } = services.database
  const owed = new Map<OwedAge, { booked: number; unbooked: number; boxes: Set<string> }>(
    owedAges.map((age) => [age, { booked: 0, unbooked: 0, boxes: new Set() }]),
  )
  const owe = (what: 'booked' | 'unbooked', on: Day, cents: number, rentalId: string) => {
    const line = owed.get(ageOf(on, day))
    line?.boxes.add(rentalId)
    if (line) line[what] += cents
  }
  const weeks = Array.from({ length: Math.ceil(RENEWAL_DAYS / WEEK) }, (_, index) => ({
    on: addDays(day, index * WEEK),
    renewals: 0,
    cents: 0,
  }))
  const at = services.now()
  const creditOf = new Map<string, number>()
  for await (const page of walkBooked(read)) {
    for (const { rentalId, debts, creditCents } of page) {
      if (creditCents > 0) creditOf.set(rentalId, creditCents)
      for (const { on, cents } of debts) owe('booked', on, cents, rentalId)
    }
  }
  const oweLate = (on: Day, cents: number, rentalId: string) => {
    const credit = creditOf.get(rentalId) ?? 0
    if (credit < cents) owe('unbooked', on, cents - credit, rentalId)
    creditOf.set(rentalId, Math.max(0, credit - cents))
  }
  const until = addDays(day, RENEWAL_DAYS - 1)
  for await (const page of walkDues(read, until, services)) {
    for (const { rentalId, dues, lateFees, eachLateFeeCents } of page) {
      for (const { on, cents } of dues) {
        const week = weeks[Math.floor(daysBetween(day, on) / WEEK)]
        if (on < day) oweLate(on, cents, rentalId)
        else if (week && on <= until) Object.assign(week, addTo(week, cents))
      }
      for (const on of lateFees) oweLate(on, eachLateFeeCents, rentalId)
    }
  }
  const lines = [...owed].map(([age, { boxes, ...sums }]) => ({ age, ...sums, boxes: boxes.size }))
  const credits = [...creditOf.values()].reduce((sum, cents) => sum + cents, 0)
  return { at, isOld: false, owed: lines, credits, weeks }
}

function addTo(week: RentReport['weeks'][number], cents: number) {
  return { renewals: week.renewals + 1, cents: week.cents + cents }
}

function ageOf(on: Day, day: Day): OwedAge {
  const days = on ? daysBetween(on, day) : Infinity
  return owedAges.find((age) => days <= Number(age)) ?? 'older'
}
