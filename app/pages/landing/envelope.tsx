import { business } from '#app/content/business.ts'
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
      <figcaption>
        Your mail is addressed like this. PMB stands for private mailbox: the postal service asks
        for those three letters and your number, and for nothing else in their place.
      </figcaption>
    </figure>
  )
}
