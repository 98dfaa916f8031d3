import { business } from '#app/content/business.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { addressWords as words } from '#content/address.ts'
import { landing } from '#content/landing.ts'

import { Section } from './section.tsx'

import css from './location.module.css'

const parts = () => import('./static-parts.tsx')
const StreetSketch = staticPart(parts, 'StreetSketch')
const LocationFacts = staticPart(parts, 'LocationFacts')

export function Location() {
  return (
    <Section id="location" isTinted title={landing.location.title}>
      <div className={css.location}>
        <div className={css.facts}>
          <AddressFact />
          <LocationFacts />
        </div>
        <StreetSketch />
      </div>
    </Section>
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
