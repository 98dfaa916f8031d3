import type { RenderTask, TextLayer } from 'pdfjs-dist'

import { CSS_PIXELS_PER_POINT, type Pdf } from './open-pdf.ts'

/** No drawing has more pixels than this: phones refuse larger ones, and memory is finite. */
const MOST_PIXELS = 4096 * 4096

/**
 * Draws a page at the screen's own resolution. What the place showed before stays until the new
 * drawing is whole.
 */
export function drawPage({ document: pdf }: Pdf, number: number, factor: number, place: Element) {
  let task: RenderTask | undefined
  let wanted = true

  async function draw() {
    const page = await pdf.getPage(number)
    if (!wanted) return
    const bare = page.getViewport({ scale: CSS_PIXELS_PER_POINT * factor })
    const density = Math.min(
      window.devicePixelRatio,
      Math.sqrt(MOST_PIXELS / (bare.width * bare.height)),
    )
    const viewport = page.getViewport({ scale: CSS_PIXELS_PER_POINT * factor * density })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    task = page.render({ canvas, viewport })
    await task.promise
    if (wanted) place.replaceChildren(canvas)
  }

  const cancel = () => {
    wanted = false
    task?.cancel()
  }
  return { done: whileWanted(draw(), () => wanted), cancel }
}

/**
 * Writes a page's text over its drawing, unseen, so that it can be selected and read aloud.
 *
 * @returns what stops it
 */
export function writeText(
  { document: pdf, TextLayer: Layer }: Pdf,
  number: number,
  place: HTMLElement,
) {
  let layer: TextLayer | undefined
  let wanted = true

  async function write() {
    const page = await pdf.getPage(number)
    if (!wanted) return
    layer = new Layer({
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      container: place,
      viewport: page.getViewport({ scale: CSS_PIXELS_PER_POINT }),
    })
    await layer.render()
  }

  write().catch(() => {})
  return () => {
    wanted = false
    layer?.cancel()
  }
}

/** What is no longer wanted neither succeeds nor fails. */
function whileWanted(work: Promise<void>, isWanted: () => boolean) {
  return new Promise<void>((resolve, reject) => {
    work.then(
      () => isWanted() && resolve(),
      (error) => isWanted() && reject(error),
    )
  })
}
