import { useEffect } from 'react'

const PAGE = '#content'
const PARTS = 'details, section'

/**
 * What has the focus may go with what was just done: its form closes, its row leaves the list. The focus is then on the part of
 * the page that it stood in, so that whoever works without a mouse goes on from there and not from the top of the page; on none
 * of its controls, since Enter may be pressed once more.
 */
export function useKeptFocus() {
  useEffect(() => {
    let around: Element[] = []
    const note = () => (around = partsAround(document.activeElement))
    const keep = () => {
      const [focused, ...parts] = around
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      around = []
      focusPart(parts.find((each) => each.isConnected))
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [])
}

/** Itself and the parts of the page that it stands in, from the inside out. */
function partsAround(focused: Element | null) {
  if (!focused?.matches(`${PAGE} *`)) return []
  const found = [focused]
  let part = focused.parentElement?.closest(`${PAGE} :is(${PARTS})`)
  while (part) {
    found.push(part)
    part = part.parentElement?.closest(`${PAGE} :is(${PARTS})`)
  }
  return found
}

/** A folded part by the line that opens it. */
function focusPart(part: Element | undefined) {
  const target = part?.querySelector<HTMLElement>(':scope > summary') ?? part
  if (!(target instanceof HTMLElement)) return
  if (target === part) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
