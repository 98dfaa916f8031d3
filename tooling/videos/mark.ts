import { createHash } from 'node:crypto'

import { business } from '#app/content/business.ts'

import { endCard } from './end-card.ts'
import { cuesOf, type FilmScript } from './film.ts'
import { timelineOf } from './timeline.ts'

/** Names what a film shows, so that a finished film can be told from the scenes it was made of. */
export function markOf(script: FilmScript) {
  const shown = [script.shots, cuesOf(script), timelineOf(script), endCard(business)]
  return `scenes-${createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)}`
}
