import { business } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { fillInText } from '#app/facts/fill-in.ts'
import { Icon } from '#app/ui/icon.tsx'

import css from './envelope.module.css'

/** How a customer's mail is addressed. */
export function Envelope() {
  return (
    <figure className={css.figure}>
      <div className={css.envelope}>
        <span className={css.stamp}>
          <Icon name="letter" size={26} />
        </span>
        <address className={css.lines}>
          {business.sampleEnvelope.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </div>
      <figcaption>{fillInText(landing.features.envelope)}</figcaption>
    </figure>
  )
}
