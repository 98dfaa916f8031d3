import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseHTML } from 'linkedom'
import { parse, type ChildNode } from 'postcss'
import type { EntryContext } from 'react-router'

import { LATER_STYLES } from '#app/islands/later-styles.tsx'
import { language } from '#content/language.ts'
import { basePathOf } from '#shared/language.ts'
import { buildFolder } from '#tooling/site-language.ts'

/** As css-module-names.ts names the classes. */
const OWN_NAME = /^_\w{3}$/

let read: Promise<Map<string, string>> | undefined

/**
 * The styles of a prerendered page: the text that stands in its HTML, and, where the page says from where on
 * (later-styles.tsx), the address of a sheet with what its first view does without. They are the sheets of its route, and
 * those of the parts whose code React fetches later or never (static-part.tsx), known by their classes.
 */
export async function pageStyles(document: Document, context: EntryContext) {
  read ??= readSheets()
  const sheets = await read
  const routes = context.manifest.routes
  const { matches } = context.staticHandlerContext
  const files = new Set(
    matches
      .flatMap(({ route }) => routes[route.id]?.css ?? [])
      .map((file) => file.replace(/^.*\/|#$/g, '')),
  )
  let styles = [...files].map((file) => sheets.get(file) ?? '').join('')
  for (const name of classesOf(document)) {
    if (styles.includes(`.${name}`)) continue
    const holding = [...sheets].filter(([, text]) => text.includes(`.${name}`))
    const [file, sheet] = holding.toSorted(([, a], [, b]) => a.length - b.length)[0] ?? []
    // A part whose styles no sheet brings would stand there bare.
    if (!file) throw new Error(`No style sheet of the build has the class ${name}`)
    styles += sheet
  }
  const [firstView = '', rest] = document.toString().split(`<link id="${LATER_STYLES}"`)
  if (rest === undefined) return { styles }
  const { first, later } = splitStyles(styles, firstView)
  return { styles: first, later: await writeAsset(LATER_STYLES, 'css', later) }
}

function classesOf(document: Document) {
  const names = [...document.querySelectorAll('[class]')].flatMap(
    (each) => each.getAttribute('class')?.split(' ') ?? [],
  )
  return new Set(names.filter((name) => OWN_NAME.test(name)))
}

async function readSheets() {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.css')).toSorted()
  const texts = files.map((file) => readFile(join(ASSETS, file), 'utf8'))
  const trimmed = (await Promise.all(texts)).map((text) => text.trim())
  return new Map(files.map((file, index) => [file, trimmed[index] ?? '']))
}

const LATER_AT_RULE = /^(?:starting-style|keyframes|media print)/
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g
/** What scripts and the visitor's choices say of the whole document, before anything is painted. */
const DOCUMENT_STATE = /^(?:html|:root|:lang)[^\s>+~]*(?=[\s>+~])/
const NO_ELEMENT = /:?:(?:before|after|lang\([^)]*\))/g
const ATTRIBUTE_VALUE = /\[([\w-]+)[^\]]*\]/g
/** Any other pseudo-class is a state that comes later: what a hand does, what opens, what is entered. */
const STATE = /:(?!is\(|where\(|has\(|root|first-|last-|nth-)/
/** An address with a # scrolls as soon as its place is there. */
const SCROLLED_TO = /scroll-margin-top/
/** What the menu holds beside the entries of its bar: closed until somebody opens it. */
const CLOSED = '[data-panel] *, [popover] > :not(nav) *'

/**
 * Shares the styles of a page out: what its first view needs, and the rest, both in their order.
 *
 * @param firstView the HTML up to where the rest may come later
 */
export function splitStyles(styles: string, firstView: string) {
  const { document } = parseHTML(firstView)
  for (const closed of document.querySelectorAll(CLOSED)) closed.remove()
  const isNeeded = (node: ChildNode) =>
    !isLater(node) &&
    (node.type !== 'rule' ||
      SCROLLED_TO.test(node.toString()) ||
      node.selectors.some((selector) => isSeen(document, selector)))
  return { first: keep(styles, isNeeded), later: keep(styles, (node) => !isNeeded(node)) }
}

function isSeen(document: Document, selector: string) {
  const elements = selector
    .replace(NEGATION, '')
    .replace(DOCUMENT_STATE, 'html')
    .replace(NO_ELEMENT, '')
    .replace(ATTRIBUTE_VALUE, '[$1]')
  return !STATE.test(elements) && (!elements || document.querySelector(elements) !== null)
}

function isLater(node: ChildNode): boolean {
  if (node.type === 'atrule' && LATER_AT_RULE.test(`${node.name} ${node.params}`)) return true
  return node.parent?.type === 'atrule' && isLater(node.parent as ChildNode)
}

/** The style sheet with those of its rules that are wanted. */
function keep(styles: string, isWanted: (node: ChildNode) => boolean) {
  const root = parse(styles)
  const leaves: ChildNode[] = []
  root.walk((node) => {
    if (node.type !== 'decl' && !holdsRules(node) && !isStep(node)) leaves.push(node)
  })
  for (const leaf of leaves) if (!isWanted(leaf)) removeWithEmpty(leaf)
  return root.toString()
}

/** A step of keyframes: they stay together. */
function isStep({ parent }: ChildNode) {
  return parent?.type === 'atrule' && isKeyframes(parent as ChildNode)
}

function isKeyframes(node: ChildNode) {
  return node.type === 'atrule' && node.name === 'keyframes'
}

function holdsRules(node: ChildNode) {
  const isGroup = node.type === 'atrule' && !isKeyframes(node)
  return isGroup && (node.nodes ?? []).some(({ type }) => type !== 'decl')
}

function removeWithEmpty(node: ChildNode) {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmpty(parent as ChildNode)
}

const ASSETS = `${buildFolder}${basePathOf(language)}/client/assets`
const HASH_LENGTH = 8

/** @returns the address at which pages find it */
export async function writeAsset(name: string, type: 'css' | 'js', text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  const file = `${name}-${hash}.${type}`
  await writeFile(join(ASSETS, file), text)
  return `/assets/${file}`
}
