import { landing } from '#app/content/landing.ts'
import { late } from '#app/document/late.tsx'
import { still } from '#app/document/still.tsx'

import { SectionHeading } from './section-heading.tsx'

import css from './location.module.css'
import section from './section.module.css'

const CountyMap = still(() => import('./still-parts.tsx'), 'CountyMap')
const LocationFacts = late(() => import('./location-facts.tsx'), 'LocationFacts')
const words = landing.location

/** Where the shop is and when it is open. */
export function Location() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="location" className={section.section}>
        <SectionHeading title={words.title} lead={words.lead} />
        <div className={css.location}>
          <CountyMap />
          <LocationFacts />
        </div>
      </section>
    </div>
  )
}
