import * as v from 'valibot'

import { lackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import { instant, textOrNone } from '#shared/shop/core/fields.ts'

import { counterItem } from './items.ts'

const drawn = v.pipe(v.number(), v.finite())

export const handOutLine = v.object({
  id: v.string(),
  at: instant,
  /** Null if it was recorded before names were stored with it, and the person is erased. */
  takenBy: textOrNone,
  pickedUpAs: v.picklist(['owner', 'recipient', 'collector']),
  /** The kind of photo ID checked: its number is never stored. */
  idType: v.string(),
  clerk: textOrNone,
  items: v.array(counterItem),
})

export const foundItem = v.object({
  item: counterItem,
  handOut: v.nullable(v.object({ id: v.string(), at: instant, takenBy: textOrNone })),
})
export type FoundItem = v.InferOutput<typeof foundItem>

export const handOutProof = v.object({
  ...handOutLine.entries,
  box: v.number(),
  items: v.array(v.object({ ...counterItem.entries, receivedBy: textOrNone })),
  signature: v.object({
    width: drawn,
    height: drawn,
    strokes: v.array(v.array(drawn)),
  }),
  allowed: v.nullable(v.object({ reason: v.string(), without: v.array(lackingPapers) })),
})
export type HandOutProof = v.InferOutput<typeof handOutProof>
