/** Part of a file: the first and the last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Reads a `Range` header of one range; several at once, and other units, count as none, as RFC 9110
 * allows.
 *
 * @returns the part asked for, `'beyond'` when it lies outside the file, or undefined for the whole file
 */
export function readByteRange(header: string | undefined, size: number) {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (from === undefined || to === undefined || (!from && !to)) return undefined
  const range: ByteRange = from
    ? { first: Number(from), last: Math.min(to ? Number(to) : Infinity, size - 1) }
    : { first: Math.max(size - Number(to), 0), last: size - 1 }
  if (from && to && Number(to) < Number(from)) return undefined
  return range.first > range.last ? 'beyond' : range
}
