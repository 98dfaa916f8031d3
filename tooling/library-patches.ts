import type { Plugin } from 'postcss'
import type { Rolldown } from 'vite'

const MODULE = /\/ol\/render\/canvas\.js(\?|$)/
const MARKUP = "measureElement.innerHTML = 'M'"
const TEXT = "measureElement.textContent = 'M'"

/** OpenLayers measures letters with markup, which Trusted Types forbids; text works as well. */
export function noMarkup() {
  return {
    name: 'no-markup',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!MODULE.test(id)) return null
      if (!code.includes(MARKUP)) {
        throw new Error('OpenLayers measures text in another way: look at its render/canvas.js.')
      }
      return { code: code.replace(MARKUP, TEXT), map: null }
    },
  }
}

const FILE = /\/pdfjs-dist\/web\/pdf_viewer\.css$/
const USED = /^\.(pdfViewer|canvasWrapper|textLayer|annotationLayer)\b|^\[data-main-rotation/
const UNUSED = /removePageBorders|scrollHorizontal|spread|\.annotationLayer\.disabled/i

/**
 * Keeps pdf.js's styles of pages, text and forms. The rest (168 kB) is for its editor and dialogs,
 * and recolors every page's root.
 */
export function pdfViewerStyles(): Plugin {
  return {
    postcssPlugin: 'pdf-viewer-styles',
    Once(root) {
      if (!FILE.test(root.source?.input.file ?? '')) return
      root.each((node) => {
        const isUsed = node.type === 'rule' && USED.test(node.selector)
        if (!isUsed || UNUSED.test(node.selector)) node.remove()
      })
    },
  }
}

const SITE_STYLES = /\/site-[^/]*\.css$/
const FILES = /(?<=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=)\[[^\]]*\]/
const NEEDED = /(?<=__vite__mapDeps\(\[)[\d,]+(?=\]\))/g

/**
 * Vite links a late script's styles again although every page has the site's sheet (React Router
 * adds a # to its address): the whole page would be laid out anew.
 */
export function noSiteStyles() {
  return {
    name: 'no-site-styles',
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Rolldown.OutputBundle) {
        for (const script of Object.values(bundle)) {
          if (script.type !== 'chunk') continue
          const [list = '[]'] = FILES.exec(script.code) ?? []
          const files: string[] = JSON.parse(list)
          const isOther = (at: string) => !SITE_STYLES.test(files[Number(at)] ?? '')
          script.code = script.code.replace(NEEDED, (all) => all.split(',').filter(isOther).join())
        }
      },
    },
  }
}

/** React Router limits prerendering to ten seconds per page, without a setting. */
export function noTimeLimit() {
  return {
    name: 'no-time-limit',
    apply: 'build' as const,
    config() {
      AbortSignal.timeout = () => new AbortController().signal
    },
  }
}
