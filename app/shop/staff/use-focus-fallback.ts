import { useEffect } from 'react'

const PAGE = '#content'
const PARTS = 'details, section'

/**
 * When the focused control disappears, the focus moves to the part of the page around it, so that keyboard users
 * continue there. Never to a control, because Enter may be pressed once more.
 */
export function useFocusFallback() {
  useEffect(() => {
    let around: Element[] = []
    const remember = () => (around = partsAround(document.activeElement))
    const keep = () => {
      const [focused, ...parts] = around
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      around = []
      focusPart(parts.find((each) => each.isConnected))
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

function partsAround(focused: Element | null) {
  if (!focused?.matches(`${PAGE} *`)) return []
  const parts = [focused]
  let part = focused.parentElement?.closest(`${PAGE} :is(${PARTS})`)
  while (part) {
    parts.push(part)
    part = part.parentElement?.closest(`${PAGE} :is(${PARTS})`)
  }
  return parts
}

function focusPart(part: Element | undefined) {
  const target = part?.querySelector<HTMLElement>(':scope > summary') ?? part
  if (!(target instanceof HTMLElement)) return
  if (target === part) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
