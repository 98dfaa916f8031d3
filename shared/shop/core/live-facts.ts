import type { Language } from '#shared/language.ts'
import type { LiveWords } from '#shared/live-words.ts'

import type { SpecialDay } from './special-day.ts'

/** The owner's settings that differ from the build, for pages: part of `runtime-config`. */
export type LiveFacts = {
  minorsPay?: boolean
  /** Those not over, with the reason in the page's language. */
  specialDays?: (Omit<SpecialDay, 'id' | 'reason'> & { reason: string | null })[]
  /** Paragraphs for the page (app/islands/live-part.tsx). */
  said?: LiveWords
}

export function tellDays(days: SpecialDay[], language: Language): LiveFacts['specialDays'] {
  return days.map(({ id: _id, reason, ...day }) => ({ ...day, reason: reason?.[language] ?? null }))
}
