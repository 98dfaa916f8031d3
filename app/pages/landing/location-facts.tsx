import { landing } from '#app/content/en/landing.ts'
import { OpeningSign } from '#app/ui/opening-sign.tsx'

import { Directions } from './directions.tsx'
import { Hours } from './hours.tsx'

import css from './location.module.css'

const words = landing.location

/** How to get to the shop, and whether it is open. */
export function LocationFacts() {
  return (
    <>
      <div>
        <h3>{words.directions}</h3>
        <Directions />
      </div>
      <div className={css.hours}>
        <h3>{words.hours}</h3>
        <OpeningSign meanwhile={words.zone} />
        <Hours />
      </div>
    </>
  )
}
