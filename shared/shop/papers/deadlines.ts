import type { Day } from '#shared/calendar.ts'
import { planLegalPapers } from '#shared/shop/boxes/closing.ts'

import type { Paper } from './calls.ts'

type PaperStep = 'notice' | 'letter' | null

export function nextPaperStep(
  { noticedAt, noticeBy, mailedOn, letterBy }: Paper,
  now: number,
  today: Day,
): { step: PaperStep; isOverdue: boolean } {
  if (noticedAt === null) return { step: 'notice', isOverdue: now > noticeBy }
  if (mailedOn === null) return { step: 'letter', isOverdue: today > letterBy }
  return { step: null, isOverdue: false }
}

export function deadlinesOf(receivedAt: number, receivedOn: Day, mailedOn: Day | null) {
  const { noticeBy, letterBy, completeOn } = planLegalPapers(
    receivedAt,
    receivedOn,
    mailedOn ?? undefined,
  )
  return { noticeBy, letterBy, completeOn: completeOn ?? null }
}
