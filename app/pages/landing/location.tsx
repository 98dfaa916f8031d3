import { business } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { still } from '#app/document/still.tsx'
import { OpeningSign } from '#app/ui/opening-sign.tsx'

import { CopyAddress } from './copy-address.tsx'
import { Directions } from './directions.tsx'
import { Hours } from './hours.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './location.module.css'
import section from './section.module.css'

const CountyMap = still(() => import('./still-parts.tsx'), 'CountyMap')
const words = landing.location

/** Where the shop is and when it is open. */
export function Location() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="location" className={section.section}>
        <SectionHeading title={words.title} lead={words.lead} />
        <div className={css.location}>
          <CountyMap />
          <div className={css.facts}>
            <div>
              <h3>{words.address}</h3>
              <address id="shop-address">
                {[business.name, ...business.addressLines].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <CopyAddress from="shop-address" />
            </div>
            <div>
              <h3>{words.directions}</h3>
              <Directions className={section.maps} />
            </div>
            <div>
              <h3>{words.hours}</h3>
              <OpeningSign timetable={business} meanwhile={words.zone} />
              <Hours />
            </div>
          </div>
        </div>
      </section>
    </div>
  )
}
