import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { lookUp } from '#shared/look-up.ts'

import type { ViewerEntry } from './entry.ts'
import {
  followViewerHistory,
  leaveViewerEntry,
  pushViewerEntry,
  readViewerEntry,
} from './viewer-history.ts'
import { hiddenViewer, reduceViewer } from './viewer-state.ts'
import type { Viewer } from './viewer.tsx'

type SiteViewerProps = {
  /** Everything that can be opened, by its id. */
  entries: Record<string, ViewerEntry>
  /** The name of the shop, where the close button leads back to. */
  shop: string
}

/** The site's one viewer, over whatever page shows a link to it. Its code is loaded when it is wanted. */
export function SiteViewer({ entries, shop }: SiteViewerProps) {
  const [state, dispatch] = useReducer(reduceViewer, hiddenViewer)
  const [Shown, setShown] = useState<typeof Viewer | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const show = useCallback(
    async (id: string, from: HTMLElement | null) => {
      const entry = lookUp(entries, id)
      if (!entry) return
      const code = await loadViewer().catch(() => null)
      if (!code) {
        if (from) location.assign(entry.url)
        return
      }
      if (from) await pushViewerEntry(id)
      const wasLeftMeanwhile = readViewerEntry() !== id
      if (wasLeftMeanwhile) return
      opener.current = from
      setShown(() => code.Viewer)
      dispatch({ type: 'open', entry })
    },
    [entries],
  )

  useEffect(() => {
    const arrive = (id: string | null) => {
      dispatch({ type: 'close' })
      if (id !== null) void show(id, null)
    }
    return followViewerHistory(arrive)
  }, [show])

  const close = useCallback(() => {
    dispatch({ type: 'close' })
    leaveViewerEntry()
  }, [])

  useEffect(() => followViewerLinks({ open: show, approach: warmUp }), [show])

  if (!Shown || state.phase === 'hidden') return null
  return <Shown state={state} dispatch={dispatch} shop={shop} opener={opener} onClose={close} />
}

function loadViewer() {
  return import('./viewer.tsx')
}

function warmUp() {
  loadViewer().catch(() => {})
}

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
function followViewerLinks({ open, approach }: Follow) {
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
