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

/** Where the worker of pdf.js lies. Its legacy build, like all of it here: it runs on older phones. */
export const workerUrl = worker[`${FOLDER}/legacy/build/pdf.worker.min.mjs`] ?? ''

/**
 * Gives pdf.js what a PDF may leave out or needs to be decoded: the fourteen standard fonts, and
 * decoders for scans (JBIG2, CCITT) and JPEG 2000. The page fetches them, since the worker's own
 * policy lets it fetch nothing.
 */
export class SpareFiles {
  async fetch({ filename }: { filename: string }) {
    const url = addresses.get(filename)
    const response = url ? await fetch(url) : undefined
    if (!response?.ok) throw new Error(`This site does not have ${filename}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
