import * as v from 'valibot'

import { textOrNone } from '#shared/shop/core/fields.ts'

export const found = v.object({
  id: textOrNone,
  box: v.nullable(v.number()),
  name: v.string(),
  others: v.array(v.string()),
  meant: v.array(v.string()),
  email: textOrNone,
  state: v.picklist(['open', 'active', 'closed', 'withdrawn', 'free']),
  itemId: textOrNone,
  /** Matches literally, ignoring accents and case; otherwise by prefix or similarity. */
  isExact: v.boolean(),
})
export type Found = v.InferOutput<typeof found>

/** The one unambiguous result, if any. The beginning of a number is never that number. */
export function bestMatch(lines: Found[], text = '') {
  const exact = lines.filter(({ isExact }) => isExact)
  const [one, ...others] = exact.length > 0 ? exact : lines
  const digits = text.replaceAll(/\D/g, '')
  const isBegun = digits !== '' && !one?.isExact && String(one?.box).startsWith(digits)
  return others.length > 0 || isBegun ? undefined : one
}
