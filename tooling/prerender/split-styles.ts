import { parseHTML } from 'linkedom'
import { parse, type ChildNode } from 'postcss'

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
