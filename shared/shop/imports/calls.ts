import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { importRemarks, type ImportRemarkCode } from '#shared/content/imports.ts'
import { ownerCall, refusing } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, rowNumber, textOrNone } from '#shared/shop/core/fields.ts'
import { ownersChangeCall } from '#shared/shop/core/preconditions.ts'

import { importFields } from './fields.ts'
import { customerDigest, importedCustomer } from './imported-customer.ts'

const KB = 1_024
export const MAX_PIECE_BYTES = 64 * KB
export const MAX_COMPARED = 500
const MAX_PIECES = 5_000
const MAX_REMEMBERED = 500

const importId = v.pipe(v.string(), v.uuid())
const word = v.pipe(v.string(), v.maxLength(200))
const remarkCounts = v.record(
  v.picklist(Object.keys(importRemarks) as ImportRemarkCode[]),
  rowNumber,
)

/** The fields of columns by their folded names, `-` for none, and plan ids by what spreadsheets call plans. */
export const importMemory = v.object({
  columns: v.record(word, v.picklist([...importFields, '-'])),
  plans: v.record(word, word),
})
export type ImportMemory = v.InferOutput<typeof importMemory>

const comparison = v.object({
  /** Boxes that are rented, or were until that day, less than six months ago. */
  taken: v.array(v.object({ box: v.number(), closedOn: dayOrNone })),
  here: v.array(v.string()),
})
export type ShopComparison = v.InferOutput<typeof comparison>

const entry = v.object({
  id: v.string(),
  digest: v.string(),
  boxes: v.number(),
  people: v.number(),
  owedCents: v.number(),
  depositCents: v.number(),
  at: instant,
  by: textOrNone,
  takenBackAt: v.nullable(instant),
  fixedBy: v.nullable(v.picklist(['posting', 'parcel', 'papers', 'account'])),
})
export type ImportEntry = v.InferOutput<typeof entry>

/** Spreadsheets are read in the browser: the server sees customers, never a file. */
export const importCalls = {
  compare: ownersChangeCall
    .meta({ access: 'owner', preconditions: [], maxBodyBytes: MAX_PIECE_BYTES })
    .route({ method: 'POST', path: '/staff/imports/compare' })
    .input(
      v.strictObject({
        boxes: v.pipe(v.array(rowNumber), v.maxLength(MAX_COMPARED)),
        digests: v.pipe(v.array(customerDigest), v.maxLength(MAX_COMPARED)),
      }),
    )
    .output(comparison),

  /** Keeps one piece of an import until it is committed, a day at most; the same piece again replaces it. */
  stage: ownersChangeCall
    .meta({ access: 'owner', preconditions: [], maxBodyBytes: MAX_PIECE_BYTES })
    .route({ method: 'PUT', path: '/staff/imports/{id}/pieces/{piece}' })
    .input(
      v.strictObject({
        id: importId,
        piece: v.pipe(v.string(), v.digits(), v.maxLength(4)),
        customers: v.pipe(v.array(importedCustomer), v.minLength(1)),
      }),
    )
    .output(v.object({}))
    .errors(refusing(counter, 'import_unfit')),

  /** Imports the customers of all pieces in one transaction; those imported before are unchanged. The same import again answers as the first time. */
  commit: ownersChangeCall
    .meta({ access: 'owner', preconditions: [], maxBodyBytes: MAX_PIECE_BYTES, isSlow: true })
    .route({ method: 'POST', path: '/staff/imports/{id}' })
    .input(
      v.strictObject({
        id: importId,
        digest: customerDigest,
        pieces: v.pipe(rowNumber, v.maxValue(MAX_PIECES)),
        /** Customers as shown: that many are new. */
        customers: rowNumber,
        leftOut: rowNumber,
        remarks: remarkCounts,
        remember: v.object({
          columns: v.pipe(importMemory.entries.columns, v.maxEntries(MAX_REMEMBERED)),
          plans: v.pipe(importMemory.entries.plans, v.maxEntries(MAX_REMEMBERED)),
        }),
      }),
    )
    .output(v.object({ customers: v.number(), people: v.number() }))
    .errors(refusing(counter, 'import_changed', 'import_unfit', 'import_incomplete')),

  list: ownerCall
    .route({ method: 'GET', path: '/staff/imports' })
    .input(v.object({}))
    .output(
      v.object({
        imports: v.array(entry),
        memory: importMemory,
        /** AES-256, base64: of what the caller's browser stores of a begun import. */
        draftKey: v.string(),
      }),
    ),

  takeBack: ownersChangeCall
    .route({ method: 'POST', path: '/staff/imports/{id}/take-back' })
    .input(v.strictObject({ id: v.string() }))
    .output(v.object({}))
    .errors(refusing(counter, 'not_found', 'import_taken_back', 'import_fixed')),
}
