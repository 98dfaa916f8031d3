import * as v from 'valibot'

import type { Day } from '#shared/calendar.ts'
import { papers as words } from '#shared-content/papers.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'

import { planLegalPapers } from '#shared/shop/boxes/closing.ts'
import { calendarDay } from '#shared/shop/core/fields.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'

const { fields } = words
const MAX_NAME = 120

const name = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(2, message),
    v.maxLength(MAX_NAME, message),
    withoutPersonalIdentifiers,
  )
const day = calendarDay(fields.day)

/** `id` is made by the page for each attempt: the same id again is the same entry. There is no field for an address. */
export const paperBody = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  rentalId: v.pipe(v.string(fields.box), v.uuid(fields.box)),
  forName: name(fields.forName),
  servedBy: name(fields.servedBy),
  /** Milliseconds since 1970. */
  receivedAt: v.pipe(v.number(fields.receivedAt), v.integer(fields.receivedAt), v.minValue(0)),
})
export const mailingBody = v.strictObject({ on: day })
export const certificationBody = v.strictObject({ quarterOn: day })

export type PaperResponse = {
  id: string
  box: number
  forName: string
  servedBy: string
  receivedAt: number
  receivedOn: Day
  /** Received when the shop was no longer the customer's agent. */
  isAfterAgency: boolean
  noticeBy: number
  letterBy: Day
  noticedAt: number | null
  mailedOn: Day | null
  /** When service is complete, once the letter is in the mail. */
  completeOn: Day | null
}
export type PapersResponse = { papers: PaperResponse[]; next: string | null }
type PaperStep = 'notice' | 'letter' | null

/** Who has a box, or had it, when papers come for somebody. */
export type PaperCandidate = {
  rentalId: string
  names: string[]
  startedOn: Day | null
  closedOn: Day | null
  agentUntil: Day | null
  isAfterAgency: boolean
}
export type CandidatesResponse = { box: number; rentals: PaperCandidate[] }

/** What is to be done next with papers, and whether its time is over. */
export function nextPaperStep(
  { noticedAt, noticeBy, mailedOn, letterBy }: PaperResponse,
  now: number,
  today: Day,
): { step: PaperStep; isOverdue: boolean } {
  if (noticedAt === null) return { step: 'notice', isOverdue: now > noticeBy }
  if (mailedOn === null) return { step: 'letter', isOverdue: today > letterBy }
  return { step: null, isOverdue: false }
}

export function describeDeadlines(receivedAt: number, receivedOn: Day, mailedOn: Day | null) {
  const { noticeBy, letterBy, completeOn } = planLegalPapers(
    receivedAt,
    receivedOn,
    mailedOn ?? undefined,
  )
  return { noticeBy, letterBy, completeOn: completeOn ?? null }
}

export type RosterRecipient = {
  name: string
  kind: RecipientKind
  formStatus: string
  signedOn: Day | null
  crdOn: Day | null
  photoId: string | null
  photoExpiresOn: Day | null
  addressId: string | null
}
export type RosterRow = {
  rentalId: string
  box: number
  startedOn: Day | null
  closedOn: Day | null
  recipients: RosterRecipient[]
}
/** `next` asks for the page after it. */
export type RosterResponse = { day: Day; rows: RosterRow[]; next: string | null }

/** The list as CSV, and what the file is called. */
export type RosterFileResponse = { name: string; csv: string }

export type QuarterResponse = {
  /** The last quarter day that has come, and the next one. */
  quarterOn: Day
  nextOn: Day
  active: number
  closed: number
  /** People whose signed form is not in the registration database. */
  missing: number
  certified: { at: number; by: string | null; active: number; closed: number } | null
}

export type ExpiringIdRow = {
  rentalId: string
  box: number
  name: string
  document: 'photo' | 'address'
  type: string
  expiresOn: Day
}
export type ExpiringIdsResponse = { day: Day; ids: ExpiringIdRow[] }
