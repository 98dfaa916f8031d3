/**
 * Gives the focus back to what opened the viewer; where that is out of sight by now, as an entry of
 * a closed menu is, to the button that opens the menu, or else to the page's content.
 */
export function returnFocus(opener: HTMLElement | null) {
  if (!opener && document.activeElement !== document.body) return
  for (const place of [opener, ...buttonsAround(opener), document.querySelector('main')]) {
    place?.focus({ preventScroll: true })
    if (place && document.activeElement === place) return
  }
}

function buttonsAround(opener: HTMLElement | null) {
  const buttons: HTMLElement[] = []
  for (let part = opener?.parentElement; part; part = part.parentElement) {
    if (!part.id) continue
    const id = CSS.escape(part.id)
    buttons.push(
      ...document.querySelectorAll<HTMLElement>(`[aria-controls="${id}"], [popovertarget="${id}"]`),
    )
  }
  return buttons
}
