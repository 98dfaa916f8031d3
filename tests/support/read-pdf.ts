import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'

export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const strings = items.map((item) => ('str' in item ? item.str : ''))
    const structure = await page.getStructTree()
    const annotations = await page.getAnnotations()
    pages.push({
      size: page.view,
      strings,
      text: strings.join(' '),
      words: items.flatMap(placeOf),
      links: annotations.map(({ url }) => String(url ?? '')),
      rightmost: Math.max(...items.map(rightEdge)),
      widgets: annotations.filter(({ subtype }) => subtype === 'Widget'),
      formElements: formAnnotations(structure),
      read: contents(structure).map((id) => textOf(items, id)),
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

function contents(node: Node | null): string[] {
  if (!node) return []
  if (node.type === 'content') return [node.id ?? '']
  return (node.children ?? []).flatMap(contents)
}

function textOf(items: (TextItem | TextMarkedContent)[], id: string) {
  const from = items.findIndex((item) => 'id' in item && item.id === id)
  const to = items.findIndex((item, at) => at > from && 'type' in item)
  return items
    .slice(from, to)
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
}

/** In points from the lower left corner. */
function placeOf(item: TextItem | TextMarkedContent) {
  if (!('str' in item) || !item.str.trim()) return []
  const [, , , size, x, y] = item.transform.map(Number)
  return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: size ?? 0 }]
}

function rightEdge(item: TextItem | TextMarkedContent) {
  return 'str' in item && item.str.trim() ? Number(item.transform[4]) + item.width : 0
}
