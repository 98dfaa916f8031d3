import { useEffect, type RefObject } from 'react'

import { endsEntry, isControlKey } from '#app/shop/core/scan-keys.ts'

import { extractScan } from './entered.ts'

/**
 * Scans reach the page's field from any focus. Typed keys go there, too, unless another field has the focus; a
 * scan is removed from that field when its last key comes.
 */
export function useScanFocus(
  field: RefObject<HTMLInputElement | null>,
  onScan: (scan: string) => void,
) {
  useEffect(() => {
    let before = ''
    const isOther = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && target !== field.current && target.type === 'text'

    function onFocus({ target }: FocusEvent) {
      if (isOther(target)) before = (target as HTMLInputElement).value
    }

    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isShortcut = (ctrlKey || metaKey || altKey) && !isControlKey(event)
      if (isShortcut || target === field.current) return
      if (!isOther(target)) {
        const writes = key.length === 1 && key !== ' '
        if (writes) field.current?.focus()
        return
      }
      if (!endsEntry(event)) return
      const input = target as HTMLInputElement
      const taken = extractScan(before, input.value)
      if (taken) {
        event.preventDefault()
        event.stopPropagation()
        setValue(input, taken.rest)
        onScan(taken.scan)
      }
      before = input.value
      if (taken || key !== 'Tab') field.current?.focus()
    }

    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [field, onScan])
}

/** Fires the event that React listens to. */
function setValue(input: HTMLInputElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
