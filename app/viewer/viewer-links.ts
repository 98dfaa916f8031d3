type Follow = {
  /** A plain click on a link to that entry of the catalogue. */
  open: (id: string, link: HTMLElement) => void
  /** Such a link will probably be followed. */
  approach: () => void
}

/**
 * Listens to every link to the viewer in the document, in parts of the page that React never woke
 * too (app/islands/static-part.tsx). Returns what ends it.
 */
export function followViewerLinks({ open, approach }: Follow) {
  function follow(event: MouseEvent) {
    const link = linkOf(event)
    const id = link?.dataset['viewer']
    if (!link || !id || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    open(id, link)
  }
  function near(event: Event) {
    if (linkOf(event)) approach()
  }

  document.addEventListener('click', follow)
  document.addEventListener('pointerover', near)
  document.addEventListener('focusin', near)
  return () => {
    document.removeEventListener('click', follow)
    document.removeEventListener('pointerover', near)
    document.removeEventListener('focusin', near)
  }
}

function linkOf({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-viewer]') : null
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
