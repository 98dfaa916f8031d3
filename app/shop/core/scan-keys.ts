type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

/** With Ctrl, these are how scanners type CR and LF; browsers have shortcuts on the same keys. */
const CONTROL_KEYS = ['j', 'm']

export function isControlKey({ key, ctrlKey, altKey, metaKey, shiftKey }: Key) {
  return ctrlKey && !altKey && !metaKey && !shiftKey && CONTROL_KEYS.includes(key.toLowerCase())
}

export function endsEntry(event: Key) {
  const { key, shiftKey } = event
  return key === 'Enter' || (key === 'Tab' && !shiftKey) || isControlKey(event)
}
