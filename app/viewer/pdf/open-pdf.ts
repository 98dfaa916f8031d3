import type { PDFDocumentProxy } from 'pdfjs-dist'

import { startWorker } from '#app/islands/start-worker.ts'

import { readWhole } from './read-whole.ts'
import { SpareFiles, workerUrl } from './spare-files.ts'

/** An opened PDF, until it is closed. */
export type Pdf = {
  pdfjs: typeof import('./pdfjs.ts')
  document: PDFDocumentProxy
  /** Whether it has fields that can be filled in. */
  isForm: boolean
  close: () => void
}

/** pdf.js's viewer takes answers that a destroyed document cuts off for errors: they may come first. */
const DESTROY_DELAY_MS = 2_000

/** What was typed into a form that is closed, by its address: it is there again until the page is left. */
const typedValues = new Map<string, [string, object][]>()

/**
 * Opens a PDF of this site.
 *
 * @throws when it can't be fetched, is no PDF, is broken beyond repair or asks for a password
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  const [pdfjs, data] = await Promise.all([import('./pdfjs.ts'), readWhole(url, signal)])
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
  const destroy = () => {
    task.destroy().then(
      () => port.terminate(),
      () => port.terminate(),
    )
  }

  try {
    const document = await Promise.race([task.promise, failureOf(port)])
    const fields = await document.getFieldObjects()
    signal.throwIfAborted()
    const { annotationStorage } = document
    for (const [id, value] of typedValues.get(url) ?? []) annotationStorage.setValue(id, value)
    const close = () => {
      typedValues.set(url, [...annotationStorage])
      setTimeout(destroy, DESTROY_DELAY_MS)
    }
    return { pdfjs, document, isForm: Boolean(fields), close }
  } catch (error) {
    destroy()
    throw error
  }
}

function failureOf(worker: Worker) {
  return new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The PDF worker did not start')))
  })
}
