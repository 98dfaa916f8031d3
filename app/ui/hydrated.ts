import { useSyncExternalStore } from 'react'

export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** Disabled without scripts; the starter enables it and hydrates on use (app/islands/starter.ts). */
export function useDisabledUntilHydrated() {
  const hydrated = useHydrated()
  return { disabled: !hydrated, 'data-until-hydrated': hydrated ? undefined : '' }
}

function subscribe() {
  return () => {}
}
