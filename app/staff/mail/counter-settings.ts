import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { flatJsonStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { MAX_SHELF_LENGTH } from '#shared/rental/mail-requests.ts'

export const labelSizes = ['label', 'slip'] as const
export type LabelSize = (typeof labelSizes)[number]

type CounterSettings = { shelf: string; labelSize: LabelSize }

const storage = createSafeStorage(() => window.localStorage)

/** Where parcels are put, and what is printed for them: remembered on this device. */
export const useCounterSettings = create<CounterSettings>()(
  persist((): CounterSettings => ({ shelf: '', labelSize: 'label' }), {
    name: 'counter.settings',
    version: 1,
    storage: flatJsonStorage<CounterSettings>(() => storage),
    merge: (read) => {
      const { shelf, labelSize } = (read ?? {}) as Partial<CounterSettings>
      return {
        shelf: typeof shelf === 'string' ? shelf.slice(0, MAX_SHELF_LENGTH) : '',
        labelSize: labelSizes.find((size) => size === labelSize) ?? 'label',
      }
    },
  }),
)

export function readShelf() {
  return useCounterSettings.getState().shelf.trim().slice(0, MAX_SHELF_LENGTH)
}
