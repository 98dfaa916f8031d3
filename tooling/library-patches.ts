import type { Plugin } from 'postcss'
import type { Rolldown } from 'vite'

const MODULE = /\/ol\/render\/canvas\.js(\?|$)/
const MARKUP = "measureElement.innerHTML = 'M'"
const TEXT = "measureElement.textContent = 'M'"

/**
 * A step of the build: OpenLayers measures letters in an element that it fills by markup, which the
 * pages' policy (Trusted Types) forbids to every script. Text does as well.
 */
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
/** Pages, their text and their forms. */
const USED = /^\.(pdfViewer|canvasWrapper|textLayer|annotationLayer)\b|^\[data-main-rotation/
const UNUSED = /removePageBorders|scrollHorizontal|spread|\.annotationLayer\.disabled/i

/**
 * A step of the build: of pdf.js's styles the site keeps those of pages, text and forms. The rest (168 kB with 45
 * pictures) draws its editor, its side bar and its dialogs, and gives every page's root its own colours.
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
 * A step of the build: a script that is fetched later has Vite link the styles of all that it is made of. The site's sheet is
 * linked by every page already, at an address that React Router ends with a #: linked once more, the whole page would be styled and laid out anew.
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

/** A step of the build. React Router gives each prerendered page ten seconds, without a setting, and a busy machine takes longer. */
export function noTimeLimit() {
  return {
    name: 'no-time-limit',
    apply: 'build' as const,
    config() {
      AbortSignal.timeout = () => new AbortController().signal
    },
  }
}
