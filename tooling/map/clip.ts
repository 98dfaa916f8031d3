export type Point = { x: number; y: number }

/** Which side of an edge of the window a point is on, and where a line between two points crosses it. */
type Edge = { holds(point: Point): boolean; cross(from: Point, to: Point): Point }

/**
 * The part of a ring inside a window, after Sutherland and Hodgman: where it leaves the window it
 * follows the window's edge.
 */
export function clip(ring: Point[], left: number, top: number, right: number, bottom: number) {
  const edges = [
    upright(left, (x) => x >= left),
    upright(right, (x) => x <= right),
    level(top, (y) => y >= top),
    level(bottom, (y) => y <= bottom),
  ]
  return edges.reduce(cutAt, ring)
}

function cutAt(ring: Point[], { holds, cross }: Edge) {
  return ring.flatMap((point, position) => {
    const previous = ring.at(position - 1) ?? point
    if (holds(point)) return holds(previous) ? [point] : [cross(previous, point), point]
    return holds(previous) ? [cross(previous, point)] : []
  })
}

function upright(x: number, isInside: (x: number) => boolean): Edge {
  return {
    holds: (point) => isInside(point.x),
    cross: (a, b) => ({ x, y: Math.round(a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)) }),
  }
}

function level(y: number, isInside: (y: number) => boolean): Edge {
  return {
    holds: (point) => isInside(point.y),
    cross: (a, b) => ({ y, x: Math.round(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) }),
  }
}
