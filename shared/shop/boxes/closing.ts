import { addDays, addMonths, type Day } from '#shared/calendar.ts'
import { HOUR_MS } from '#shared/durations.ts'

import type { ClosingPlan } from './mailbox-calls.ts'

/** A closed box's mail is forwarded, and its number not reassigned, for so long (DMM 508.1.8.3). */
const REMAIL_MONTHS = 6
const MAX_REMAIL_DAYS = 184
/** The shop accepts legal papers for a former customer for so long (B&P 17538.5). */
const AGENT_MONTHS = 24
const MAX_NOTICE_DAYS = 366
/** On the 15th of these months the list of customers is certified to the Postal Service. */
const QUARTER_MONTHS = ['01', '04', '07', '10']

const PAPERS_NOTICE_HOURS = 48
const PAPERS_LETTER_DAYS = 5
const PAPERS_COMPLETE_DAYS = 10

export function planClosing(closesOn: Day): ClosingPlan {
  return {
    closesOn,
    remailUntil: addMonths(closesOn, REMAIL_MONTHS),
    agentUntil: addMonths(closesOn, AGENT_MONTHS),
  }
}

export const closingSteps = ['closesOn', 'remailUntil', 'agentUntil'] as const

export function canCloseOn(day: Day, today: Day) {
  return day >= today && day <= addDays(today, MAX_NOTICE_DAYS)
}

export function oldestQuarantined(today: Day) {
  let day = addDays(today, -MAX_REMAIL_DAYS)
  while (planClosing(day).remailUntil < today) day = addDays(day, 1)
  return day
}

/** The legal deadlines after papers were received: for the notice, for the letter, and the day service is complete. */
export function planLegalPapers(receivedAt: number, receivedOn: Day, mailedOn?: Day) {
  return {
    noticeBy: receivedAt + PAPERS_NOTICE_HOURS * HOUR_MS,
    letterBy: addDays(receivedOn, PAPERS_LETTER_DAYS),
    completeOn: mailedOn && addDays(mailedOn, PAPERS_COMPLETE_DAYS),
  }
}

export function nextQuarterDay(today: Day) {
  const year = Number(today.slice(0, 'YYYY'.length))
  const days = [year, year + 1].flatMap((one) =>
    QUARTER_MONTHS.map((month) => `${one}-${month}-15`),
  )
  return days.find((day) => day >= today) ?? ''
}
