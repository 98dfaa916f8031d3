/** Strokes as points, x and y alternating, within a surface of this size. */
export type Signature = { width: number; height: number; strokes: number[][] }

export const MAX_STROKES = 100
export const MAX_STROKE_LENGTH = 4_000
const MAX_SIDE = 4_000
/** A dot, a tick or a straight line is no name. */
const MIN_POINTS = 8
const MIN_LENGTH_SHARE = 0.3
const MIN_WIDTH_SHARE = 0.1
const MARGIN = 20

export function isSigned({ width, height, strokes }: Signature) {
  if (!(width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE)) return false
  if (strokes.some((stroke) => stroke.length % 2 === 1)) return false
  const lines = strokes.map(pointsOf)
  const points = lines.flat()
  const isWithin = points.every(
    ({ x, y }) => x >= -MARGIN && x <= width + MARGIN && y >= -MARGIN && y <= height + MARGIN,
  )
  if (!isWithin || points.length < MIN_POINTS) return false
  const xs = points.map(({ x }) => x)
  const spread = Math.max(...xs) - Math.min(...xs)
  const drawn = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  return spread >= width * MIN_WIDTH_SHARE && drawn >= width * MIN_LENGTH_SHARE
}

export function roundSignature({ width, height, strokes }: Signature): Signature {
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    width: round(width),
    height: round(height),
    strokes: strokes.map((all) => all.map(round)),
  }
}

/** The strokes as SVG paths in a view box of the surface: numbers only, whatever was stored. */
export function signaturePaths({ strokes }: Signature) {
  return strokes.map(pointsOf).flatMap((line) => {
    const points = line.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
    const path = points.map(({ x, y }) => `${Number(x)} ${Number(y)}`).join(' L ')
    // A dot is drawn as a line of no length with round ends.
    return points.length > 0 ? `M ${path}${points.length === 1 ? ' h 0' : ''}` : []
  })
}

function pointsOf(stroke: number[]) {
  return Array.from({ length: stroke.length / 2 }, (_, index) => ({
    x: stroke[2 * index] ?? 0,
    y: stroke[2 * index + 1] ?? 0,
  }))
}

function lengthOf(line: { x: number; y: number }[]) {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)
}
