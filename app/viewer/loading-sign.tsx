import { useEffect, useState } from 'react'

import { viewer as words } from '#app/content/en/viewer.ts'
import { Wheel } from '#app/ui/spinner.tsx'

import type { ViewerEntry } from './entry.ts'

import css from './loading-sign.module.css'

/** A PDF's sign goes by itself after this long, even if the PDF is not there yet. */
const PDF_SIGN_MS = 3_000

/** That something is on its way. */
export function LoadingSign({ kind }: Pick<ViewerEntry, 'kind'>) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (kind !== 'pdf') return
    const timer = setTimeout(() => setOver(true), PDF_SIGN_MS)
    return () => clearTimeout(timer)
  }, [kind])

  return (
    <div role="status" className={css.place}>
      {!over && (
        <p className={css.sign}>
          <Wheel />
          {kind === 'pdf' ? words.loadingPdf : words.loading}
        </p>
      )}
    </div>
  )
}
