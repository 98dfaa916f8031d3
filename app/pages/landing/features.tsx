import { sampleEnvelope } from '#app/facts/postal-address.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { features, journey } from '#content/features.ts'
import { landing } from '#content/landing.ts'

import { Drawing } from './drawings/drawing.tsx'
import { Section } from './section.tsx'

const { title, listTitle } = landing.features

export function Features() {
  return (
    <Section id="features" isTinted title={title}>
      <ol className="grid gap-3 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4" aria-label={title}>
        {withFacts(journey).map((stop) => (
          <li
            key={stop.id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] content-start items-center gap-4 sm:grid-cols-1 sm:gap-2"
          >
            <Drawing
              name={stop.id}
              className="aspect-4/3 max-h-46 rounded-lg border border-line bg-raised p-1.5 sm:mb-2 sm:w-full sm:p-5"
            />
            <div className="grid gap-1">
              <h3>{stop.title}</h3>
              <p className="text-muted text-[1rem]">{stop.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <FeatureList />
        <Envelope />
      </div>
    </Section>
  )
}

function FeatureList() {
  return (
    <div className="grid gap-4">
      <h3>{listTitle}</h3>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-3">
        {features.map(({ icon, text }) => (
          <li key={text} className="grid grid-cols-[auto_1fr] items-start gap-3 text-[1rem]">
            <span className="mt-0.5 text-accent-text">
              <Icon name={icon} size={22} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Envelope() {
  return (
    <figure className="grid gap-3">
      <address className="relative rounded-lg bg-[#f4efe6] px-5 pt-9 pb-4 sm:pt-12 sm:pb-6 text-[0.9375rem] leading-normal font-semibold tracking-wide whitespace-pre-line text-[#26221c] after:absolute after:top-3 after:right-3 after:h-11 after:w-9 after:rounded-sm after:border-2 after:border-dashed after:border-[#a89d8a] sm:px-10 sm:text-[1.0625rem]">
        {sampleEnvelope.join('\n')}
      </address>
      <figcaption className="text-muted text-[1rem]">
        {withFacts(landing.features.envelope)}
      </figcaption>
    </figure>
  )
}
