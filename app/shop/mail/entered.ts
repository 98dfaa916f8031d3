import { cleanCode, cleanLine } from '#shared/clean-text.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

export type Entered =
  { kind: 'parcel' } | { kind: 'box'; box: number; name?: string } | { kind: 'name'; name: string }

const BOX = /^(?:PMB|#)?\s*(\d{1,5})(?:\s+(\p{L}.*))?$/iu
const MANY_DIGITS = /(\d[^\p{L}\d]*){6}/u
/** No carrier's tracking number is shorter. */
const MIN_SCAN = 10

export function readEntered(text: string): Entered {
  const [isBox, box, name] = BOX.exec(cleanCode(text)) ?? []
  if (isBox) return { kind: 'box', box: Number(box), ...(name && { name }) }
  if (readTracking(text).check !== 'unknown' || MANY_DIGITS.test(text)) return { kind: 'parcel' }
  return { kind: 'name', name: cleanLine(text) }
}

/**
 * Separates a scan from the text of the focused field. Only a valid tracking number counts, because timing does
 * not tell a scanner from a fast typist.
 * @param before the field's text at its focus or at the last key that ends a scan
 */
export function extractScan(before: string, value: string) {
  let start = 0
  while (start < before.length && before[start] === value[start]) start += 1
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === value.at(-1 - end)) end += 1
  const inserted = value.slice(start, value.length - end)
  for (let at = 0; at + MIN_SCAN <= inserted.length; at++) {
    const scan = inserted.slice(at)
    const { check, isSuggestion } = readTracking(scan)
    if (check === 'right' || (check === 'none' && !isSuggestion)) {
      return { rest: value.slice(0, start + at) + value.slice(value.length - end), scan }
    }
  }
  return undefined
}
