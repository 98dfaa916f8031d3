import { staticPart } from '#app/islands/static-part.tsx'

import { AddressFact } from './address-fact.tsx'

import css from './location.module.css'
import section from './section.module.css'

const parts = () => import('./static-parts.tsx')
const LocationHeading = staticPart(parts, 'LocationHeading')
const CountyMap = staticPart(parts, 'CountyMap')
const LocationFacts = staticPart(parts, 'LocationFacts')

/** Where the shop is and when it is open. */
export function Location() {
  return (
    <section data-later="" id="location" className={`${section.section} ${section.tinted}`}>
      <LocationHeading />
      <div className={css.location}>
        <div className={css.facts}>
          <AddressFact />
          <LocationFacts />
        </div>
        <CountyMap />
      </div>
    </section>
  )
}
