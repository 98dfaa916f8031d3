import { business } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { OpeningSign } from '#app/ui/opening-sign.tsx'

import { Directions } from './directions.tsx'
import { Hours } from './hours.tsx'

import css from './location.module.css'
import section from './section.module.css'

const words = landing.location
const addressLines = [business.name, ...business.addressLines]

/** Where the shop is, how to get there, and whether it is open. */
export function LocationFacts() {
  return (
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
  )
}
