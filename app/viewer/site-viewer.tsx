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
  entries: Record<string, ViewerEntry>
  shop: string
}

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
  open: (id: string, link: HTMLElement) => void
  approach: () => void
}

/** On the document, because parts of the page are never hydrated (app/islands/static-part.tsx). */
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
