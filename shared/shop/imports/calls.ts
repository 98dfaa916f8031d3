import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import {
  importColumns,
  importFaults,
  importNotes,
  importRemarks,
  type ImportNoteCode,
  type ImportProblemCode,
  type ImportRemarkCode,
} from '#shared/content/imports.ts'
import { ownersActingCall } from '#shared/shop/core/acting.ts'
import { ownerCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'

import { encodings } from './decode-text.ts'

export const importFields = Object.keys(importColumns) as (keyof typeof importColumns)[]
export type ImportField = keyof typeof importColumns

export const MAX_FILE_BYTES = 10_000_000
export const MAX_ROWS = 5_000
export const MAX_COLUMNS = 100

/** How days such as 3/4/26 are written: month first, as here, or day first. */
export const dayOrders = ['month', 'day'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The meaning of each column, from the first; `-` if ignored. */
const choices = {
  columns: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
  order: v.optional(v.picklist(dayOrders)),
  /** JSON: plan ids by the spreadsheet's plan names or, without a name, by price. */
  plans: v.optional(
    v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), v.record(v.string(), v.string())),
  ),
  /** The name of the sheet to read. */
  sheet: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Of a text file. */
  encoding: v.optional(v.picklist(encodings)),
  /** Accepted remarks, separated by commas: `code` for all rows, `code:line` for one. */
  accept: v.optional(v.pipe(v.string(), v.maxLength(8_000))),
}

const problem = v.object({
  code: v.custom<ImportProblemCode>((value) => typeof value === 'string'),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type ImportProblem = v.InferOutput<typeof problem>

const remark = v.object({
  code: v.picklist(Object.keys(importRemarks) as ImportRemarkCode[]),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type ImportRemark = v.InferOutput<typeof remark>

const note = v.object({
  code: v.picklist(Object.keys(importNotes) as ImportNoteCode[]),
  values: v.record(v.string(), v.string()),
})
export type ImportNote = v.InferOutput<typeof note>

const sheet = v.object({ name: v.string(), isHidden: v.boolean(), isRead: v.boolean() })

const person = v.object({
  kind: v.string(),
  name: v.string(),
  signedOn: dayOrNone,
  ids: textOrNone,
})

const planned = v.object({
  plan: v.string(),
  monthlyCents: v.number(),
  isOwnPrice: v.boolean(),
  months: v.number(),
  since: v.string(),
  paidThrough: v.string(),
  depositCents: v.number(),
  balanceCents: v.number(),
  keys: v.number(),
  language: v.string(),
  email: textOrNone,
  hold: textOrNone,
  closesOn: dayOrNone,
  people: v.array(person),
})

/** A box of the spreadsheet, or an invalid row. */
export const importRow = v.object({
  /** Its line numbers, from 1; the customer's is the first. */
  lines: v.array(v.number()),
  box: v.nullable(v.number()),
  name: v.string(),
  /** `here`: imported before; `to-check`: a remark is not accepted yet. */
  becomes: v.picklist(['customer', 'here', 'to-check', 'refused']),
  planned: v.nullable(planned),
  problems: v.array(problem),
  remarks: v.array(remark),
})
export type ImportRow = v.InferOutput<typeof importRow>

const column = v.object({
  name: v.string(),
  field: v.nullable(v.custom<ImportField>((value) => typeof value === 'string')),
  /** The column's name, or its values, are data this system never stores. */
  refusedBy: v.nullable(v.picklist(['name', 'shape'])),
})
export type ImportColumn = v.InferOutput<typeof column>

const counts = v.object({
  rows: v.number(),
  customers: v.number(),
  people: v.number(),
  here: v.number(),
  toCheck: v.number(),
  refused: v.number(),
  owedCents: v.number(),
  depositCents: v.number(),
})
export type ImportCounts = v.InferOutput<typeof counts>

export const importCheck = v.object({
  digest: v.string(),
  sheets: v.array(sheet),
  /** Null for a workbook. */
  encoding: v.nullable(v.picklist(encodings)),
  notes: v.array(note),
  columns: v.array(column),
  order: v.picklist(dayOrders),
  missing: v.array(v.string()),
  /** Plans matched by hand: now or in an earlier spreadsheet. */
  plans: v.array(v.object({ text: v.string(), plan: v.string(), rows: v.number() })),
  counts,
  rows: v.array(importRow),
})
export type AssignedPlan = ImportCheck['plans'][number]
export type ImportCheck = v.InferOutput<typeof importCheck>

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
  /** Why it can't be undone any more. */
  fixedBy: v.nullable(v.picklist(['posting', 'parcel', 'papers', 'account'])),
})
export type ImportEntry = v.InferOutput<typeof entry>

const faults = Object.fromEntries(
  Object.entries(importFaults).map(([code, sentence]) => [code, refusal(422, sentence)]),
) as Record<keyof typeof importFaults, ReturnType<typeof refusal>>

/** The raw file is the whole body. */
const file = v.instance(Blob)

export const importCalls = {
  /** Previews each row. Nothing is written or stored. */
  check: ownersActingCall
    .meta({ access: 'owner', restsOn: [], maxBodyBytes: MAX_FILE_BYTES })
    .route({ method: 'POST', path: '/staff/imports/check', inputStructure: 'detailed' })
    .input(v.strictObject({ query: v.strictObject(choices), body: file }))
    .output(importCheck)
    .errors(faults),

  /** Imports the customers of a spreadsheet in one transaction; those imported before are unchanged. */
  commit: ownersActingCall
    .meta({ access: 'owner', restsOn: [], maxBodyBytes: MAX_FILE_BYTES })
    .route({ method: 'POST', path: '/staff/imports', inputStructure: 'detailed' })
    .input(
      v.strictObject({
        query: v.strictObject({
          ...choices,
          customers: v.pipe(v.string(), v.digits()),
          leftOut: v.pipe(v.string(), v.digits()),
        }),
        body: file,
      }),
    )
    .output(v.object({ id: textOrNone, counts }))
    .errors(faults)
    .errors(refusing(counter, 'import_changed', 'import_refused')),

  list: ownerCall
    .route({ method: 'GET', path: '/staff/imports' })
    .input(v.object({}))
    .output(v.object({ imports: v.array(entry) })),

  takeBack: ownersActingCall
    .route({ method: 'POST', path: '/staff/imports/{id}/take-back' })
    .input(v.strictObject({ id: v.string() }))
    .output(v.object({}))
    .errors(refusing(counter, 'not_found', 'import_taken_back', 'import_fixed')),
}
