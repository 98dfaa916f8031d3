import { basename, dirname, relative } from 'node:path'

import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'

import { leaveOutAbsent } from '#app/facts/leave-out.ts'
import { shopFacts } from '#app/facts/shop-facts.ts'
import { isShown, withFacts } from '#app/facts/with-facts.ts'
import { addressIds, photoIds, rejectedDocuments } from '#app/content/en/identification.ts'

import { readText, type Folder, frontMatters } from './front-matter.ts'

/** Lists that a text of the content may name in a paragraph of its own, so that none is typed twice. */
const shopLists: Record<string, string[]> = {
  photoIds: photoIds.map(({ name, note }) => sentences(name, note)),
  addressIds: addressIds.map(({ name, note }) => sentences(name, note)),
  rejectedDocuments: rejectedDocuments.map(({ name, reason }) => sentences(name, reason)),
}

const ELEMENTS = '#app/pages/articles/elements.tsx'
const CONTENT = 'app/content'
const HEAD = '#app/pages/articles/head-of-text.ts'

/** As much of a node of Markdown or HTML as is looked at here. */
type Node = {
  type: string
  tagName?: string
  value?: string
  url?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/** A heading that can be linked to. */
export type Heading = { id: string; text: string }

/**
 * Turns a Markdown file of the content into a page module of the router: React elements, its front
 * matter with its headings as `handle`, and its `meta`. Facts in braces are filled in; a paragraph
 * that is the name of a list becomes the list.
 *
 * @throws when the front matter is wrong or a fact is unknown: the build stops
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

/** A Markdown text without what it says of things that the shop does not have: each paragraph and item is one line. */
function leaveOutLines(source: string) {
  return source
    .split('\n')
    .flatMap((line) => {
      const [start = ''] = LINE_START.exec(line) ?? []
      const words = line.slice(start.length)
      const said = leaveOutAbsent(words, shopFacts)
      return words && !said ? [] : start + said
    })
    .join('\n')
}

/** A paragraph that is nothing but the name of a list becomes the list. */
const LIST = /^\{(\w+)\}$/

function fillInTree(node: Node, file: string) {
  const [, list = ''] = (node.type === 'paragraph' && LIST.exec(textOf(node))) || []
  if (Object.hasOwn(shopLists, list)) return writeList(node, shopLists[list] ?? [])

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

function writeList(node: Node, items: string[]) {
  const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] })
  node.type = 'list'
  node.children = items.map((item) => ({ type: 'listItem', children: [text(item)] }))
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

/** Lets the Markdown files of app/content be pages of the router (docs/decisions/021). */
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
      return { code: await compileMarkdown(source, { file, folder }), map: null }
    },
  }
}

function isFolder(name: string): name is Folder {
  return Object.hasOwn(frontMatters, name)
}
