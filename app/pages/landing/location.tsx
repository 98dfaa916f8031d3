import { business } from '#app/content/business.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { addressWords as words } from '#content/address.ts'

import css from './location.module.css'
import section from './section.module.css'

const parts = () => import('./static-parts.tsx')
const LocationHeading = staticPart(parts, 'LocationHeading')
const StreetSketch = staticPart(parts, 'StreetSketch')
const LocationFacts = staticPart(parts, 'LocationFacts')

export function Location() {
  return (
    <section id="location" className={`${section.section} ${section.tinted}`}>
      <LocationHeading />
      <div className={css.location}>
        <div className={css.facts}>
          <AddressFact />
          <LocationFacts />
        </div>
        <StreetSketch />
      </div>
    </section>
  )
}

const addressLines = [business.name, ...business.addressLines]

function AddressFact() {
  return (
    <div>
      <h3>{words.title}</h3>
      <address>{addressLines.join('\n')}</address>
      <CopyButton
        variant="quiet"
        small
        text={() => addressLines.join('\n')}
        copied={words.copied}
        refused={words.refused}
      >
        {words.copy}
      </CopyButton>
    </div>
  )
}
