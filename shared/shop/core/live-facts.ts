import type { Language } from '#shared/language.ts'

import type { SpecialDay } from './special-day.ts'

/** What a page is told of the owner's settings where they differ from what was built: part of its `runtime-config`. */
export type LiveFacts = {
  minorsPay?: boolean
  /** Those that are not over, with why in the language of the page. */
  specialDays?: (Omit<SpecialDay, 'id' | 'reason'> & { reason: string | null })[]
  /** What stands where a page tells of them (app/islands/live-part.tsx), a paragraph each. */
  said?: Partial<Record<LivePlace, string[]>>
}

/** A notice of the owner, or the days that differ, in words. */
export type LivePlace = 'notice' | 'days'

export function tellDays(days: SpecialDay[], language: Language): LiveFacts['specialDays'] {
  return days.map(({ id: _id, reason, ...day }) => ({ ...day, reason: reason?.[language] ?? null }))
}
