import type { PDFDocumentProxy } from 'pdfjs-dist'

import { startWorker } from '#app/islands/start-worker.ts'

export type Pdf = {
  pdfjs: typeof import('./pdfjs.ts')
  document: PDFDocumentProxy
  isForm: boolean
  close: () => void
}

/** Responses cut off by a destroyed document are errors to pdf.js's viewer, so they may arrive first. */
const DESTROY_DELAY_MS = 2_000

/** By address: text typed into a closed form is restored until the page is left. */
const typedValues = new Map<string, [string, object][]>()

/** @throws if it can't be fetched, is no PDF, is broken beyond repair or asks for a password */
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

/** A network silent for this long counts as broken. */
const SILENCE_MS = 20_000

/** @throws if it is missing, truncated or stalled, or `signal` aborts */
async function readWhole(url: string, signal: AbortSignal) {
  const end = new AbortController()
  const abort = () => end.abort(signal.reason)
  signal.addEventListener('abort', abort)
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => end.abort(new Error(`${url} stopped coming`)), SILENCE_MS)
  }

  try {
    wait()
    const response = await fetch(url, { signal: end.signal })
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      wait()
      if (value) parts.push(value)
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

const FOLDER = '/node_modules/pdfjs-dist'

const worker = import.meta.glob<string>(
  '/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  { query: '?url', import: 'default', eager: true },
)
const spare = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const addresses = new Map(
  Object.entries(spare).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

/** The legacy build runs on older phones. */
const workerUrl = worker[`${FOLDER}/legacy/build/pdf.worker.min.mjs`] ?? ''

/** Standard fonts and image decoders for pdf.js. The page fetches them, because the worker's policy forbids it. */
class SpareFiles {
  async fetch({ filename }: { filename: string }) {
    const url = addresses.get(filename)
    const response = url ? await fetch(url) : undefined
    if (!response?.ok) throw new Error(`This site does not have ${filename}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
