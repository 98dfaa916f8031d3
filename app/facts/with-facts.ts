import { mode as shopMode, type Mode } from '#app/content/business.ts'

import { fillIn, isSaid } from './leave-out.ts'
import { shopFacts } from './shop-facts.ts'

const OWNER_NOTE = '{ownerNote}'

/**
 * Fills in the facts. Leaves out sentences with an empty fact, entries that have no other, and, once the shop is
 * open, entries that hold `{ownerNote}`.
 * @throws if a text names an unknown fact, so that the build stops
 */
export function withFacts<Content>(content: Content, mode?: Mode, facts?: typeof shopFacts): Content
export function withFacts(content: unknown, mode: Mode = shopMode, facts = shopFacts): unknown {
  if (typeof content === 'string') return fillIn(content, facts)
  if (Array.isArray(content)) {
    return content
      .filter((item) => isShown(item, mode) && isSaid(item, facts))
      .map((item) => withFacts<unknown>(item, mode, facts))
  }
  if (!content || typeof content !== 'object') return content
  const entries = Object.entries(content).filter(([, value]) => isShown(value, mode))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, withFacts<unknown>(value, mode, facts)]),
  )
}

export function isShown(content: unknown, mode: Mode = shopMode): boolean {
  if (mode === 'sample') return true
  if (typeof content === 'string') return !content.includes(OWNER_NOTE)
  if (!content || typeof content !== 'object') return true
  if ('text' in content) return isShown(content.text, mode)
  const paragraphs = 'paragraphs' in content ? content.paragraphs : undefined
  return !Array.isArray(paragraphs) || paragraphs.some((text) => isShown(text, mode))
}
