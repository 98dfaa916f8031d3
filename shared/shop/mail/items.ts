import * as v from 'valibot'

import { mailWords as words } from '#shared/content/mail.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { photoIds } from '#shared/shop/applications/identification.ts'
import { lackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import { note } from '#shared/shop/boxes/note-calls.ts'
import {
  dayOrNone,
  idempotencyKey,
  instant,
  shownVersion,
  textOrNone,
  wholeNumber,
} from '#shared/shop/core/fields.ts'
import { typedLine } from '#shared/typed-fields.ts'

import { itemKinds } from './item-kinds.ts'
import { beyondPlanCodes } from './plan-limits.ts'
import { MAX_STROKE_LENGTH, MAX_STROKES } from './signature.ts'
import { MAX_TRACKING_LENGTH, trackedCarriers } from './tracking.ts'

export const MAX_BOX = 99_999
export const MAX_SHELF_LENGTH = 20
/** A typing error above this: no carrier delivers a heavier package by hand. */
export const MAX_POUNDS = 1_000
export const MAX_NAME_LENGTH = 100
export const MAX_WALK = 500
const MAX_HAND_OUT = 100
const MAX_OTHERS = 20
const MAX_REASON_LENGTH = 200

export const checkReasons = ['label-reads-so', 'label-damaged', 'other-kind'] as const

const { fields } = words
const id = v.pipe(v.string(), v.uuid())
const key = idempotencyKey(fields.key)
export const box = wholeNumber(fields.box, 1, MAX_BOX)

function lineUpTo(maxLength: number, message: string) {
  return v.pipe(typedLine(message), v.nonEmpty(message), v.maxLength(maxLength, message))
}

function freeLine(maxLength: number, message: string) {
  return v.pipe(lineUpTo(maxLength, message), withoutPersonalIdentifiers)
}

/** A parcel or a letter that was signed for, to take in. Devices store unsent items in this shape: it must stay readable. */
export const receiveBody = v.strictObject({
  key,
  box,
  kind: v.picklist(['parcel', 'accountable', 'accountable-letter'], fields.kind),
  recipientId: v.optional(id),
  addressee: v.optional(freeLine(MAX_NAME_LENGTH, fields.name)),
  tracking: v.optional(lineUpTo(MAX_TRACKING_LENGTH, fields.tracking)),
  carrier: v.optional(v.picklist(trackedCarriers, fields.carrier)),
  checkReason: v.optional(v.picklist(checkReasons, fields.checkReason)),
  shelf: v.optional(freeLine(MAX_SHELF_LENGTH, fields.shelf)),
  /** If weighed. Not stored: only compared with the limit of the plan. */
  pounds: v.optional(
    v.pipe(
      v.number(fields.pounds),
      v.minValue(0, fields.pounds),
      v.maxValue(MAX_POUNDS, fields.pounds),
    ),
  ),
})

/** The boxes of one walk with letters: an impossible number is refused by itself, not with the walk. */
export const lettersBody = v.strictObject({
  key,
  boxes: v.pipe(
    v.array(v.pipe(v.number(fields.box), v.finite(fields.box)), fields.box),
    v.minLength(1, fields.box),
    v.maxLength(MAX_WALK, fields.tooMany),
  ),
})

const coordinate = v.pipe(v.number(), v.finite())

/** Waits for its customer; waits until the opening; forwarded for six months; returned. */
const mailRoute = v.picklist(['rented', 'reserved', 'remail', 'return'])
export type MailRoute = v.InferOutput<typeof mailRoute>

export const counterItem = v.object({
  id: v.string(),
  slip: textOrNone,
  box: v.number(),
  kind: v.picklist(itemKinds),
  state: v.picklist([
    'waiting',
    'handed-out',
    'to-remail',
    'to-return',
    'remailed',
    'returned',
    'undone',
  ]),
  recipientId: textOrNone,
  recipient: textOrNone,
  addressee: textOrNone,
  carrier: v.nullable(v.picklist(trackedCarriers)),
  tracking: textOrNone,
  shelf: textOrNone,
  receivedAt: instant,
  endedAt: v.nullable(instant),
})
export type CounterItem = v.InferOutput<typeof counterItem>

const planUse = v.object({
  uspsPackages: v.boolean(),
  otherCarriers: v.boolean(),
  packagesPerMonth: v.number(),
  heaviestPounds: v.number(),
  packagesKeptDays: v.number(),
  thisMonth: v.number(),
})
export type PlanUse = v.InferOutput<typeof planUse>

export const boxMail = v.object({
  box: v.number(),
  version: v.string(),
  state: mailRoute,
  remailUntil: dayOrNone,
  /** The number that its customer moved to: until `remailUntil` its mail goes there. */
  movedTo: v.nullable(v.number()),
  heldUntil: dayOrNone,
  plan: v.nullable(planUse),
  rentalId: textOrNone,
  notes: v.array(note),
  recipients: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      nativeName: textOrNone,
      kind: v.picklist(recipientKinds),
      lacking: v.array(lackingPapers),
    }),
  ),
  items: v.array(counterItem),
})
export type BoxMail = v.InferOutput<typeof boxMail>

export const received = v.object({
  item: counterItem,
  boxState: mailRoute,
  heldUntil: dayOrNone,
  beyondPlan: v.array(v.picklist(beyondPlanCodes)),
  /** Missing papers that prevent its hand-out: its recipient's, or all of the box's if it names none. */
  lacking: v.array(lackingPapers),
  keptUntil: dayOrNone,
})
export type Received = v.InferOutput<typeof received>

export const marked = v.object({
  marked: v.array(v.number()),
  refused: v.array(
    v.object({ box: v.number(), state: v.picklist([...mailRoute.options, 'no-box']) }),
  ),
})
export type MarkedLetters = v.InferOutput<typeof marked>

export const handedOut = v.object({
  id: v.string(),
  others: v.array(v.string()),
  box: v.number(),
  handedOut: v.number(),
  left: v.number(),
})
export type HandedOut = v.InferOutput<typeof handedOut>

export const task = v.object({
  id: v.string(),
  kind: v.picklist(['return-to-sender', 'remail', 'find-missing']),
  dueOn: v.string(),
  item: v.nullable(counterItem),
})
export type MailTask = v.InferOutput<typeof task>

const items = v.pipe(
  v.array(id),
  v.minLength(1, fields.items),
  v.maxLength(MAX_HAND_OUT, fields.tooMany),
)

export const itemsBody = v.strictObject({ items })

const release = {
  items,
  recipientId: id,
  idType: v.picklist(photoIds, fields.idType),
  signature: v.strictObject({
    width: coordinate,
    height: coordinate,
    strokes: v.pipe(
      v.array(v.pipe(v.array(coordinate), v.maxLength(MAX_STROKE_LENGTH, fields.signature))),
      v.maxLength(MAX_STROKES, fields.signature),
    ),
  }),
}

/** Others of the household sign in the same pick-up for their own items: all is released, or nothing. */
export const handOutBody = v.strictObject({
  key,
  box,
  seen: shownVersion,
  ...release,
  others: v.optional(
    v.pipe(v.array(v.strictObject(release)), v.maxLength(MAX_OTHERS, fields.tooMany)),
  ),
  allowedReason: v.optional(freeLine(MAX_REASON_LENGTH, fields.reason)),
})
