import { basename, dirname, relative } from 'node:path'

import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'

import { addressIds, photoIds } from '#app/facts/documents.ts'
import { leaveOutAbsent } from '#app/facts/leave-out.ts'
import { shopFacts } from '#app/facts/shop-facts.ts'
import { isShown, withFacts } from '#app/facts/with-facts.ts'
import { browserKeys, browserKeysHead } from '#content/browser-keys.ts'
import { rejectedDocuments } from '#content/identification.ts'
import { heldData, heldDataHead } from '#shared-content/held-data.ts'
import type { HeldData } from '#shared/content/en/held-data.ts'

import { frontMatters, readText, type Folder } from './front-matter.ts'

const shopLists: Record<string, string[]> = {
  photoIds: photoIds.map(({ name, note }) => sentences(name, note)),
  addressIds: addressIds.map(({ name, note }) => sentences(name, note)),
  rejectedDocuments: rejectedDocuments.map(({ name, reason }) => sentences(name, reason)),
}

const shopTables: Record<string, Table> = {
  browserKeys: {
    head: browserKeysHead,
    rows: Object.entries(browserKeys).map(([key, { what, until }]) => ({
      about: [{ type: 'inlineCode', value: key }],
      cells: [what, until],
    })),
  },
  heldData: {
    head: heldDataHead,
    rows: Object.values<HeldData>(heldData).map(({ name, what, why, until, otherwise, who }) => ({
      about: [{ type: 'strong', children: [textNode(name)] }, textNode(` ${what}`)],
      cells: [why, [until, otherwise].filter(Boolean).join('; '), who],
    })),
  },
}

const ELEMENTS = '#app/pages/articles/elements.tsx'
const CONTENT = 'app/content'
const HEAD = '#app/pages/articles/head-of-text.ts'

type Node = {
  type: string
  tagName?: string
  value?: string
  url?: string
  properties?: Record<string, unknown>
  children?: Node[]
  data?: { hName?: string; hProperties?: Record<string, string> }
}

type Table = { head: string[]; rows: { about: Node[]; cells: string[] }[] }

export type Heading = { id: string; text: string }

/**
 * Compiles Markdown to a page module of the router: React elements, front matter and headings as
 * `handle`, and `meta`. Facts in braces, lists and tables are filled in.
 * @throws when the front matter is wrong or a fact is unknown
 */
export async function compileMarkdown(source: string, place: { file: string; folder: Folder }) {
  const { head } = readText(source, place)
  const headings: Heading[] = []
  const handle = { ...withFacts(head), headings }
  const compiled = await compile(
    { value: leaveOutLines(source), path: place.file },
    {
      format: 'md',
      providerImportSource: ELEMENTS,
      remarkPlugins: [
        remarkFrontmatter,
        () => (tree: Node) => fillInTree(tree, place.file),
        () => (tree: Node) => listHeadings(tree, headings),
        [remarkMdxFrontmatter, { name: 'handle', parsers: { yaml: () => handle } }],
      ],
      rehypePlugins: [() => (tree: Node) => nameHeadings(tree)],
    },
  )
  return `${compiled}
import { headOfText } from '${HEAD}'
export const meta = ({ location }) => headOfText(handle, location.pathname)
`
}

const LINE_START = /^\s*(?:(?:[-*]|\d+\.|#+)\s+)?/

function leaveOutLines(source: string) {
  return source
    .split('\n')
    .flatMap((line) => {
      const [start = ''] = LINE_START.exec(line) ?? []
      const words = line.slice(start.length)
      const text = leaveOutAbsent(words, shopFacts)
      return words && !text ? [] : start + text
    })
    .join('\n')
}

const NAME = /^\{(\w+)\}$/

function fillInTree(node: Node, file: string) {
  const [, name = ''] = (node.type === 'paragraph' && NAME.exec(textOf(node))) || []
  if (Object.hasOwn(shopLists, name)) return writeList(node, shopLists[name] ?? [])
  if (Object.hasOwn(shopTables, name)) return writeTable(node, shopTables[name])

  try {
    if (node.value && node.type !== 'yaml') node.value = withFacts(node.value)
    if (node.url) node.url = withFacts(node.url)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  node.children = node.children?.filter((child) => isShown(textOf(child)))
  node.children?.forEach((child) => fillInTree(child, file))
}

function sentences(name: string, more?: string) {
  return more ? `${name}. ${more}` : name
}

function textNode(value: string): Node {
  return { type: 'text', value }
}

function writeList(node: Node, items: string[]) {
  const text = (value: string) => ({ type: 'paragraph', children: [textNode(value)] })
  node.type = 'list'
  node.children = items.map((item) => ({ type: 'listItem', children: [text(item)] }))
}

/** A phone shows the column's name in each cell. */
function writeTable(node: Node, { head, rows }: Table = { head: [], rows: [] }) {
  // Styles that take a table apart remove its roles.
  const cell = (
    children: Node[],
    role: string,
    more: Record<string, string> = {},
    hName = 'td',
  ) => ({
    type: 'tableCell',
    children,
    data: { hName, hProperties: { role, ...more } },
  })
  const row = (children: Node[]) => ({
    type: 'tableRow',
    children,
    data: { hProperties: { role: 'row' } },
  })
  node.type = 'table'
  node.data = { hProperties: { role: 'table' } }
  node.children = [
    row(head.map((name) => cell([textNode(name)], 'columnheader', {}, 'th'))),
  ].concat(
    rows.map(({ about, cells }) =>
      row([
        cell(about, 'rowheader', { scope: 'row' }, 'th'),
        ...cells.map((text, at) =>
          cell([textNode(text)], 'cell', { 'data-column': head[at + 1] ?? '' }),
        ),
      ]),
    ),
  )
}

function listHeadings({ children = [] }: Node, headings: Heading[]) {
  for (const node of children) {
    if (node.type === 'heading' && 'depth' in node && node.depth === 2) {
      headings.push({ id: idOf(textOf(node)), text: textOf(node) })
    }
  }
}

function nameHeadings({ children = [] }: Node) {
  for (const node of children) {
    if (node.tagName === 'h2') node.properties = { ...node.properties, id: idOf(textOf(node)) }
  }
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('')
}

function idOf(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async transform(source, id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      const file = relative(process.cwd(), path)
      const folder = basename(dirname(file))
      if (!file.startsWith(`${CONTENT}/`) || !isFolder(folder)) return undefined
      return { code: await compileOnce(source, { file, folder }), map: null }
    },
  }
}

/** A build requests each text three times. */
const compiled = new Map<string, Promise<string>>()

function compileOnce(source: string, place: { file: string; folder: Folder }) {
  const key = `${place.file}\n${source}`
  const result = compiled.get(key) ?? compileMarkdown(source, place)
  compiled.set(key, result)
  return result
}

function isFolder(name: string): name is Folder {
  return Object.hasOwn(frontMatters, name)
}
