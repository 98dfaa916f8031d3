import type { PDFDocumentProxy, PageViewport } from 'pdfjs-dist'

import type { Pdf } from './open-pdf.ts'

/** A link of a page: to an address, or to a page of the same document. Its box is in per cent of the page. */
export type PageLink = {
  key: string
  name: string
  url: string | null
  page: number | null
  box: { left: string; top: string; width: string; height: string }
}

/** What pdf.js gives of an annotation, as far as links are concerned. */
type Annotation = {
  id: string
  subtype: string
  rect: [number, number, number, number]
  /** Only an address with a scheme that pdf.js holds safe. */
  url?: string
  dest?: string | unknown[]
  contentsObj?: { str: string }
}

const SAFE = /^(https?|mailto|tel):/i

/** Reads the links of a page, from 1. */
export async function readLinks({ document }: Pdf, number: number): Promise<PageLink[]> {
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const annotations: Annotation[] = await page.getAnnotations()
  const links = annotations.filter(({ subtype }) => subtype === 'Link')
  const read = links.map(async ({ id, rect, url, dest, contentsObj }): Promise<PageLink> => {
    const target = dest ? await pageOf(document, dest) : null
    const address = url && SAFE.test(url) ? url : null
    return {
      key: id,
      name: contentsObj?.str || address || `Page ${target}`,
      url: address,
      page: target,
      box: boxOf(rect, viewport),
    }
  })
  return (await Promise.all(read)).filter(({ url, page: target }) => url || target)
}

function boxOf([x1, y1, x2, y2]: Annotation['rect'], viewport: PageViewport): PageLink['box'] {
  const [left = 0, top = 0]: number[] = viewport.convertToViewportPoint(x1, y1)
  const [right = 0, bottom = 0]: number[] = viewport.convertToViewportPoint(x2, y2)
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`
  return {
    left: percent(Math.min(left, right), viewport.width),
    top: percent(Math.min(top, bottom), viewport.height),
    width: percent(Math.abs(right - left), viewport.width),
    height: percent(Math.abs(bottom - top), viewport.height),
  }
}

async function pageOf(document: PDFDocumentProxy, dest: string | unknown[]) {
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const [target] = explicit ?? []
  if (typeof target === 'number') return target + 1
  if (!isReference(target)) return null
  return (await document.getPageIndex(target).catch(() => -1)) + 1 || null
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target
}
