import { readFileSync } from 'node:fs'

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says to its reader, page by page, and where in the reading order its fields stand. */
export async function readPdf(file: string) {
  const bytes = new Uint8Array(readFileSync(file))
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const strings = items.map((item) => ('str' in item ? item.str : ''))
    const annotations = await page.getAnnotations()
    pages.push({
      size: page.view,
      strings,
      text: strings.join(' '),
      widgets: annotations.filter(({ subtype }) => subtype === 'Widget'),
      formElements: formAnnotations(await page.getStructTree()),
    })
  }
  const { info } = await pdf.getMetadata()
  const preferences = await pdf.getViewerPreferences()
  await task.destroy()
  return { pages, info, preferences }
}

type Node = { role?: string; type?: string; id?: string; children?: Node[] }

function formAnnotations(node: Node | null): string[] {
  if (!node) return []
  const children = node.children ?? []
  if (node.role === 'Form') return children.map(({ id }) => id ?? '')
  return children.flatMap(formAnnotations)
}
