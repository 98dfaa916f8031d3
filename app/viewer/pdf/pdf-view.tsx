import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { ViewerEntry } from '#app/viewer/entry.ts'
import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import { createViewer } from './create-viewer.ts'
import { openPdf, type Pdf } from './open-pdf.ts'
import { nextScale, PdfBar } from './pdf-bar.tsx'
import { printPdf } from './print-pdf.ts'

import css from './pdf-view.module.css'

type PdfViewProps = {
  entry: ViewerEntry
  onLoad: () => void
  onFail: () => void
}

export function PdfView({ entry, onLoad, onFail }: PdfViewProps) {
  const pdf = usePdf(entry.url, onFail)

  if (!pdf) return null
  return <OpenedPdf entry={entry} pdf={pdf} onLoad={onLoad} onFail={onFail} />
}

function OpenedPdf({ entry, pdf, onLoad, onFail }: PdfViewProps & { pdf: Pdf }) {
  const container = useRef<HTMLDivElement>(null)
  const viewer = useRef<PDFViewer>(null)
  const [page, setPage] = useState(1)
  const [scale, setScale] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!container.current) return
    const end = new AbortController()
    const events = { onLoad, onFail, onPage: setPage, onScale: setScale }
    viewer.current = createViewer(pdf, container.current, events, end.signal)
    return () => end.abort()
  }, [pdf, onLoad, onFail])

  const zoom = useCallback((direction: 'in' | 'out') => {
    if (!viewer.current) return
    viewer.current.currentScale = nextScale(viewer.current.currentScale, direction)
  }, [])
  const attempt = useCallback((work: Promise<void>) => {
    setHasFailed(false)
    work.catch(() => setHasFailed(true))
  }, [])
  const print = useCallback(() => attempt(printPdf(pdf)), [attempt, pdf])
  useKeys(container, { onZoom: zoom, onPrint: print })

  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
      <PdfBar
        entry={entry}
        pdf={pdf}
        page={page}
        scale={scale}
        onPage={(number) => {
          if (viewer.current) viewer.current.currentPageNumber = number
        }}
        onZoom={zoom}
        onFit={() => {
          if (viewer.current) viewer.current.currentScaleValue = 'page-width'
        }}
        onPrint={print}
        onSave={() => attempt(savePdf(pdf, entry.url))}
        hasFailed={hasFailed}
      />
      <div className="relative">
        <div
          ref={container}
          role="region"
          aria-label={interpolate(words.pagesOf, { title: entry.title })}
          tabIndex={0}
          className={`${css.pages} absolute inset-0 overflow-auto overscroll-contain focus-visible:-outline-offset-3`}
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </div>
  )
}

async function savePdf({ pdfjs, document }: Pdf, url: string) {
  const data = await document.saveDocument()
  const name = url.slice(url.lastIndexOf('/') + 1)
  new pdfjs.DownloadManager().downloadData(data, name, 'application/pdf')
}

function usePdf(url: string, onFail: () => void) {
  const [pdf, setPdf] = useState<Pdf | null>(null)

  useEffect(() => {
    const end = new AbortController()
    const opening = openPdf(url, end.signal)
    opening.then(setPdf, () => {
      if (!end.signal.aborted) onFail()
    })
    return () => {
      end.abort()
      opening.then(
        ({ close }) => close(),
        () => {},
      )
    }
  }, [url, onFail])

  return pdf
}

const LINE_PX = 40
/** Stays visible when a screen is turned. */
const OVERLAP = 0.9

type Commands = { onZoom: (direction: 'in' | 'out') => void; onPrint: () => void }

/**
 * Fields keep their keys, and so do the browser's shortcuts, except Ctrl+P, which prints the document instead of
 * the page.
 */
function useKeys(container: RefObject<HTMLElement | null>, { onZoom, onPrint }: Commands) {
  useEffect(() => {
    const box = container.current
    const dialog = box?.closest('dialog')
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!box || !(target instanceof HTMLElement) || event.defaultPrevented) return
      const isField = target.matches('input, select, textarea')

      if (isPrint(event)) onPrint()
      else if (isField || event.ctrlKey || event.altKey || event.metaKey) return
      else if (key === '+' || key === '=') onZoom('in')
      else if (key === '-') onZoom('out')
      else if (box.contains(target) || !scroll(box, key)) return
      event.preventDefault()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [container, onZoom, onPrint])
}

function isPrint({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Browsers scroll by key only while the focus is inside the box. */
function scroll(box: HTMLElement, key: string) {
  const view = box.clientHeight * OVERLAP
  const ways: Record<string, number> = {
    ArrowDown: LINE_PX,
    ArrowUp: -LINE_PX,
    PageDown: view,
    PageUp: -view,
    Home: -box.scrollHeight,
    End: box.scrollHeight,
  }
  const way = ways[key]
  if (way === undefined) return false
  box.scrollBy({ top: way, behavior: 'instant' })
  return true
}
