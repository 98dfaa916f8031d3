import type { ReactNode } from 'react'

import { business, emailLink, phoneLink } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

import { Hours } from './hours.tsx'

import css from './contact-ways.module.css'
import section from './section.module.css'

const words = landing.contact

/** Every way to reach the shop but the form. */
export function ContactWays() {
  return (
    <ul className={css.ways}>
      <Way icon="phone" title={words.call}>
        <a href={phoneLink}>{business.phone}</a>
      </Way>
      <Way icon="letter" title={words.write}>
        <a href={emailLink}>{business.email}</a>
      </Way>
      <Way icon="place" title={words.visit}>
        <address>
          {[business.legalName, ...business.addressLines].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Way>
      <Way icon="clock" title={landing.location.hours}>
        <Hours />
      </Way>
    </ul>
  )
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={css.way}>
      <span className={section.badge}>
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
