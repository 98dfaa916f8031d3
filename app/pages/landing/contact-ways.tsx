import type { ReactNode } from 'react'

import { business, emailLink, phoneLinkOf } from '#app/content/business.ts'
import { landing } from '#content/landing.ts'

import css from './contact-ways.module.css'
import leading from '#app/ui/leading-icon.module.css'

const words = landing.contact

export function ContactWays() {
  return (
    <ul className={css.ways}>
      <Way icon="phone" title={words.call}>
        {[business.phone, ...business.otherPhones].map((phone) => (
          <p key={phone}>
            <a href={phoneLinkOf(phone)}>{phone}</a>
          </p>
        ))}
      </Way>
      <Way icon="letter" title={words.write}>
        <a href={emailLink}>{business.email}</a>
      </Way>
      <Way icon="place" title={words.visit}>
        <address>{[business.legalName, ...business.addressLines].join('\n')}</address>
      </Way>
    </ul>
  )
}

type WayProps = { icon: 'phone' | 'letter' | 'place'; title: string; children: ReactNode }

function Way({ icon, title, children }: WayProps) {
  return (
    <li className={`${css.way} ${leading.icon} ${leading[icon]}`}>
      <h3>{title}</h3>
      {children}
    </li>
  )
}
