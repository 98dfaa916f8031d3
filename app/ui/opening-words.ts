import { opening as words } from '#app/content/en/opening.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Opening } from './opening-hours.ts'

const NOON = 12

/** An opening in a few words: `Closed`, and `opens tomorrow 9 am`. */
export function describeOpening(opening: Opening) {
  if (opening.state === 'closed') {
    const { holiday, next } = opening
    const now = holiday ? interpolate(words.closedFor, { holiday }) : words.closed
    return { now, ahead: next ? describeNext(next) : '' }
  }
  const time = clockTime(opening.until)
  return opening.state === 'open'
    ? { now: words.open, ahead: interpolate(words.until, { time }) }
    : { now: words.closesSoon, ahead: interpolate(words.at, { time }) }
}

function describeNext({ inDays, weekday, at }: { inDays: number; weekday: number; at: string }) {
  const time = clockTime(at)
  if (inDays === 0) return interpolate(words.opensToday, { time })
  if (inDays === 1) return interpolate(words.opensTomorrow, { time })
  return interpolate(words.opensOn, { weekday: words.weekdays[weekday] ?? '', time })
}

/** `17:00` as `5 pm`, `09:30` as `9:30 am`. */
export function clockTime(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  const time = `${hours % NOON || NOON}${past}`
  return interpolate(hours < NOON ? words.morning : words.afternoon, { time })
}
