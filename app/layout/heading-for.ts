export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Whether a pointer that came from one point to another is on its way to a panel: whether it moved
 * inside the triangle between where it came from and the nearer edge of the panel. A diagonal way
 * crosses entries that the visitor does not mean.
 */
export function isHeadingFor(panel: Box, from: Point, to: Point) {
  const [first, second] = nearEdge(panel, from)
  const turns = [turn(from, first, to), turn(first, second, to), turn(second, from, to)]
  const isStanding = from.x === to.x && from.y === to.y
  return !isStanding && (turns.every((side) => side >= 0) || turns.every((side) => side <= 0))
}

function nearEdge({ left, top, right, bottom }: Box, { x, y }: Point): [Point, Point] {
  if (y < top) return [point(left, top), point(right, top)]
  if (x < left) return [point(left, top), point(left, bottom)]
  return [point(right, top), point(right, bottom)]
}

function point(x: number, y: number): Point {
  return { x, y }
}

/** On which side of the line through two points a third lies: by its sign. */
function turn(a: Point, b: Point, c: Point) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
