import type { Pdf } from './open-pdf.ts'

import css from './print-pdf.module.css'

const DOTS_PER_POINT = 200 / 72

/** Removed late, because not every browser reports the end of printing. */
let printed: HTMLElement | undefined

export async function printPdf({ pdfjs, document: pdf }: Pdf) {
  const printAnnotationStorage = pdf.annotationStorage.print
  const sheets = document.createElement('div')
  sheets.className = css.sheets ?? ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: DOTS_PER_POINT })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({
      canvas,
      viewport,
      intent: 'print',
      annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE,
      printAnnotationStorage,
    }).promise
    sheets.append(canvas)
  }
  printed?.remove()
  printed = sheets
  document.body.append(sheets)
  addEventListener('afterprint', () => sheets.remove(), { once: true })
  print()
}
