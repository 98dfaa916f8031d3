import { business } from '#app/content/business.ts'
import { landing } from '#app/content/en/landing.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import leading from '#app/ui/leading-icon.module.css'

import css from './envelope.module.css'

/** How a customer's mail is addressed. */
export function Envelope() {
  return (
    <figure className={css.figure}>
      <address className={`${css.envelope} ${leading.icon} ${leading.letter}`}>
        {business.sampleEnvelope.join('\n')}
      </address>
      <figcaption>{withFacts(landing.features.envelope)}</figcaption>
    </figure>
  )
}
