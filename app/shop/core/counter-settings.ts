import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { flatJsonStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { MAX_SHELF_LENGTH } from '#shared/shop/mail/items.ts'

export const labelSizes = ['label', 'slip'] as const
export type LabelSize = (typeof labelSizes)[number]

/** By a button; each package at intake; or all since the last job with one key. */
export const labelTimes = ['never', 'each', 'together'] as const
export type LabelTime = (typeof labelTimes)[number]

export const receiptPapers = ['letter', 'roll'] as const
const settings = v.object({
  shelf: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, MAX_SHELF_LENGTH)),
    ),
    '',
  ),
  labelSize: v.fallback(v.picklist(labelSizes), 'label'),
  labelTime: v.fallback(v.picklist(labelTimes), 'never'),
  receiptPaper: v.fallback(v.picklist(receiptPapers), 'letter'),
})
type CounterSettings = v.InferOutput<typeof settings>

const KEY = 'counter.settings'
const storage = createSafeStorage(() => window.localStorage)

/** Kept per device, because printers and shelves belong to it. */
export const useCounterSettings = create<CounterSettings>()(
  persist((): CounterSettings => v.parse(settings, {}), {
    name: KEY,
    version: 1,
    storage: flatJsonStorage<CounterSettings>(KEY, () => storage),
    merge: (read) => v.parse(settings, Object(read)),
  }),
)

export function readShelf() {
  return cleanLine(useCounterSettings.getState().shelf).slice(0, MAX_SHELF_LENGTH)
}
