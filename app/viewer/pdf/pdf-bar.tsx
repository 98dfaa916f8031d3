import type { ViewerEntry } from '#app/viewer/entry.ts'
import { ViewerIcon } from '#app/viewer/viewer-icon.tsx'

import { PageField } from './page-field.tsx'

import css from './pdf-bar.module.css'

type PdfBarProps = {
  entry: ViewerEntry
  isForm: boolean
  page: number
  pages: number
  factor: number
  onPage: (page: number) => void
  onZoom: (direction: 'in' | 'out') => void
  onFit: () => void
}

/** What can be done with a PDF: turn to a page, zoom, take it along. */
export function PdfBar({ entry, isForm, page, pages, factor, ...act }: PdfBarProps) {
  return (
    <div role="group" aria-label="Document" className={css.bar}>
      <div className={css.group}>
        <Tool
          name="Previous page"
          icon="previous"
          wide
          idle={page <= 1}
          onPress={() => act.onPage(page - 1)}
        />
        <PageField key={page} page={page} pages={pages} onPage={act.onPage} />
        <Tool
          name="Next page"
          icon="next"
          wide
          idle={page >= pages}
          onPress={() => act.onPage(page + 1)}
        />
      </div>
      <div className={css.group}>
        <Tool name="Zoom out" icon="minus" onPress={() => act.onZoom('out')} />
        <output className={css.factor} aria-label="Zoom">
          {Math.round(factor * 100)}%
        </output>
        <Tool name="Zoom in" icon="plus" onPress={() => act.onZoom('in')} />
        <Tool name="Fit width" icon="fitWidth" onPress={act.onFit} />
      </div>
      {isForm && (
        <p className={css.note}>
          To fill it in,{' '}
          <a href={entry.url} target="_blank" rel="noopener noreferrer">
            open it in a new tab
          </a>
        </p>
      )}
      <a className={css.tool} href={entry.url} download aria-label="Download" title="Download">
        <ViewerIcon name="download" />
      </a>
    </div>
  )
}

type ToolProps = {
  name: string
  icon: 'previous' | 'next' | 'minus' | 'plus' | 'fitWidth'
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
      className={wide ? `${css.tool} ${css.wide}` : css.tool}
      aria-label={name}
      aria-disabled={idle || undefined}
      title={name}
      onClick={idle ? undefined : onPress}
    >
      <ViewerIcon name={icon} />
    </button>
  )
}
