import * as v from 'valibot'

import { mailWords as words } from '#shared/content/en/mail.ts'

import { attemptKey, wholeNumber } from './fields.ts'
import { photoIds } from './identification.ts'
import { MAX_STROKES, MAX_STROKE_LENGTH } from './signature.ts'
import { MAX_TRACKING_LENGTH, trackedCarriers } from './tracking.ts'

export const MAX_BOX = 99_999
export const MAX_SHELF_LENGTH = 20
export const MAX_NAME_LENGTH = 100
/** Boxes of one walk, and slips of one count. */
const MAX_WALK = 500
export const MAX_COUNT = 5_000
const MAX_HAND_OUT = 100

/** Why a number is taken whose check digit is wrong. */
export const checkReasons = ['label-reads-so', 'label-damaged', 'other-kind'] as const

const { fields } = words
const id = v.pipe(v.string(), v.uuid())
/** Made by the device for each deed: the same key again is the same deed. */
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

export const receiveBody = v.strictObject({
  key,
  box,
  kind: v.picklist(['parcel', 'accountable'], fields.kind),
  /** One of the box's recipients, or the name on the item where it is none of theirs. */
  recipientId: v.optional(id),
  addressee: v.optional(line(MAX_NAME_LENGTH, fields.name)),
  tracking: v.optional(line(MAX_TRACKING_LENGTH, fields.tracking)),
  /** What the clerk says, where the number alone does not. */
  carrier: v.optional(v.picklist(trackedCarriers, fields.carrier)),
  checkReason: v.optional(v.picklist(checkReasons, fields.checkReason)),
  shelf: v.optional(line(MAX_SHELF_LENGTH, fields.shelf)),
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
