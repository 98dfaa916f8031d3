import { business, emailLink, phoneLink } from '#app/content/business.ts'
import { Icon } from '#app/ui/icon.tsx'

import { Envelope } from './envelope.tsx'
import css from './visit.module.css'
import section from './section.module.css'

const address = encodeURIComponent([business.name, ...business.addressLines].join(', '))

/** Nothing is asked of a map service before the visitor follows one of these. */
const directions = [
  { name: 'Google Maps', to: `https://www.google.com/maps/search/?api=1&query=${address}` },
  { name: 'Apple Maps', to: `https://maps.apple.com/?q=${address}` },
  { name: 'OpenStreetMap', to: `https://www.openstreetmap.org/search?query=${address}` },
]

export function Visit() {
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="location" className={section.section}>
        <div className={section.heading}>
          <h2>Come and see us</h2>
        </div>
        <div className={css.visit}>
          <Facts />
          <Envelope />
        </div>
      </section>
    </div>
  )
}

function Facts() {
  return (
    <div className={css.facts}>
      <div className={css.fact}>
        <span className={css.badge}>
          <Icon name="place" size={22} />
        </span>
        <div>
          <h3>Address</h3>
          <address>
            {business.addressLines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <p className={css.links}>
            {directions.map(({ name, to }) => (
              <a key={name} href={to} target="_blank" rel="noreferrer">
                {name}
                <span className="unseen"> (opens in a new tab)</span>
              </a>
            ))}
          </p>
        </div>
      </div>
      <div className={css.fact}>
        <span className={css.badge}>
          <Icon name="clock" size={22} />
        </span>
        <div>
          <h3>Office hours</h3>
          <dl className={css.hours}>
            {business.hours.map(({ days, times }) => [
              <dt key={days}>{days}</dt>,
              <dd key={times}>{times}</dd>,
            ])}
          </dl>
        </div>
      </div>
      <div className={css.fact} id="contact">
        <span className={css.badge}>
          <Icon name="phone" size={22} />
        </span>
        <div>
          <h3>Contact</h3>
          <p className={css.links}>
            <a href={phoneLink}>{business.phone}</a>
            <a href={emailLink}>{business.email}</a>
          </p>
        </div>
      </div>
    </div>
  )
}
