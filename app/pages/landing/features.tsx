import { sampleEnvelope } from '#app/facts/postal-address.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { features, journey, virtualServices } from '#content/features.ts'
import { landing } from '#content/landing.ts'

import { Drawing } from './drawings/drawing.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './features.module.css'
import section from './section.module.css'
import leading from '#app/ui/leading-icon.module.css'
import tag from '#app/ui/tag.module.css'

const { title, lead, listTitle } = landing.features

export function Features() {
  return (
    <section id="features" className={`${section.section} ${section.tinted}`}>
      <SectionHeading title={title} lead={lead} />
      <ol className={css.journey} aria-label={title}>
        {withFacts(journey).map((stop) => (
          <li key={stop.id} className={`${css.stop} relative stack gap-2 content-start`}>
            <Drawing name={stop.id} className={css.picture} />
            <h3>{stop.title}</h3>
            <p className="muted">{stop.text}</p>
          </li>
        ))}
      </ol>
      <div className={css.more}>
        <FeatureList />
        <Envelope />
      </div>
      <NotYet />
    </section>
  )
}

function FeatureList() {
  return (
    <div className={`${css.list} stack gap-5 min-w-0`}>
      <h3>{listTitle}</h3>
      <ul className={css.features}>
        {features.map((feature) => (
          <li
            key={feature.title}
            className={`${css.feature} ${leading.icon} ${leading[feature.icon]}`}
          >
            <h4>{feature.title}</h4>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NotYet() {
  return (
    <div className={css.notYet}>
      <div className={css.notYetTitle}>
        <h3>{virtualServices.title}</h3>
        <p className={tag.tag}>{virtualServices.badge}</p>
      </div>
      <ul className={`${css.services} cluster gap-2`}>
        {virtualServices.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <p className="muted text-base">{virtualServices.text}</p>
    </div>
  )
}

function Envelope() {
  return (
    <figure className="stack gap-3.5">
      <address className={`${css.envelope} ${leading.icon} ${leading.letter}`}>
        {sampleEnvelope.join('\n')}
      </address>
      <figcaption className="muted text-base">{withFacts(landing.features.envelope)}</figcaption>
    </figure>
  )
}
