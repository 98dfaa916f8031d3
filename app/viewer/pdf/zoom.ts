import { GAP_PX, type PageSize } from './page-layout.ts'

/** A factor that the visitor chose (1 is 100 %), the width of the screen, or what reads well on it. */
export type Zoom = number | 'width' | 'comfortable'

const LEAST = 0.25
const MOST = 4
/** Beyond this a page that fits the width of a desk's screen is larger than on paper by far. */
const MOST_COMFORTABLE = 1.25
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

/** The factor by which pages are drawn in a room of that width. */
export function factorOf(zoom: Zoom, sizes: PageSize[], roomWidth: number) {
  if (typeof zoom === 'number') return zoom
  const widest = Math.max(...sizes.map(({ width }) => width), 1)
  const fitting = Math.min(MOST, Math.max(LEAST, (roomWidth - 2 * GAP_PX) / widest))
  return zoom === 'width' ? fitting : Math.min(fitting, MOST_COMFORTABLE)
}

/** The next step above or below a factor. */
export function nextFactor(factor: number, direction: 'in' | 'out') {
  const ROUNDING = 0.01
  if (direction === 'in') return STEPS.find((step) => step > factor + ROUNDING) ?? MOST
  return STEPS.findLast((step) => step < factor - ROUNDING) ?? LEAST
}
