import { business } from '#app/content/business.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { addressWords as words } from '#content/address.ts'
import { landing } from '#content/landing.ts'

import { Section } from './section.tsx'

const parts = () => import('./static-parts.tsx')
const StreetSketch = staticPart(parts, 'StreetSketch')
const LocationFacts = staticPart(parts, 'LocationFacts')

const FACTS =
  'grid gap-[clamp(1rem,3vw,2rem)] sm:max-wide:grid-cols-2 [&_h3]:mb-1.5 [&_h3]:text-[1.0625rem]'

export function Location() {
  return (
    <Section id="location" isTinted title={landing.location.title}>
      <div className="grid grid-cols-1 items-start gap-[clamp(1.25rem,5vw,4.5rem)] wide:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div className={FACTS}>
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
      <address className="mb-3.5 whitespace-pre-line text-muted [@media(scripting:none)]:[&+span]:hidden">
        {addressLines.join('\n')}
      </address>
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
