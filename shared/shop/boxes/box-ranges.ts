export type BoxRange = { first: number; last: number }

const MAX_WALL = 400

export function isBoxIn(ranges: BoxRange[], box: number) {
  return Number.isInteger(box) && ranges.some(({ first, last }) => first <= box && box <= last)
}

/** The box number at an index over all ranges; numbers continue beyond the last one. */
export function boxAt(ranges: BoxRange[], index: number) {
  let left = index
  for (const { first, last } of ranges) {
    if (left <= last - first) return first + left
    left -= last - first + 1
  }
  return (ranges.at(-1)?.last ?? 0) + 1 + left
}

export function wallsOf(ranges: BoxRange[]): BoxRange[] {
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: Math.ceil((last - first + 1) / MAX_WALL) }, (_, part) => {
      const start = first + part * MAX_WALL
      return { first: start, last: Math.min(start + MAX_WALL - 1, last) }
    }),
  )
}
