import * as v from 'valibot'

import { papers as words } from '#shared-content/papers.ts'
import { counter } from '#shared/content/counter.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { recipientKinds } from '#shared/shop/applications/household.ts'
import { storedName } from '#shared/shop/applications/person-name.ts'
import { clerkCall, ownerCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import {
  asIdempotencyKey,
  calendarDay,
  dayOrNone,
  instant,
  MAX_INSTANT,
  wholeNumber,
} from '#shared/shop/core/fields.ts'
import { changeCall, ownersChangeCall } from '#shared/shop/core/preconditions.ts'
import { typedLine } from '#shared/typed-fields.ts'

const { fields } = words
const MAX_NAME = 120

const name = (message: string) =>
  v.pipe(
    typedLine(message),
    v.minLength(2, message),
    v.maxLength(MAX_NAME, message),
    withoutPersonalIdentifiers,
  )
const day = v.string()
const notFound = refusing(counter, 'not_found')

const paper = v.object({
  id: v.string(),
  box: v.number(),
  forName: v.string(),
  servedBy: v.string(),
  receivedAt: instant,
  receivedOn: day,
  isAfterAgency: v.boolean(),
  noticeBy: instant,
  letterBy: day,
  noticedAt: v.nullable(instant),
  mailedOn: dayOrNone,
  /** The day service is complete, once the letter is mailed. */
  completeOn: dayOrNone,
})
export type Paper = v.InferOutput<typeof paper>

const candidate = v.object({
  rentalId: v.string(),
  names: v.array(v.string()),
  startedOn: dayOrNone,
  closedOn: dayOrNone,
  agentUntil: dayOrNone,
  isAfterAgency: v.boolean(),
})
export type Candidate = v.InferOutput<typeof candidate>

const rosterRow = v.object({
  rentalId: v.string(),
  box: v.number(),
  startedOn: dayOrNone,
  closedOn: dayOrNone,
  recipients: v.array(
    v.object({
      ...storedName,
      kind: v.picklist(recipientKinds),
      formStatus: v.string(),
      signedOn: dayOrNone,
      crdOn: dayOrNone,
      photoId: v.nullable(v.string()),
      photoExpiresOn: dayOrNone,
      addressId: v.nullable(v.string()),
    }),
  ),
})
export type RosterRow = v.InferOutput<typeof rosterRow>

const quarter = v.object({
  quarterOn: day,
  nextOn: day,
  active: v.number(),
  closed: v.number(),
  missing: v.number(),
  missingForms: v.array(
    v.object({
      rentalId: v.string(),
      box: v.number(),
      name: v.string(),
      formStatus: v.picklist(['to-sign', 'signed']),
    }),
  ),
  certified: v.nullable(
    v.object({ at: instant, by: v.nullable(v.string()), active: v.number(), closed: v.number() }),
  ),
})
export type Quarter = v.InferOutput<typeof quarter>

const expiringId = v.object({
  rentalId: v.string(),
  box: v.number(),
  name: v.string(),
  document: v.picklist(['photo', 'address']),
  type: v.string(),
  expiresOn: day,
})
export type ExpiringId = v.InferOutput<typeof expiringId>

export const paperCalls = {
  list: clerkCall
    .route({ method: 'GET', path: '/staff/papers' })
    .input(
      v.object({
        all: v.optional(v.string()),
        before: v.optional(v.string()),
        box: v.optional(v.string()),
      }),
    )
    .output(v.object({ papers: v.array(paper), next: v.nullable(v.string()) })),

  /** Papers were brought for a customer. Past the two years they are taken with a warning. There is no field for an address. */
  receive: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 2_048 })
    .route({ method: 'POST', path: '/staff/papers' })
    .input(
      v.strictObject({
        id: v.pipe(v.string(), v.uuid(), asIdempotencyKey),
        rentalId: v.pipe(v.string(fields.box), v.uuid(fields.box)),
        forName: name(fields.forName),
        servedBy: name(fields.servedBy),
        receivedAt: wholeNumber(fields.receivedAt, 0, MAX_INSTANT),
      }),
    )
    .output(paper)
    .errors({
      ...notFound,
      ...refusing(counter, 'id_reused'),
      received_later: { status: 422, message: fields.receivedAt },
      received_before_box: refusal(422, counter.received_before_box),
      received_long_ago: refusal(422, counter.received_long_ago),
    }),

  listCandidates: clerkCall
    .route({ method: 'GET', path: '/staff/papers/boxes/{box}' })
    .input(v.object({ box: v.string() }))
    .output(v.object({ box: v.number(), rentals: v.array(candidate) }))
    .errors(refusing(counter, 'box_unused')),

  noteNotice: changeCall()
    .route({ method: 'POST', path: '/staff/papers/{id}/notice' })
    .input(v.strictObject({ id: v.string() }))
    .output(paper)
    .errors(refusing(counter, 'not_found', 'step_done', 'mailed_before_received')),

  noteMailing: changeCall()
    .route({ method: 'POST', path: '/staff/papers/{id}/mailing' })
    .input(v.strictObject({ id: v.string(), on: calendarDay(fields.day) }))
    .output(paper)
    .errors(refusing(counter, 'not_found', 'step_done', 'mailed_before_received')),

  getRoster: clerkCall
    .route({ method: 'GET', path: '/staff/roster' })
    .input(v.object({ after: v.optional(v.string()) }))
    .output(v.object({ day, rows: v.array(rosterRow), next: v.nullable(v.string()) })),

  /** The whole list as CSV, a line for each name, and its file name. The export is logged with its caller. */
  exportRoster: ownerCall
    .meta({ access: 'owner', needsProof: true })
    .route({ method: 'GET', path: '/staff/roster/file' })
    .input(v.object({}))
    .output(v.object({ name: v.string(), csv: v.string() })),

  getQuarter: clerkCall
    .route({ method: 'GET', path: '/staff/quarter' })
    .input(v.object({}))
    .output(quarter),

  certifyQuarter: ownersChangeCall
    .route({ method: 'POST', path: '/staff/quarter' })
    .input(
      v.strictObject({
        quarterOn: calendarDay(fields.day),
        missing: v.optional(wholeNumber(fields.missing, 0, Number.MAX_SAFE_INTEGER), 0),
      }),
    )
    .output(quarter)
    .errors(refusing(counter, 'not_quarter_day', 'step_done', 'forms_missing')),

  /** IDs of open boxes that expire within 90 days, or have; soonest first. */
  listExpiringIds: clerkCall
    .route({ method: 'GET', path: '/staff/expiring-ids' })
    .input(v.object({}))
    .output(v.object({ day, ids: v.array(expiringId) })),
}
