import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist'

import { startWorker } from '#app/islands/start-worker.ts'

import type { PageSize } from './page-layout.ts'
import { readWhole } from './read-whole.ts'
import { SpareFiles, workerUrl } from './spare-files.ts'

/** An opened PDF, until it is closed. */
export type Pdf = {
  document: PDFDocumentProxy
  /** What draws the selectable text over a page. */
  TextLayer: typeof TextLayer
  /** The first page, in CSS pixels at 100 %. */
  firstSize: PageSize
  /** Whether it has fields that can be filled in. */
  isForm: boolean
  close: () => void
}

/**
 * Opens a PDF of this site.
 *
 * @throws when it can't be fetched, is no PDF, is broken beyond repair or asks for a password
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  const [pdfjs, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    readWhole(url, signal),
  ])
  signal.throwIfAborted()
  const port = startWorker(workerUrl)
  const task = pdfjs.getDocument({
    data,
    worker: pdfjs.PDFWorker.create({ port }),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    BinaryDataFactory: SpareFiles,
    useSystemFonts: false,
    useWorkerFetch: false,
  })
  const close = () => {
    task.destroy().then(
      () => port.terminate(),
      () => port.terminate(),
    )
  }

  try {
    const document = await Promise.race([task.promise, failureOf(port)])
    const [firstSize, fields] = await Promise.all([
      sizeOfPage(document, 1),
      document.getFieldObjects(),
    ])
    signal.throwIfAborted()
    return { document, TextLayer: pdfjs.TextLayer, firstSize, isForm: Boolean(fields), close }
  } catch (error) {
    close()
    throw error
  }
}

/** A page's size in CSS pixels at 100 %. */
export async function sizeOfPage(document: PDFDocumentProxy, number: number): Promise<PageSize> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: CSS_PIXELS_PER_POINT })
  return { width, height }
}

/** A PDF measures in points, 72 to the inch; the screen in pixels, 96 to the inch. */
export const CSS_PIXELS_PER_POINT = 96 / 72

function failureOf(worker: Worker) {
  return new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The PDF worker did not start')))
  })
}
