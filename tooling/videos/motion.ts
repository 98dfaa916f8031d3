import type { Move } from './film.ts'

export const EASE_OUT = 'cubic-bezier(0.22, 1, 0.36, 1)'
export const EASE_IN_OUT = 'cubic-bezier(0.65, 0, 0.35, 1)'
export const SETTLE = 'cubic-bezier(0.34, 1.4, 0.5, 1)'

const ARC_STEPS = 16
/** Where the camera puts the point that it looks at. */
const FOCUS = { x: 640, y: 440 }

type When = { at: number; lasts?: number; apart?: number; ease?: string }
type Point = { x: number; y: number; turn?: number; scale?: number }

/** Comes into sight while sliding to its place. */
export function enter(part: string, from: Partial<Point>, when: When): Move {
  return {
    part,
    lasts: 0.9,
    ease: EASE_OUT,
    ...when,
    steps: [
      { opacity: 0, transform: transformTo(from) },
      { opacity: 1, offset: 0.5 },
      { opacity: 1, transform: transformTo({}) },
    ],
  }
}

/** Grows out of nothing, a little too far, and settles. */
export function pop(part: string, when: When): Move {
  return {
    part,
    lasts: 0.6,
    ease: SETTLE,
    ...when,
    steps: [
      { opacity: 0, transform: 'scale(0.4)' },
      { opacity: 1, offset: 0.4 },
      { opacity: 1, transform: 'scale(1)' },
    ],
  }
}

/** Goes from one place, turn and size to another. */
export function glide(part: string, from: Partial<Point>, to: Partial<Point>, when: When): Move {
  return {
    part,
    lasts: 1,
    ease: EASE_IN_OUT,
    ...when,
    steps: [{ transform: transformTo(from) }, { transform: transformTo(to) }],
  }
}

/** Changes how much it can be seen. */
export function fade(part: string, from: number, to: number, when: When): Move {
  return { part, lasts: 0.5, ease: 'ease', ...when, steps: [{ opacity: from }, { opacity: to }] }
}

/** Turns over about a level edge: 1 lies flat, 0 is seen edge on, -1 lies on its other side. */
export function flip(part: string, from: number, to: number, when: When): Move {
  return {
    part,
    lasts: 0.4,
    ...when,
    steps: [{ transform: `scaleY(${from})` }, { transform: `scaleY(${to})` }],
  }
}

/** Changes the colour that something is filled with. */
export function paint(part: string, from: string, to: string, when: When): Move {
  return { part, lasts: 0.6, ease: 'ease', ...when, steps: [{ fill: from }, { fill: to }] }
}

/** Draws a stroke that carries `pathLength="1"`. */
export function draw(part: string, when: When): Move {
  return {
    part,
    lasts: 0.8,
    ease: EASE_IN_OUT,
    ...when,
    steps: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }],
  }
}

/** Grows from its left edge, as a line that is being written. */
export function write(part: string, when: When): Move {
  return {
    part,
    lasts: 0.5,
    ease: EASE_OUT,
    ...when,
    steps: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
  }
}

/** Flies on an arc that is `height` above the straight way, and fades in as it starts. */
export function fly(part: string, from: Point, to: Point, height: number, when: When): Move {
  const steps = Array.from({ length: ARC_STEPS + 1 }, (_, index): Keyframe => {
    const share = index / ARC_STEPS
    const way = (start = 0, end = 0) => start + (end - start) * share
    const y = way(from.y, to.y) - height * 4 * share * (1 - share)
    const turn = way(from.turn, to.turn)
    const scale = way(from.scale ?? 1, to.scale ?? 1)
    return {
      opacity: Math.min(1, share * 6),
      transform: transformTo({ x: way(from.x, to.x), y, turn, scale }),
    }
  })
  return { part, lasts: 1.4, ease: 'cubic-bezier(0.45, 0.05, 0.3, 1)', ...when, steps }
}

/** Moves there and back again for as long as the shot lasts, one way in `seconds`. */
export function sway(
  part: string,
  by: Partial<Point>,
  seconds: number,
  { apart = 0, from = {} }: { apart?: number; from?: Partial<Point> } = {},
): Move {
  return {
    part,
    at: -seconds,
    lasts: seconds,
    apart: -apart,
    ease: 'ease-in-out',
    swings: Infinity,
    steps: [{ transform: transformTo(from) }, { transform: transformTo(by) }],
  }
}

/** Uncovers writing from left to right. */
export function reveal(part: string, when: When): Move {
  return {
    part,
    lasts: 0.9,
    ease: 'linear',
    ...when,
    steps: [{ clipPath: 'inset(-10% 100% -10% 0)' }, { clipPath: 'inset(-10% 0% -10% 0)' }],
  }
}

/** Goes through several places in equal times. */
export function follow(part: string, places: Partial<Point>[], when: When): Move {
  const steps = places.map((one) => ({ transform: transformTo(one) }))
  return { part, lasts: 1, ease: 'linear', ...when, steps }
}

/** What the camera looks at, and how near: the transform of the part named `camera`. */
export function view(x: number, y: number, zoom: number): Partial<Point> {
  return { x: FOCUS.x - x * zoom, y: FOCUS.y - y * zoom, scale: zoom }
}

function transformTo({ x = 0, y = 0, turn = 0, scale = 1 }: Partial<Point>) {
  const round = (value: number) => Math.round(value * 100) / 100
  return `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${Math.round(scale * 1e4) / 1e4})`
}
