import { useSyncExternalStore } from 'react'

/** Whether React has taken over the finished HTML: before that nothing but the platform answers. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/**
 * What a control carries that answers by React alone: without any script it is disabled, rather than
 * dead; the starter (app/islands/starter.ts) gives it free, and wakes React when it is wanted.
 */
export function useDisabledUntilHydrated() {
  const hydrated = useHydrated()
  return { disabled: !hydrated, 'data-until-hydrated': hydrated ? undefined : '' }
}

function subscribe() {
  return () => {}
}
