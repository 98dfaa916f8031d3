import { useEffect, useState } from 'react'

import { openPdf, type Pdf } from './open-pdf.ts'

/** The opened PDF, once it is there. It is closed, and its worker ended, when it is wanted no more. */
export function usePdf(url: string, onFail: () => void) {
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
