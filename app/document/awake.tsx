import { useEffect } from 'react'

/** Tells the script that started React (late-start.ts) that the page now answers by itself. */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'))
  }, [])
  return null
}
