import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { importColumns, importFaults, type ImportProblemCode } from '#shared/content/imports.ts'
import { ownersActingCall } from '#shared/shop/core/acting.ts'
import { ownerCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'

/** What a column of a spreadsheet may be. */
export const importFields = Object.keys(importColumns) as (keyof typeof importColumns)[]
export type ImportField = keyof typeof importColumns

export const MAX_FILE_BYTES = 10_000_000
export const MAX_ROWS = 5_000
export const MAX_COLUMNS = 100

/** How days such as 3/4/26 are written: month first, as here, or day first. */
export const dayOrders = ['month', 'day'] as const
export type DayOrder = (typeof dayOrders)[number]

/** What the spreadsheet is taken for: of each column, from its first, what it is; `-` where it is left out. */
const choices = {
  columns: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
  order: v.optional(v.picklist(dayOrders)),
  /** The ids of plans, by what the spreadsheet calls them or, without a name, charges: JSON. */
  plans: v.optional(
    v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), v.record(v.string(), v.string())),
  ),
}

const problem = v.object({
  code: v.custom<ImportProblemCode>((value) => typeof value === 'string'),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type ImportProblem = v.InferOutput<typeof problem>

const person = v.object({
  kind: v.string(),
  name: v.string(),
  signedOn: dayOrNone,
  ids: textOrNone,
})

/** What a row becomes. */
const planned = v.object({
  plan: v.string(),
  monthlyCents: v.number(),
  /** Whether it is not what the plan costs others. */
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

/** A box of the spreadsheet, or a row that is none. */
export const importRow = v.object({
  /** The lines it stands on, from 1; the customer's is the first. */
  lines: v.array(v.number()),
  box: v.nullable(v.number()),
  name: v.string(),
  /** `here`: the same was imported before. */
  becomes: v.picklist(['customer', 'here', 'refused']),
  planned: v.nullable(planned),
  problems: v.array(problem),
})
export type ImportRow = v.InferOutput<typeof importRow>

const column = v.object({
  name: v.string(),
  field: v.nullable(v.custom<ImportField>((value) => typeof value === 'string')),
  /** Why the spreadsheet is not taken with it: its name, or what stands in it, is what this system never takes. */
  refusedBy: v.nullable(v.picklist(['name', 'shape'])),
})
export type ImportColumn = v.InferOutput<typeof column>

const counts = v.object({
  rows: v.number(),
  customers: v.number(),
  people: v.number(),
  here: v.number(),
  refused: v.number(),
  owedCents: v.number(),
  depositCents: v.number(),
})
export type ImportCounts = v.InferOutput<typeof counts>

/** What a spreadsheet would become. */
export const importCheck = v.object({
  digest: v.string(),
  columns: v.array(column),
  order: v.picklist(dayOrders),
  /** Columns that no row can do without, and that are not there. */
  missing: v.array(v.string()),
  /** What plans of other names were taken for, by hand: now or for a spreadsheet before. */
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
  /** Why it can't be taken back any more. */
  fixedBy: v.nullable(v.picklist(['posting', 'parcel', 'papers', 'account'])),
})
export type ImportEntry = v.InferOutput<typeof entry>

const faults = Object.fromEntries(
  Object.entries(importFaults).map(([code, sentence]) => [code, refusal(422, sentence)]),
) as Record<keyof typeof importFaults, ReturnType<typeof refusal>>

/** The file as it is: the body holds nothing else. */
const file = v.instance(Blob)

/** The calls about customers that come from a spreadsheet. */
export const importCalls = {
  /** Reads a spreadsheet and says what each row would become. Nothing is written, and nothing of it is kept. */
  check: ownersActingCall
    .meta({ access: 'owner', restsOn: [], maxBodyBytes: MAX_FILE_BYTES })
    .route({ method: 'POST', path: '/staff/imports/check', inputStructure: 'detailed' })
    .input(v.strictObject({ query: v.strictObject(choices), body: file }))
    .output(importCheck)
    .errors(faults),

  /** Takes the customers of a spreadsheet over, all in one transaction; what was imported before stays as it is. */
  commit: ownersActingCall
    .meta({ access: 'owner', restsOn: [], maxBodyBytes: MAX_FILE_BYTES })
    .route({ method: 'POST', path: '/staff/imports', inputStructure: 'detailed' })
    .input(
      v.strictObject({
        query: v.strictObject({
          ...choices,
          /** How many customers, and how many rows that are left out, the page showed. */
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

  /** Takes a whole import back, as if it had never been. */
  takeBack: ownersActingCall
    .route({ method: 'POST', path: '/staff/imports/{id}/take-back' })
    .input(v.strictObject({ id: v.string() }))
    .output(v.object({}))
    .errors(refusing(counter, 'not_found', 'import_taken_back', 'import_fixed')),
}
