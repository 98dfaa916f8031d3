import { useState, type FormEvent, type MouseEvent } from 'react'

import type { ViewerEntry } from '#app/viewer/entry.ts'
import { ViewerIcon } from '#app/viewer/viewer-icon.tsx'
import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Pdf } from './open-pdf.ts'

import css from './pdf-bar.module.css'
import control from '#app/viewer/control.module.css'

type PdfBarProps = {
  entry: ViewerEntry
  pdf: Pdf
  /** From 1. */
  page: number
  /** 1 is 100 %. */
  scale: number
  onPage: (page: number) => void
  onZoom: (direction: 'in' | 'out') => void
  onFit: () => void
  onPrint: () => void
  /** Saves the form as it is filled in. */
  onSave: () => void
  /** Printing or saving did not work. */
  hasFailed: boolean
}

/** What can be done with a PDF: turn to a page, zoom, print it, take it along. */
export function PdfBar({ entry, pdf, page, scale, hasFailed, ...act }: PdfBarProps) {
  const pages = pdf.document.numPages

  function download(event: MouseEvent) {
    if (pdf.document.annotationStorage.size === 0) return
    event.preventDefault()
    act.onSave()
  }

  return (
    <div
      role="group"
      aria-label={words.document}
      className={`${css.bar} text-15 flex items-center gap-3 wrap-anywhere border-b border-line`}
    >
      <div className="flex items-center wrap-anywhere gap-0">
        <Tool
          name={words.previousPage}
          icon="previous"
          wide
          idle={page <= 1}
          onPress={() => act.onPage(page - 1)}
        />
        <PageField key={page} page={page} pages={pages} onPage={act.onPage} />
        <Tool
          name={words.nextPage}
          icon="next"
          wide
          idle={page >= pages}
          onPress={() => act.onPage(page + 1)}
        />
      </div>
      <div className="flex items-center wrap-anywhere gap-0">
        <Tool name={words.zoomOut} icon="minus" onPress={() => act.onZoom('out')} />
        <output
          className={`${css.factor} text-muted tabular-nums whitespace-nowrap`}
          aria-label={words.zoom}
        >
          {Math.round(scale * 100)}%
        </output>
        <Tool name={words.zoomIn} icon="plus" onPress={() => act.onZoom('in')} />
        <Tool name={words.fitWidth} icon="fitWidth" onPress={act.onFit} />
      </div>
      {hasFailed ? (
        <p role="alert" className={`${css.note} text-muted`}>
          {words.notMade}
        </p>
      ) : (
        pdf.isForm && <p className={`${css.note} text-muted`}>{words.fillIn}</p>
      )}
      <div className="flex items-center wrap-anywhere gap-0">
        <Tool name={words.print} icon="print" onPress={act.onPrint} />
        <a
          className={control.control}
          href={entry.url}
          download
          aria-label={words.download}
          title={words.download}
          onClick={download}
        >
          <ViewerIcon name="download" />
        </a>
      </div>
    </div>
  )
}

type ToolProps = {
  name: string
  icon: 'previous' | 'next' | 'minus' | 'plus' | 'fitWidth' | 'print'
  /** Shown only where there is room. */
  wide?: boolean
  /** Has nothing to do at the moment, but keeps the focus. */
  idle?: boolean
  onPress: () => void
}

function Tool({ name, icon, wide, idle, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={wide ? `${control.control} ${css.wide}` : control.control}
      aria-label={name}
      aria-disabled={idle || undefined}
      title={name}
      onClick={idle ? undefined : onPress}
    >
      <ViewerIcon name={icon} />
    </button>
  )
}

type PageFieldProps = { page: number; pages: number; onPage: (page: number) => void }

/** The page that is read, and the way to another: a number, then Enter. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const [text, setText] = useState(String(page))

  function turn(event: FormEvent) {
    event.preventDefault()
    const wanted = Number.parseInt(text, 10)
    if (Number.isNaN(wanted)) return setText(String(page))
    const reached = Math.min(pages, Math.max(1, wanted))
    setText(String(reached))
    onPage(reached)
  }

  return (
    <form className={`${css.pages} flex items-center wrap-anywhere gap-2`} onSubmit={turn}>
      <input
        className={`${css.field} bg-sunken text-center tabular-nums`}
        aria-label={words.page}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(String(page))}
      />
      <span className="text-muted tabular-nums whitespace-nowrap">
        {interpolate(words.ofPages, { pages })}
      </span>
    </form>
  )
}

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
const ROUNDING = 0.01

/** The next step above or below a scale (1 is 100 %); the scale itself where there is none. */
export function nextScale(scale: number, direction: 'in' | 'out') {
  const next =
    direction === 'in'
      ? STEPS.find((step) => step > scale + ROUNDING)
      : STEPS.findLast((step) => step < scale - ROUNDING)
  return next ?? scale
}
