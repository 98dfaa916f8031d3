import { cleanCode } from '#shared/clean-text.ts'
import type { BoxRange } from '#shared/shop/boxes/box-ranges.ts'

const PART = /^(\d{1,6})(?:\s*-\s*(\d{1,6}))?$/
const MAX_PARTS = 100

/** The boxes of a list such as `101-120, 205`. @returns undefined if it can't be parsed */
export function readBoxList(text: string): BoxRange[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map(cleanCode)
    .filter((part) => part !== '')
  const ranges = parts.flatMap((part) => {
    const [, first, last = first] = PART.exec(part) ?? []
    const range = { first: Number(first), last: Number(last) }
    return range.first <= range.last ? [range] : []
  })
  const isWhole = ranges.length === parts.length && parts.length > 0
  return isWhole && parts.length <= MAX_PARTS ? ranges : undefined
}
