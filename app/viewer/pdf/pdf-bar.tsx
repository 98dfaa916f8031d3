import { useState, type FormEvent, type MouseEvent } from 'react'

import type { ViewerEntry } from '#app/viewer/entry.ts'
import { CONTROL, ViewerIcon } from '#app/viewer/viewer-icon.tsx'
import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Pdf } from './open-pdf.ts'

const NOTE =
  'leading-[1.35] text-muted max-md:order-1 max-md:w-full max-md:px-2 max-md:pt-1.5 max-md:pb-2.5 max-md:text-center max-md:text-small [&_a]:text-ink'

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
  onSave: () => void
  hasFailed: boolean
}

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
      className="flex min-h-12 items-center justify-center gap-x-[clamp(0.25rem,2vw,1.5rem)] border-b border-line bg-ground px-2 text-15 wrap-anywhere max-md:flex-wrap max-md:justify-between"
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
          className="min-w-13 text-center whitespace-nowrap text-muted tabular-nums max-md:hidden"
          aria-label={words.zoom}
        >
          {Math.round(scale * 100)}%
        </output>
        <Tool name={words.zoomIn} icon="plus" onPress={() => act.onZoom('in')} />
        <Tool name={words.fitWidth} icon="fitWidth" onPress={act.onFit} />
      </div>
      {hasFailed ? (
        <p role="alert" className={NOTE}>
          {words.notMade}
        </p>
      ) : (
        pdf.isForm && <p className={NOTE}>{words.fillIn}</p>
      )}
      <div className="flex items-center wrap-anywhere gap-0">
        <Tool name={words.print} icon="print" onPress={act.onPrint} />
        <a
          className={CONTROL}
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
  wide?: boolean
  /** `aria-disabled`: keeps the focus. */
  idle?: boolean
  onPress: () => void
}

function Tool({ name, icon, wide, idle, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={wide ? `${CONTROL} max-md:hidden` : CONTROL}
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
    <form className="flex items-center gap-2 px-1 wrap-anywhere" onSubmit={turn}>
      <input
        className="min-h-9 w-13 rounded-[0.375rem] border border-line-strong bg-sunken px-1.5 text-center tabular-nums focus-visible:-outline-offset-3"
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

/** 1 is 100 %; the scale itself at either end. */
export function nextScale(scale: number, direction: 'in' | 'out') {
  const next =
    direction === 'in'
      ? STEPS.find((step) => step > scale + ROUNDING)
      : STEPS.findLast((step) => step < scale - ROUNDING)
  return next ?? scale
}
