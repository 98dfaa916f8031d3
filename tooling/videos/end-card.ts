import { part, place } from './draw.ts'
import type { Move } from './film.ts'
import { draw, enter, pop } from './motion.ts'

/** The mark, the shop's name, and where it is. */
export function endCard({ name, neighbourhood }: { name: string; neighbourhood: string }) {
  return `<rect width="1280" height="720" fill="var(--ground)"/>
    ${place(640, 262, part('mark', mark()), 0, 4.2)}
    ${part('name', `<text x="640" y="432" text-anchor="middle" font-size="68" font-weight="700" fill="var(--text)">${name}</text>`)}
    ${part('where', `<text x="640" y="500" text-anchor="middle" font-size="40" font-weight="450" fill="var(--muted)">${neighbourhood}</text>`)}`
}

/** The closing card comes to rest well before the film ends. */
export function endCardMoves(seconds: number): Move[] {
  const at = 0.15
  const lasts = Math.min(0.8, seconds / 3)
  return [
    pop('.mark', { at, lasts }),
    draw('.stroke', { at: at + 0.25, lasts }),
    enter('.name', { y: 18 }, { at: at + 0.25, lasts }),
    enter('.where', { y: 18 }, { at: at + 0.4, lasts }),
  ]
}

function mark() {
  return `<rect x="-16" y="-16" width="32" height="32" rx="8" fill="var(--lifted)" stroke="var(--line)"/>
    <rect x="-9" y="-9" width="18" height="18" rx="3.5" stroke="var(--text)" stroke-width="1.9"/>
    <path class="stroke" pathLength="1" d="M-5 -4.6h10" stroke="var(--text)" stroke-width="1.9"/>
    <circle cy="1.2" r="2.2" fill="var(--accent)"/>
    <path d="M0 2v3.6" stroke="var(--accent)" stroke-width="2.2" stroke-linecap="round"/>`
}
