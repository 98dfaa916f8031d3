import { useEffect, useRef } from 'react'

/** What it is put on has the focus once it is drawn: the control before it has gone. */
export function useFocused<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)

  useEffect(() => {
    ref.current?.focus()
  }, [])

  return ref
}
