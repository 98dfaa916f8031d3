import { mode as shopMode, type Mode } from '#app/content/business.ts'

import { fillIn, isSaid } from './leave-out.ts'
import { shopFacts } from './shop-facts.ts'

/** Marks a text that the owner still has to write. */
const OWNER_NOTE = '{ownerNote}'

/**
 * The same content with the shop's facts in place of their names in braces. A sentence that names what the shop does not have
 * is left out, and so is an entry that had no other. Once the shop is open, a text that holds `{ownerNote}` is left out, and so
 * is an entry whose `text`, or each of whose `paragraphs`, does.
 *
 * @throws when a text names a fact that there is not: the build stops
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

/** Whether a text, or an entry by its `text`, is for visitors. */
export function isShown(content: unknown, mode: Mode = shopMode): boolean {
  if (mode === 'sample') return true
  if (typeof content === 'string') return !content.includes(OWNER_NOTE)
  if (!content || typeof content !== 'object') return true
  if ('text' in content) return isShown(content.text, mode)
  const paragraphs = 'paragraphs' in content ? content.paragraphs : undefined
  return !Array.isArray(paragraphs) || paragraphs.some((text) => isShown(text, mode))
}
