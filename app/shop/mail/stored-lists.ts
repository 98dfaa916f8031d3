import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { flatJsonStorage, watchStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import type { BrowserKey } from '#content/browser-keys.ts'

type NumberList = { numbers: number[] }

const storage = createSafeStorage(() => window.localStorage)

/** The last one first. */
export const useWalk = createStoredList('counter.walk')
export const useShelfCount = createStoredList('counter.count')

function createStoredList(key: BrowserKey) {
  const useList = create<NumberList>()(
    persist((): NumberList => ({ numbers: [] }), {
      name: key,
      version: 1,
      storage: flatJsonStorage<NumberList>(key, () => storage),
      merge: (read) => ({ numbers: readNumbers(read) }),
    }),
  )
  if (typeof window !== 'undefined') watchStorage(key, () => void useList.persist.rehydrate())
  return useList
}

function readNumbers(read: unknown) {
  const { numbers } = Object(read) as { numbers?: unknown }
  return Array.isArray(numbers) ? numbers.filter((each) => typeof each === 'number') : []
}
