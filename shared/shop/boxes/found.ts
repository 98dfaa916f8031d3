import * as v from 'valibot'

import { textOrNone } from '#shared/shop/core/fields.ts'

/** A search result: an application with its box, or a number without a customer. */
export const found = v.object({
  /** The application's; null for a number without a customer. */
  id: textOrNone,
  box: v.nullable(v.number()),
  name: v.string(),
  others: v.array(v.string()),
  /** Those of them whose name matched, best first. */
  meant: v.array(v.string()),
  email: textOrNone,
  state: v.picklist(['open', 'active', 'closed', 'withdrawn', 'free']),
  itemId: textOrNone,
  /** Matches literally, ignoring accents and case; otherwise by prefix or similarity. */
  isExact: v.boolean(),
})
export type Found = v.InferOutput<typeof found>

/** The one unambiguous result, if any. */
export function theOneMeant(lines: Found[]) {
  const exact = lines.filter(({ isExact }) => isExact)
  const likely = exact.length > 0 ? exact : lines
  return likely.length === 1 ? likely[0] : undefined
}
