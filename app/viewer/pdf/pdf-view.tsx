import { useCallback, useMemo, useState } from 'react'

import type { ViewerEntry } from '#app/viewer/entry.ts'

import type { Pdf } from './open-pdf.ts'
import { pagesInView, placePages } from './page-layout.ts'
import { PdfBar } from './pdf-bar.tsx'
import { PdfPage } from './pdf-page.tsx'
import { useRoom, useScrollTop } from './use-box.ts'
import { useKeys } from './use-keys.ts'
import { usePdf } from './use-pdf.ts'
import { useScroll } from './use-scroll.ts'
import { useSizes } from './use-sizes.ts'
import { factorOf, nextFactor, type Zoom } from './zoom.ts'

import css from './pdf-view.module.css'

type PdfViewProps = {
  entry: ViewerEntry
  /** The first page is to be seen. */
  onLoad: () => void
  onFail: () => void
}

/** A PDF of this site, drawn by pdf.js: all pages one below the other. */
export function PdfView({ entry, onLoad, onFail }: PdfViewProps) {
  const pdf = usePdf(entry.url, onFail)

  if (!pdf) return null
  return <OpenedPdf entry={entry} pdf={pdf} onLoad={onLoad} onFail={onFail} />
}

function OpenedPdf({ entry, pdf, onLoad, onFail }: PdfViewProps & { pdf: Pdf }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [zoom, setZoom] = useState<Zoom>('comfortable')
  const sizes = useSizes(pdf)
  const room = useRoom(box)
  const top = useScrollTop(box)
  const factor = factorOf(zoom, sizes, room.width)
  const places = useMemo(() => placePages(sizes, factor), [sizes, factor])
  const { current, first, last } = pagesInView(places, top, room.height)
  const goTo = useScroll(box, places)
  const step = useCallback(
    (direction: 'in' | 'out') => setZoom(nextFactor(factor, direction)),
    [factor],
  )
  useKeys(box, step)

  return (
    <div className={css.place}>
      <PdfBar
        entry={entry}
        isForm={pdf.isForm}
        page={current}
        pages={sizes.length}
        factor={factor}
        onPage={goTo}
        onZoom={step}
        onFit={() => setZoom('width')}
      />
      <div
        ref={setBox}
        role="region"
        aria-label={`Pages of ${entry.title}`}
        tabIndex={0}
        className={css.pages}
      >
        {room.width > 0 &&
          places.map(({ number, width, height }) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              pages={places.length}
              width={width}
              height={height}
              factor={factor}
              near={number >= first && number <= last}
              onPage={goTo}
              onDrawn={number === 1 ? onLoad : undefined}
              onFail={number === 1 ? onFail : undefined}
            />
          ))}
      </div>
    </div>
  )
}
