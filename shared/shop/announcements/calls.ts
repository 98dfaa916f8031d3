import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { staffFields as fields } from '#shared/content/staff.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { idempotencyKey, instant, rowNumber, textOrNone } from '#shared/shop/core/fields.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'
import { typedLine, typedLines } from '#shared/typed-fields.ts'

import { readBoxList } from './box-list.ts'

const KB = 1_024
const MAX_BODY_BYTES = 64 * KB

const subject = v.pipe(
  typedLine(fields.subject),
  v.nonEmpty(fields.subject),
  v.maxLength(120, fields.subject),
)
const text = v.pipe(
  typedLines(fields.text),
  v.nonEmpty(fields.text),
  v.maxLength(4_000, fields.text),
)
const texts = {
  englishSubject: subject,
  englishText: text,
  spanishSubject: subject,
  spanishText: text,
}
const boxes = v.optional(
  v.pipe(
    typedLines(fields.boxes),
    v.maxLength(1_000, fields.boxes),
    v.check((list) => readBoxList(list) !== undefined, fields.boxes),
  ),
)

const written = v.object({ subject: v.string(), paragraphs: v.array(v.string()) })
const preview = v.object({
  english: written,
  spanish: written,
  /** Recipients: one email for each address. */
  people: v.number(),
  withoutAddress: v.number(),
})
export type AnnouncementPreview = v.InferOutput<typeof preview>

export const announcementStates = ['waiting', 'begun', 'done', 'taken-back'] as const
export const recipientStates = ['waiting', 'queued', 'sent', 'undelivered', 'left-out'] as const
const counts = v.object(v.entriesFromList(recipientStates, v.number()))

const announcement = v.object({
  id: v.string(),
  subject: v.string(),
  /** Null for all. */
  boxes: textOrNone,
  state: v.picklist(announcementStates),
  beginsAt: instant,
  by: textOrNone,
  counts,
})
export type Announcement = v.InferOutput<typeof announcement>
const list = v.object({ announcements: v.array(announcement) })

const detail = v.object({
  english: written,
  spanish: written,
  people: v.array(
    v.object({
      customer: v.string(),
      box: v.nullable(v.number()),
      email: v.string(),
      state: v.picklist(recipientStates),
      at: instant,
    }),
  ),
  next: textOrNone,
})
export type AnnouncementDetail = v.InferOutput<typeof detail>

const writing = ownersChangeCall.meta({
  access: 'owner',
  preconditions: [],
  maxBodyBytes: MAX_BODY_BYTES,
})

export const announcementCalls = {
  list: ownerCall
    .route({ method: 'GET', path: '/staff/announcements' })
    .input(v.object({}))
    .output(list),

  get: ownerCall
    .route({ method: 'GET', path: '/staff/announcements/{id}' })
    .input(
      v.object({ id: v.string(), after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))) }),
    )
    .output(detail)
    .errors(refusing(counter, 'not_found')),

  preview: writing
    .route({ method: 'POST', path: '/staff/announcement-previews' })
    .input(v.strictObject({ ...texts, boxes }))
    .output(preview),

  test: writing
    .route({ method: 'POST', path: '/staff/announcement-tests' })
    .input(v.strictObject({ ...texts, boxes }))
    .output(v.object({ email: v.string() }))
    .errors(refusing(counter, 'own_address')),

  /** Starts in five minutes; refused if the number of recipients is not the one shown. */
  send: writing
    .route({ method: 'POST', path: '/staff/announcements' })
    .input(
      v.strictObject({ id: idempotencyKey(fields.id), ...texts, boxes, shownPeople: rowNumber }),
    )
    .output(list)
    .errors(refusing(counter, 'people_changed', 'id_reused')),

  /** Cancels it; only until it has started. */
  takeBack: ownersChangeCall
    .route({ method: 'POST', path: '/staff/announcements/{id}/take-back' })
    .input(v.strictObject({ id: v.string() }))
    .output(list)
    .errors(refusing(counter, 'not_found', 'announcement_begun')),
}
