import { business } from '#app/content/business.ts'
import { landing } from '#app/content/en/landing.ts'
import { withFacts } from '#app/facts/with-facts.ts'

import outlines from './outlines.svg?url'
import { mapSize, placeOnMap } from './projection.ts'

import css from './county-map.module.css'

const { width, height } = mapSize

const ocean = { latitude: 33.68, longitude: -119.05 }
const name = { latitude: 34.53, longitude: -118.25 }

/** Where the shop is: the county, its coast and neighbours. Nothing is asked of a map service. */
export function CountyMap() {
  return (
    <figure className="stack gap-3">
      <svg
        className={css.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={landing.location.map}
      >
        <use href={`${outlines}#county`} />
        <text className={css.water} {...placeOnMap(ocean)}>
          {landing.location.ocean}
        </text>
        <text className={css.county} {...placeOnMap(name)}>
          {landing.location.county}
        </text>
        <use href={`${outlines}#marker`} {...placeOnMap(business.coordinates)} />
      </svg>
      <figcaption className="quiet">{withFacts(landing.location.network)}</figcaption>
    </figure>
  )
}
