import { business } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { still } from '#app/document/still.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { OpeningSign } from '#app/ui/opening-sign.tsx'

import { Directions } from './directions.tsx'
import { Hours } from './hours.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './location.module.css'
import section from './section.module.css'

const CountyMap = still(() => import('./still-parts.tsx'), 'CountyMap')
const words = landing.location
const addressLines = [business.name, ...business.addressLines]

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
              <address>
                {addressLines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <div className={css.copy}>
                <CopyButton
                  look="quiet"
                  small
                  text={() => addressLines.join('\n')}
                  copied={words.copied}
                  refused={words.refused}
                >
                  {words.copy}
                </CopyButton>
              </div>
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
