import { memo, useEffect, useRef, useState, type CSSProperties } from 'react'

import { drawPage, writeText } from './draw-page.ts'
import { CSS_PIXELS_PER_POINT, type Pdf } from './open-pdf.ts'
import { PageLinks } from './page-links.tsx'

import css from './pdf-page.module.css'

type PdfPageProps = {
  pdf: Pdf
  /** From 1. */
  number: number
  pages: number
  width: number
  height: number
  factor: number
  /** Whether the visitor sees it or soon will: all others are empty sheets. */
  near: boolean
  onPage: (page: number) => void
  onDrawn?: () => void
  onFail?: () => void
}

/** One page: its drawing, its text to select, its links. */
export const PdfPage = memo(function PdfPage({ pdf, number, pages, ...rest }: PdfPageProps) {
  const { width, height, factor, near, onPage, onDrawn, onFail } = rest
  const drawing = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    if (!near || !drawing.current) return
    const { done, cancel } = drawPage(pdf, number, factor, drawing.current)
    done.then(onDrawn, () => {
      setBroken(true)
      onFail?.()
    })
    return cancel
  }, [pdf, number, factor, near, onDrawn, onFail])

  useEffect(() => {
    const place = text.current
    if (!near || !place) return
    const cancel = writeText(pdf, number, place)
    return () => {
      cancel()
      place.replaceChildren()
    }
  }, [pdf, number, near])

  useEffect(() => {
    if (!near) drawing.current?.replaceChildren()
  }, [near])

  const measures = { width, height, '--total-scale-factor': factor * CSS_PIXELS_PER_POINT }
  return (
    <div
      role="group"
      aria-label={`Page ${number} of ${pages}`}
      className={css.page}
      style={measures as CSSProperties}
    >
      <div ref={drawing} className={css.drawing} aria-hidden="true" />
      <div ref={text} className={css.text} />
      {near && <PageLinks pdf={pdf} number={number} onPage={onPage} />}
      {broken && <p className={css.broken}>This page could not be drawn.</p>}
    </div>
  )
})
