import * as v from 'valibot'

import { textOrNone } from '#shared/shop/core/fields.ts'

/** What a search finds: an application with the box that became of it, or a number that nobody has. */
export const found = v.object({
  /** The application's; null for a number that nobody has. */
  id: textOrNone,
  box: v.nullable(v.number()),
  /** Who applied. */
  name: v.string(),
  /** The other recipients. */
  others: v.array(v.string()),
  /** Those of them whose name was meant, the likeliest first. */
  meant: v.array(v.string()),
  email: textOrNone,
  state: v.picklist(['open', 'active', 'closed', 'withdrawn', 'free']),
  /** The item that was meant by a slip or a tracking number. */
  itemId: textOrNone,
  /** It is what was typed, to the letter, marks and capital letters aside; else it begins so, or is spelled alike. */
  isExact: v.boolean(),
})
export type Found = v.InferOutput<typeof found>

/** The one that was meant, where there is no doubt. */
export function theOneMeant(lines: Found[]) {
  const exact = lines.filter(({ isExact }) => isExact)
  const likely = exact.length > 0 ? exact : lines
  return likely.length === 1 ? likely[0] : undefined
}
