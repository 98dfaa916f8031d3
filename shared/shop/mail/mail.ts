import * as v from 'valibot'

import { mailWords as words } from '#shared/content/mail.ts'
import type { Day } from '#shared/calendar.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'

import { attemptKey, wholeNumber } from '#shared/shop/core/fields.ts'
import { photoIds } from '#shared/shop/applications/identification.ts'
import { MAX_STROKE_LENGTH, MAX_STROKES } from './signature.ts'
import type { BeyondPlan, PlanLimits } from './plan-limits.ts'
import { MAX_TRACKING_LENGTH, type TrackedCarrier, trackedCarriers } from './tracking.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'

export const MAX_BOX = 99_999
export const MAX_SHELF_LENGTH = 20
/** No carrier brings more by hand. */
export const MAX_POUNDS = 1_000
export const MAX_NAME_LENGTH = 100
/** Boxes of one walk, and slips of one count. */
const MAX_WALK = 500
const MAX_COUNT = 5_000
const MAX_HAND_OUT = 100

/** Why a number is taken whose check digit is wrong. */
export const checkReasons = ['label-reads-so', 'label-damaged', 'other-kind'] as const

const { fields } = words
const id = v.pipe(v.string(), v.uuid())
/** Made by the device for each action: the same key again is the same action. */
const key = attemptKey(fields.key)
const box = wholeNumber(fields.box, 1, MAX_BOX)
const slip = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

function line(maxLength: number, message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, message),
    v.regex(/^[^\p{Cc}]*$/u, message),
  )
}

function freeLine(maxLength: number, message: string) {
  return v.pipe(line(maxLength, message), withoutPersonalIdentifiers)
}

export const receiveBody = v.strictObject({
  key,
  box,
  kind: v.picklist(['parcel', 'accountable'], fields.kind),
  /** One of the box's recipients, or the name on the item where it is none of theirs. */
  recipientId: v.optional(id),
  addressee: v.optional(freeLine(MAX_NAME_LENGTH, fields.name)),
  tracking: v.optional(line(MAX_TRACKING_LENGTH, fields.tracking)),
  /** What the clerk says, where the number alone does not. */
  carrier: v.optional(v.picklist(trackedCarriers, fields.carrier)),
  checkReason: v.optional(v.picklist(checkReasons, fields.checkReason)),
  shelf: v.optional(freeLine(MAX_SHELF_LENGTH, fields.shelf)),
  /** Where somebody weighed it. Not stored: it says whether the plan takes it. */
  pounds: v.optional(
    v.pipe(
      v.number(fields.pounds),
      v.minValue(0, fields.pounds),
      v.maxValue(MAX_POUNDS, fields.pounds),
    ),
  ),
})

/** The box that an item is for, after all. */
export const moveItemBody = v.strictObject({ box })

export const lettersBody = v.strictObject({
  key,
  boxes: v.pipe(
    v.array(box, fields.box),
    v.minLength(1, fields.box),
    v.maxLength(MAX_WALK, fields.tooMany),
  ),
})

const coordinate = v.pipe(v.number(), v.finite())

export const handOutBody = v.strictObject({
  key,
  box,
  items: v.pipe(
    v.array(id),
    v.minLength(1, fields.items),
    v.maxLength(MAX_HAND_OUT, fields.tooMany),
  ),
  recipientId: id,
  idType: v.picklist(photoIds, fields.idType),
  signature: v.strictObject({
    width: coordinate,
    height: coordinate,
    /** Each a list of points: x and y by turns. */
    strokes: v.pipe(
      v.array(v.pipe(v.array(coordinate), v.maxLength(MAX_STROKE_LENGTH, fields.signature))),
      v.maxLength(MAX_STROKES, fields.signature),
    ),
  }),
})

export const shelfCountBody = v.strictObject({
  slips: v.pipe(v.array(slip), v.maxLength(MAX_COUNT, fields.tooMany)),
})

/**
 * What becomes of mail to a number: it waits for its customer; it waits until the box is opened; it is sent on, since the box
 * closed less than six months ago; it goes back.
 */
export type BoxState = 'rented' | 'reserved' | 'remail' | 'return'

type MailItemState =
  'waiting' | 'handed-out' | 'to-remail' | 'to-return' | 'remailed' | 'returned' | 'undone'

/** An item as the counter sees it; instants are milliseconds since 1970. */
export type CounterItemResponse = {
  id: string
  /** What its slip says; letters have none. */
  slip: string | null
  box: number
  kind: 'parcel' | 'accountable' | 'letters'
  state: MailItemState
  recipient: string | null
  addressee: string | null
  carrier: TrackedCarrier | null
  tracking: string | null
  shelf: string | null
  receivedAt: number
  endedAt: number | null
}

/** What a box’s plan takes in, and how many packages this month has brought. */
export type PlanUse = PlanLimits & { thisMonth: number }

/** GET /shop/v1/mail/boxes/:box */
export type BoxResponse = {
  box: number
  state: BoxState
  /** The last day its mail is sent on. */
  remailUntil: Day | null
  /** The customer wants no notices until this day. */
  heldUntil: Day | null
  /** Null where nobody rents it. */
  plan: PlanUse | null
  recipients: { id: string; name: string; kind: RecipientKind }[]
  /** What is here for it, the newest first, at most 200. */
  items: CounterItemResponse[]
}

/** POST /shop/v1/mail/items, 201; 200 where the same key had brought it before. */
export type ReceivedResponse = {
  item: CounterItemResponse
  boxState: BoxState
  heldUntil: Day | null
  beyondPlan: BeyondPlan[]
  /** The last day that it waits by its plan. */
  keptUntil: Day | null
}

/** POST /shop/v1/mail/letters: `refused` are numbers that nobody rents. */
export type LettersResponse = { marked: number[]; refused: { box: number; state: BoxState }[] }

/** GET /shop/v1/mail/find */
export type FindMailResponse = {
  /** The likeliest first; `itemId` is the item that was meant by a slip or a tracking number. */
  matches: { box: number; name: string | null; itemId: string | null }[]
}

/** POST /shop/v1/mail/hand-outs */
export type HandOutResponse = { id: string; box: number; handedOut: number; left: number }

/** GET /shop/v1/mail/shelf: what must lie on the shelves, by slip. */
export type ShelfResponse = {
  items: CounterItemResponse[]
  /** Pass it as `after` for the next part. */
  next: number | null
  lastCountedOn: Day | null
}

/** POST /shop/v1/mail/shelf-counts */
export type ShelfCountResponse = {
  expected: number
  missing: CounterItemResponse[]
  /** Slips that lie there, though they were handed out or never given. */
  unexpected: string[]
}

/** GET /shop/v1/mail/tasks, the most urgent first */
export type MailTasksResponse = {
  tasks: {
    id: string
    kind: 'return-to-sender' | 'remail' | 'find-missing'
    dueOn: Day
    item: CounterItemResponse | null
  }[]
}
