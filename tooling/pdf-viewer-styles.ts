import type { Plugin } from 'postcss'

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
