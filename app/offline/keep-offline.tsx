import { useEffect } from 'react'

import { registerServiceWorker } from '#app/document/start-worker.ts'

/** Long after the page answers, so that nothing the visitor waits for is slower. */
const REGISTER_AFTER_MS = 4_000

/** Lets the browser keep the public pages and the forms, to be read without a network (docs/decisions/023). */
export function KeepOffline() {
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return undefined
    const timer = setTimeout(() => {
      // A browser that keeps nothing shows the site all the same.
      registerServiceWorker().catch(() => undefined)
    }, REGISTER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
