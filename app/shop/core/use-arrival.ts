import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

export const CONTROLS = 'select, textarea, input:not([type=hidden]), button, a[href]'

/** Opens the part in the hash (`#money`, `#person-ID`) and focuses its first control once it `isReady`. */
export function useArrival(part: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  const arrived = useRef<string>(undefined)

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id || arrived.current === key) return
    const target = document.getElementById(id)
    if (!target || !part.current?.contains(target)) return
    arrived.current = key
    const first = target.querySelector<HTMLElement>(CONTROLS)
    const fold = first?.closest('details')
    if (fold && target.contains(fold)) fold.open = true
    target.scrollIntoView({ block: 'start' })
    first?.focus({ preventScroll: true })
  }, [hash, key, part])
}
