import type { Language } from '#shared/language.ts'
import type { LiveWords } from '#shared/live-words.ts'

import type { SpecialDay } from './special-day.ts'

export type LiveFacts = {
  minorsPay?: boolean
  specialDays?: (Omit<SpecialDay, 'id' | 'reason'> & { reason: string | null })[]
  words?: LiveWords
}

export function formatSpecialDays(
  days: SpecialDay[],
  language: Language,
): LiveFacts['specialDays'] {
  return days.map(({ id: _id, reason, ...day }) => ({ ...day, reason: reason?.[language] ?? null }))
}
