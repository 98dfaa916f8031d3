import * as v from 'valibot'

import { typedLines } from '#shared/typed-fields.ts'

const MAX_TEXT = 300
export const MAX_REASON = 60

export function inBothLanguages(sentence: string, max = MAX_TEXT) {
  const text = v.pipe(typedLines(sentence), v.minLength(1, sentence), v.maxLength(max, sentence))
  return v.strictObject({ en: text, es: text })
}

const day = v.pipe(v.string(), v.isoDate())
const wallTime = v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))

/** A day, or several in a row, with special hours or closed, overriding the week's hours. */
export const specialDay = v.object({
  id: v.string(),
  from: day,
  through: day,
  opens: wallTime,
  closes: wallTime,
  reason: v.nullable(inBothLanguages('', MAX_REASON)),
})
export type SpecialDay = v.InferOutput<typeof specialDay>
