import type { Move } from './video-script.ts'

export const EASE_OUT = 'cubic-bezier(0.22, 1, 0.36, 1)'
const EASE_IN_OUT = 'cubic-bezier(0.65, 0, 0.35, 1)'
const SETTLE = 'cubic-bezier(0.34, 1.4, 0.5, 1)'

const ARC_STEPS = 16
/** The point of the frame that the camera centers on. */
const FOCUS = { x: 640, y: 440 }

type When = { at: number; lasts?: number; apart?: number; ease?: string }
type Point = { x: number; y: number; turn?: number; scale?: number }

/** A kind of movement: how long it lasts and how it eases unless the shot says otherwise. */
function kind<Words extends unknown[]>(
  lasts: number,
  ease: string | undefined,
  stepsOf: (...words: Words) => Keyframe[],
) {
  return (part: string, ...rest: [...words: Words, when: When]): Move => {
    const words = rest.slice(0, -1) as Words
    return {
      part,
      lasts,
      ...(ease && { ease }),
      ...(rest.at(-1) as When),
      steps: stepsOf(...words),
    }
  }
}

/** Comes into sight while sliding to its place. */
export const enter = kind(0.9, EASE_OUT, (from: Partial<Point>) => [
  { opacity: 0, transform: transformTo(from) },
  { opacity: 1, offset: 0.5 },
  { opacity: 1, transform: transformTo({}) },
])

/** Grows out of nothing, a little too far, and settles. */
export const pop = kind(0.6, SETTLE, () => [
  { opacity: 0, transform: 'scale(0.4)' },
  { opacity: 1, offset: 0.4 },
  { opacity: 1, transform: 'scale(1)' },
])

/** Goes from one place, turn and size to another. */
export const glide = kind(1, EASE_IN_OUT, (from: Partial<Point>, to: Partial<Point>) => [
  { transform: transformTo(from) },
  { transform: transformTo(to) },
])

/** Changes how much it can be seen. */
export const fade = kind(0.5, 'ease', (from: number, to: number) => [
  { opacity: from },
  { opacity: to },
])

/** Turns over about a level edge: 1 lies flat, 0 is seen edge on, -1 lies on its other side. */
export const flip = kind(0.4, undefined, (from: number, to: number) => [
  { transform: `scaleY(${from})` },
  { transform: `scaleY(${to})` },
])

/** Changes the colour that something is filled with. */
export const paint = kind(0.6, 'ease', (from: string, to: string) => [{ fill: from }, { fill: to }])

/** Draws a stroke that carries `pathLength="1"`. */
export const draw = kind(0.8, EASE_IN_OUT, () => [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }])

/** Grows from its left edge, as a line that is being written. */
export const write = kind(0.5, EASE_OUT, () => [
  { transform: 'scaleX(0)' },
  { transform: 'scaleX(1)' },
])

/** Uncovers writing from left to right. */
export const reveal = kind(0.9, 'linear', () => [
  { clipPath: 'inset(-10% 100% -10% 0)' },
  { clipPath: 'inset(-10% 0% -10% 0)' },
])

/** Goes through several places in equal times. */
export const follow = kind(1, 'linear', (places: Partial<Point>[]) =>
  places.map((one) => ({ transform: transformTo(one) })),
)

/** Flies on an arc that is `height` above the straight way, and fades in as it starts. */
export const fly = kind(
  1.4,
  'cubic-bezier(0.45, 0.05, 0.3, 1)',
  (from: Point, to: Point, height: number) =>
    Array.from({ length: ARC_STEPS + 1 }, (_, index): Keyframe => {
      const share = index / ARC_STEPS
      const way = (start = 0, end = 0) => start + (end - start) * share
      const y = way(from.y, to.y) - height * 4 * share * (1 - share)
      const turn = way(from.turn, to.turn)
      const scale = way(from.scale ?? 1, to.scale ?? 1)
      return {
        opacity: Math.min(1, share * 6),
        transform: transformTo({ x: way(from.x, to.x), y, turn, scale }),
      }
    }),
)

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

/** Moves the camera from one view to another, from the beginning of the shot on. */
export function pan(from: Partial<Point>, to: Partial<Point>, lasts: number, ease: string) {
  return glide('.camera', from, to, { at: 0, lasts, ease })
}

/** Transform of the part named `camera`. */
export function view(x: number, y: number, zoom: number): Partial<Point> {
  return { x: FOCUS.x - x * zoom, y: FOCUS.y - y * zoom, scale: zoom }
}

function transformTo({ x = 0, y = 0, turn = 0, scale = 1 }: Partial<Point>) {
  const round = (value: number) => Math.round(value * 100) / 100
  return `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${Math.round(scale * 1e4) / 1e4})`
}
