import sketch from '#app/content/street-sketch.svg?url'
import { isVisitingShown } from '#app/facts/visiting.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { landing } from '#content/landing.ts'

import css from './street-sketch.module.css'

const { map: alternative, network: claim } = landing.location
const words = withFacts({ map: alternative, network: claim })

/** The streets near the shop, as the owner drew them. Nothing is asked of a map service. */
export function StreetSketch() {
  const { map, network } = words
  return (
    <figure className="grid grid-cols-1 gap-3">
      {isVisitingShown && (
        <svg className={css.sketch} viewBox="0 0 640 420" role="img" aria-label={map}>
          <use href={`${sketch}#streets`} />
        </svg>
      )}
      <figcaption className="text-15 text-muted">{network}</figcaption>
    </figure>
  )
}
