import { useEffect, useRef } from 'react'

/** For a control that replaces the focused one. */
export function useFocused<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)

  useEffect(() => {
    ref.current?.focus()
  }, [])

  return ref
}
