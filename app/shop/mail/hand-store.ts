import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { flatJsonStorage, watchStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { Refusal } from '#app/shop/client.ts'
import { checkReasons, type BoxMail } from '#shared/shop/mail/items.ts'
import {
  readTracking,
  trackedCarriers,
  type TrackedCarrier,
  type Tracking,
} from '#shared/shop/mail/tracking.ts'

export type Parcel = {
  id: string
  scanned: string | null
  tracking: Tracking | null
  carrier?: TrackedCarrier | undefined
  checkReason?: (typeof checkReasons)[number] | undefined
  isAccountable?: boolean | undefined
  isLetter?: boolean | undefined
  pounds?: number | undefined
}

/** `answer` is null while the server can't be reached. */
export type Target = {
  box: number
  answer: BoxMail | null
  name?: string | undefined
  recipientId?: string | undefined
  addressee?: string | undefined
}

export type NameMatch = { box: number; name: string; recipientId?: string }

export type BatchQuestion =
  | { kind: 'remail'; box: number; until: string | null }
  | { kind: 'return'; box: number }
  | { kind: 'unlisted'; box: number; name: string }
  | { kind: 'choose'; matches: NameMatch[] }
  | { kind: 'notFound'; name: string }
  | { kind: 'set-aside' }

/** `target` is null while it is looked up. */
export type Batch = {
  id: string
  /** Looked up again after a reload. Null for parcels whose number was wrong. */
  entered: { box: number; name?: string | undefined } | { box?: undefined; name: string } | null
  parcels: Parcel[]
  target: Target | null
  question: BatchQuestion | null
  waits: Refusal | null
  isSticky: boolean
}

export type Question =
  | { kind: 'carrier' | 'check' | 'short'; parcel: Parcel }
  | (BatchQuestion & { batch: string; parcels: Parcel[] })

export type Intake = {
  hand: Parcel[]
  /** After a wrong number the next scan is another package, perhaps for another box. */
  isNumberDue: boolean
  batches: Batch[]
  /** Every scan goes to this box until the clerk ends it. */
  sticky: Target | null
  shown: Target | null
}

const text = v.fallback(v.optional(v.string()), undefined)

const storedParcel = v.pipe(
  v.object({
    id: v.string(),
    scanned: v.fallback(v.nullable(v.string()), null),
    carrier: v.fallback(v.optional(v.picklist(trackedCarriers)), undefined),
    checkReason: v.fallback(v.optional(v.picklist(checkReasons)), undefined),
    isAccountable: v.fallback(v.optional(v.boolean()), undefined),
    isLetter: v.fallback(v.optional(v.boolean()), undefined),
    pounds: v.fallback(v.optional(v.number()), undefined),
  }),
  v.transform(({ scanned, ...marks }): Parcel => {
    return { ...marks, scanned, tracking: scanned === null ? null : readTracking(scanned) }
  }),
)

const storedBatch = v.pipe(
  v.object({
    id: v.string(),
    entered: v.nullable(
      v.union([
        v.object({ box: v.number(), name: text }),
        v.object({ box: v.optional(v.undefined()), name: v.string() }),
      ]),
    ),
    parcels: v.pipe(
      v.array(v.unknown()),
      v.transform((list) => readEach(storedParcel, list)),
    ),
    isSticky: v.fallback(v.boolean(), false),
  }),
  v.transform((read): Batch => {
    const question = read.entered ? null : { kind: 'set-aside' as const }
    return { ...read, target: null, question, waits: null }
  }),
)

const storedTarget = v.pipe(
  v.object({ box: v.number(), name: text, recipientId: text, addressee: text }),
  v.transform((read): Target => ({ ...read, answer: null })),
)

/** Scans and typed text, no responses of the server. */
function asStoredHand({ hand, isNumberDue, batches, sticky }: Intake) {
  return {
    isNumberDue,
    hand: hand.map(asStoredParcel),
    batches: batches.map(({ id, entered, parcels, isSticky }) => ({
      id,
      entered,
      parcels: parcels.map(asStoredParcel),
      isSticky,
    })),
    sticky: sticky && { ...sticky, answer: undefined },
  }
}

function asStoredParcel(parcel: Parcel) {
  return { ...parcel, tracking: undefined }
}

/** Read one by one, so that an unreadable entry loses no other. */
function readStoredHand(stored: unknown) {
  const { hand, isNumberDue, batches, sticky } = Object(stored) as Record<string, unknown>
  return {
    isNumberDue: isNumberDue === true,
    hand: readEach(storedParcel, hand),
    batches: readEach(storedBatch, batches),
    sticky: v.is(storedTarget, sticky) ? v.parse(storedTarget, sticky) : null,
  }
}

function readEach<Schema extends v.GenericSchema>(schema: Schema, list: unknown) {
  if (!Array.isArray(list)) return []
  return list.flatMap((each): v.InferOutput<Schema>[] => {
    const { success, output } = v.safeParse(schema, each)
    return success ? [output] : []
  })
}

const KEY = 'counter.hand'
const storage = createSafeStorage(() => window.localStorage)

/** Survives a reload, and is shared by all tabs. */
export const useIntake = create<Intake>()(
  persist(
    (): Intake => ({ hand: [], isNumberDue: false, batches: [], sticky: null, shown: null }),
    {
      name: KEY,
      version: 1,
      storage: flatJsonStorage<object>(KEY, () => storage),
      partialize: asStoredHand,
      merge: (read, current) => {
        const { batches, ...stored } = readStoredHand(read)
        const currentBatch = (id: string) => current.batches.find((batch) => batch.id === id)
        const shown = read ? current.shown : null
        return {
          ...current,
          ...stored,
          shown,
          batches: batches.map((batch) => currentBatch(batch.id) ?? batch),
        }
      },
    },
  ),
)
if (typeof window !== 'undefined') watchStorage(KEY, () => void useIntake.persist.rehydrate())

/**
 * A scan joins the current items, unless these wait for their number; a box that is still looked up receives it
 * alone.
 */
export function putInHand(parcel: Parcel) {
  return ({ hand, isNumberDue, batches }: Intake): Partial<Intake> => {
    const aimed = batches.findLast(({ isSticky, target, question }) => {
      return isSticky && !target && !question
    })
    if (aimed) {
      const parcels = [...aimed.parcels, parcel]
      return { batches: batches.map((each) => (each === aimed ? { ...aimed, parcels } : each)) }
    }
    if (!isNumberDue) return { hand: [...hand, parcel] }
    return { hand: [parcel], isNumberDue: false, batches: setAside(hand, batches) }
  }
}

export function setAside(parcels: Parcel[], batches: Batch[]): Batch[] {
  if (parcels.length === 0) return batches
  const question = { kind: 'set-aside' } as const
  const open = { entered: null, target: null, question, waits: null, isSticky: false }
  return [...batches, { id: crypto.randomUUID(), parcels, ...open }]
}

/** Parcels of a batch come before those in hand. */
export function questionOf({ batches, hand }: Intake): Question | null {
  for (const parcel of [...batches.flatMap(({ parcels }) => parcels), ...hand]) {
    const kind = doubtOf(parcel)
    if (kind) return { kind, parcel }
  }
  const batch = batches.find(({ question }) => question)
  if (!batch?.question) return null
  return { ...batch.question, batch: batch.id, parcels: batch.parcels }
}

/** Too many digits for a PMB number, too few for most carriers. */
const SHORT = /^\d{6,9}$/

export function doubtOf({ tracking, carrier, checkReason }: Parcel) {
  if (tracking?.isSuggestion && !carrier) return 'carrier' as const
  if (tracking?.check === 'wrong' && !checkReason) return 'check' as const
  if (tracking?.check === 'unknown' && !carrier && SHORT.test(tracking.number)) {
    return 'short' as const
  }
  return null
}
