import { part, place } from './draw.ts'
import type { Move } from './film.ts'
import { draw, pop } from './motion.ts'

/** The mark alone: the page says whose film it is. */
export function endCard() {
  return `<rect width="1280" height="720" fill="var(--ground)"/>
    ${place(640, 360, part('mark', mark()), 0, 6)}`
}

/** The closing card comes to rest well before the film ends. */
export function endCardMoves(seconds: number): Move[] {
  const at = 0.15
  const lasts = Math.min(0.8, seconds / 3)
  return [pop('.mark', { at, lasts }), draw('.stroke', { at: at + 0.25, lasts })]
}

function mark() {
  return `<rect x="-16" y="-16" width="32" height="32" rx="8" fill="var(--lifted)" stroke="var(--line)"/>
    <rect x="-9" y="-9" width="18" height="18" rx="3.5" stroke="var(--text)" stroke-width="1.9"/>
    <path class="stroke" pathLength="1" d="M-5 -4.6h10" stroke="var(--text)" stroke-width="1.9"/>
    <circle cy="1.2" r="2.2" fill="var(--accent)"/>
    <path d="M0 2v3.6" stroke="var(--accent)" stroke-width="2.2" stroke-linecap="round"/>`
}
