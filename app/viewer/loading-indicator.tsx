import { useEffect, useState } from 'react'

import { viewer as words } from '#app/content/en/viewer.ts'
import { Spinner } from '#app/ui/spinner.tsx'

import type { ViewerEntry } from './entry.ts'

import css from './loading-indicator.module.css'

/** A PDF's indicator goes by itself after this long, even if the PDF is not there yet. */
const PDF_INDICATOR_TIMEOUT_MS = 3_000

/** That something is on its way. */
export function LoadingIndicator({ kind }: Pick<ViewerEntry, 'kind'>) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (kind !== 'pdf') return
    const timer = setTimeout(() => setOver(true), PDF_INDICATOR_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [kind])

  return (
    <div role="status" className={`${css.place} centered overlay`}>
      {!over && (
        <p className={`${css.indicator} shadow row`}>
          <Spinner />
          {kind === 'pdf' ? words.loadingPdf : words.loadingContent}
        </p>
      )}
    </div>
  )
}
