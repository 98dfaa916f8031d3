type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

/** How a scanner types the control characters CR and LF, which browsers have shortcuts for. */
const CONTROL_KEYS = ['j', 'm']

/** Whether a scanner has typed a control character. */
export function isControlKey({ key, ctrlKey, altKey, metaKey, shiftKey }: Key) {
  return ctrlKey && !altKey && !metaKey && !shiftKey && CONTROL_KEYS.includes(key.toLowerCase())
}

/** Whether a key ends what a scanner or a hand has entered. */
export function endsEntry(event: Key) {
  const { key, shiftKey } = event
  return key === 'Enter' || (key === 'Tab' && !shiftKey) || isControlKey(event)
}
