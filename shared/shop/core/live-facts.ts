import type { Language } from '#shared/language.ts'
import type { LiveWords } from '#shared/live-words.ts'

import type { SpecialDay } from './special-day.ts'

/** What a page is told of the owner's settings where they differ from what was built: part of its `runtime-config`. */
export type LiveFacts = {
  minorsPay?: boolean
  /** Those that are not over, with why in the language of the page. */
  specialDays?: (Omit<SpecialDay, 'id' | 'reason'> & { reason: string | null })[]
  /** As the page says them (app/islands/live-part.tsx). */
  said?: LiveWords
}

export function tellDays(days: SpecialDay[], language: Language): LiveFacts['specialDays'] {
  return days.map(({ id: _id, reason, ...day }) => ({ ...day, reason: reason?.[language] ?? null }))
}
