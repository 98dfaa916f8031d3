import { interpolate } from '#shared/interpolate.ts'
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { useCallback, useEffect, useRef, useState } from 'react'

import { viewer as words } from '#app/content/en/viewer.ts'
import type { ViewerEntry } from '#app/viewer/entry.ts'

import { createViewer } from './create-viewer.ts'
import { openPdf, type Pdf } from './open-pdf.ts'
import { PdfBar } from './pdf-bar.tsx'
import { printPdf } from './print-pdf.ts'
import { useKeys } from './use-keys.ts'
import { nextScale } from './zoom.ts'

import css from './pdf-view.module.css'

type PdfViewProps = {
  entry: ViewerEntry
  /** The first page is to be seen. */
  onLoad: () => void
  onFail: () => void
}

/** A PDF of this site in pdf.js's viewer: all pages one below the other, with fields to fill in. */
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
    <div className={`${css.place} min-w-0`}>
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
          className={`${css.pages} overlay`}
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </div>
  )
}

/** Downloads the PDF with what was typed. */
async function savePdf({ pdfjs, document }: Pdf, url: string) {
  const data = await document.saveDocument()
  const name = url.slice(url.lastIndexOf('/') + 1)
  new pdfjs.DownloadManager().downloadData(data, name, 'application/pdf')
}

/** The opened PDF, once it is there. It is closed, and its worker ended, when it is wanted no more. */
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
