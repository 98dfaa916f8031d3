import type { PDFPageProxy } from 'pdfjs-dist'
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Pdf } from './open-pdf.ts'

const SAFE_SCHEME = /^(https?|mailto|tel):/i
const FITTED = new Set(['auto', 'page-width'])

export type ViewerEvents = {
  onLoad: () => void
  onFail: () => void
  /** From 1. */
  onPage: (page: number) => void
  /** 1 is 100 %. */
  onScale: (scale: number) => void
}

type PageRendered = { pageNumber: number; error: unknown; source: { div: HTMLElement } }
type LayerRendered = {
  source: {
    pdfPage: PDFPageProxy
    annotationLayer: { div: HTMLElement } | null
    structTreeLayer: { render: () => Promise<HTMLElement | undefined> } | null
  }
}

/**
 * @param container positioned absolutely, with one empty element in it
 * @returns pdf.js's viewer, until `signal` aborts
 */
export function createViewer(
  { pdfjs, document: pdf }: Pdf,
  container: HTMLDivElement,
  { onLoad, onFail, onPage, onScale }: ViewerEvents,
  signal: AbortSignal,
): PDFViewer {
  class SafeLinkService extends pdfjs.PDFLinkService {
    override addLinkAttributes(link: HTMLAnchorElement, url: string) {
      if (SAFE_SCHEME.test(url)) super.addLinkAttributes(link, url, true)
    }
  }

  const eventBus = new pdfjs.EventBus()
  const linkService = new SafeLinkService({
    eventBus,
    externalLinkTarget: pdfjs.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
    ignoreDestinationZoom: true,
  })
  const options = {
    container,
    eventBus,
    linkService,
    l10n: ownWords as never,
    annotationMode: pdfjs.AnnotationMode.ENABLE_FORMS,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    abortSignal: signal,
  }
  const viewer = new pdfjs.PDFViewer(options)
  linkService.setViewer(viewer)

  eventBus.on('pagesinit', () => {
    if (signal.aborted) return
    for (const [index, page] of [...(viewer.viewer?.children ?? [])].entries()) {
      page.ariaLabel = interpolate(words.pageOf, { page: index + 1, pages: viewer.pagesCount })
    }
    viewer.currentScaleValue = 'auto'
  })
  eventBus.on('pagerendered', ({ pageNumber, error, source }: PageRendered) => {
    if (pageNumber === 1) (error ? onFail : onLoad)()
    else if (error) reportBroken(source.div)
  })
  eventBus.on('annotationlayerrendered', (event: LayerRendered) => {
    nameAnnotations(event).catch((error) => {
      if (!signal.aborted) throw error
    })
  })
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber))
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale))
  const refit = () => {
    if (FITTED.has(viewer.currentScaleValue)) {
      viewer.currentScaleValue = String(viewer.currentScaleValue)
    }
  }
  addEventListener('resize', refit, { signal })
  // pdf.js fails when a page is released before all pages are known.
  signal.addEventListener('abort', () => {
    void viewer.pagesPromise?.then(() => viewer.setDocument(null))
  })

  linkService.setDocument(pdf)
  viewer.setDocument(pdf)
  return viewer
}

/** pdf.js's translations are far larger. */
const ownWords = { translate: async () => {}, pause: () => {}, resume: () => {} }

function reportBroken(page: HTMLElement) {
  const text = document.createElement('p')
  text.textContent = words.pageBroken
  page.append(text)
}

/**
 * pdf.js gives fields at best a tooltip as their name. Also removes the form landmark of each field of a tagged
 * PDF.
 */
async function nameAnnotations({ source }: LayerRendered) {
  const { pdfPage, annotationLayer, structTreeLayer } = source
  const tree = await structTreeLayer?.render()
  for (const form of tree?.querySelectorAll('[role="form"]') ?? []) form.removeAttribute('role')
  if (!annotationLayer) return
  for (const { id, alternativeText, contentsObj } of await pdfPage.getAnnotations()) {
    const control = annotationLayer.div.querySelector(
      `[data-annotation-id="${CSS.escape(id)}"] > :is(a, input, select, textarea)`,
    )
    const name: string = alternativeText || contentsObj?.str
    if (!control || !name) continue
    control.ariaLabel = name
    // Its target is removed and restored with each drawing of the page.
    control.removeAttribute('aria-owns')
  }
}
