import { useSyncExternalStore } from 'react'

import { defaultPreferences } from './preferences-schema.ts'
import { preferences } from './preferences.ts'

/** The preferences; the defaults in the finished HTML and until React has taken over. */
export function usePreferences() {
  return useSyncExternalStore(preferences.subscribe, preferences.read, () => defaultPreferences)
}
