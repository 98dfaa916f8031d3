import { useSyncExternalStore } from 'react'

/** Whether React has taken over the finished HTML: before that nothing but the platform answers. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => {}
}
