import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useState } from 'react'

import { sizeOfPage, type Pdf } from './open-pdf.ts'
import type { PageSize } from './page-layout.ts'

const AT_ONCE = 25

/** The size of every page: taken to be the first one's until each has been asked. */
export function useSizes({ document, firstSize }: Pdf): PageSize[] {
  const supposed = useMemo(
    () => Array.from({ length: document.numPages }, () => firstSize),
    [document, firstSize],
  )
  const [sizes, setSizes] = useState(supposed)

  useEffect(() => {
    const end = new AbortController()
    measure(document, firstSize, end.signal).then(
      (measured) => setSizes((before) => (measured.every(isLikeFirst) ? before : measured)),
      () => {},
    )
    return () => end.abort()
  }, [document, firstSize])

  return sizes
}

/** A page that can't be asked is taken to be like the first. */
async function measure(document: PDFDocumentProxy, firstSize: PageSize, signal: AbortSignal) {
  const measured: PageSize[] = []
  while (measured.length < document.numPages) {
    const from = measured.length + 1
    const count = Math.min(AT_ONCE, document.numPages - measured.length)
    const numbers = Array.from({ length: count }, (_, index) => from + index)
    const asked = numbers.map((number) => sizeOfPage(document, number).catch(() => firstSize))
    measured.push(...(await Promise.all(asked)))
    signal.throwIfAborted()
  }
  return measured
}

function isLikeFirst(size: PageSize, _: number, [first]: PageSize[]) {
  return size.width === first?.width && size.height === first.height
}
