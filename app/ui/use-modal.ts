import { useEffect, useRef } from 'react'

/** A dialog that is open while it is drawn; after it the focus goes back to where it was. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return ref
}
