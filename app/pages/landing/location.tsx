import { still } from '#app/islands/static-part.tsx'

import { AddressFact } from './address-fact.tsx'

import css from './location.module.css'
import section from './section.module.css'

const parts = () => import('./still-parts.tsx')
const LocationHeading = still(parts, 'LocationHeading')
const CountyMap = still(parts, 'CountyMap')
const LocationFacts = still(parts, 'LocationFacts')

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
