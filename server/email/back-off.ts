import type { LetterKind } from './email.ts'
import { worthHours } from './email.ts'
import type { FailureKind } from './transport.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const JITTER = 0.2

/** After each refusal of this very letter. */
const POSTPONED_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
]
/** While no server answers the wait stays short, so that letters leave within a minute once one does. */
const UNREACHABLE_MIN_MS = 5 * SECOND_MS
const UNREACHABLE_MAX_MS = 45 * SECOND_MS
const UNREACHABLE_SHARE_OF_AGE = 0.25

type Tried = { created_at: number; attempts: number }

/** When to try again, in milliseconds since 1970; spread, so that letters that failed together don't come back together. */
export function nextTry(failure: FailureKind, { created_at, attempts }: Tried, now: number) {
  const wait = failure === 'unreachable' ? waitForServer(now - created_at) : waitFor(attempts)
  const spread = 1 + JITTER * (Math.random() * 2 - 1)
  return Math.round(now + wait * spread)
}

/** Until when a letter is worth sending. */
export function worthUntil(kind: LetterKind, created_at: number) {
  return created_at + worthHours[kind] * HOUR_MS
}

function waitForServer(age: number) {
  const share = age * UNREACHABLE_SHARE_OF_AGE
  return Math.min(Math.max(share, UNREACHABLE_MIN_MS), UNREACHABLE_MAX_MS)
}

function waitFor(attempts: number) {
  return POSTPONED_MS[Math.min(attempts, POSTPONED_MS.length) - 1] ?? UNREACHABLE_MIN_MS
}
