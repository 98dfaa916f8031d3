import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { ToastStack } from './toast-stack.tsx'
import { readToasts, subscribeToToasts, type Toast } from './toasts.ts'

const none: readonly Toast[] = []

/** Where toasts appear, above everything: mounted once, for the whole site. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none)
  const host = useHost(toasts.length > 0)

  return host && createPortal(<ToastStack toasts={toasts} />, host)
}

/** All outside an open modal dialog is out of reach: there, toasts have to stand inside it. */
function useHost(needed: boolean) {
  const [host, setHost] = useState<Element | null>(null)

  useEffect(() => {
    if (!needed) return
    const choose = () => setHost(topmostModal() ?? document.body)
    choose()
    // A dialog that is taken away while it is open tells nobody.
    const removals = new MutationObserver(choose)
    removals.observe(document.body, { childList: true, subtree: true })
    for (const event of ['close', 'toggle']) document.addEventListener(event, choose, true)
    return () => {
      removals.disconnect()
      for (const event of ['close', 'toggle']) document.removeEventListener(event, choose, true)
      setHost(null)
    }
  }, [needed])

  return needed ? host : null
}

function topmostModal() {
  return [...document.querySelectorAll('dialog:modal')].at(-1)
}
