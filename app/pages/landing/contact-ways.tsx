import type { ReactNode } from 'react'

import { business, emailLink, phoneLinkOf } from '#app/content/business.ts'
import { Icon } from '#app/ui/icon.tsx'
import { landing } from '#content/landing.ts'

const words = landing.contact

export function ContactWays() {
  return (
    <ul className="grid gap-[clamp(0.75rem,2vw,1.75rem)]">
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

const WAY =
  'grid grid-cols-[1.375rem_minmax(0,1fr)] content-start gap-x-4 text-muted *:col-start-2 [&_a]:justify-self-start [&_a]:py-[0.1875rem] [&_a]:wrap-anywhere [&_a]:text-ink [&_address]:whitespace-pre-line [&>svg]:col-start-1 [&>svg]:text-accent-text'

type WayProps = { icon: 'phone' | 'letter' | 'place'; title: string; children: ReactNode }

function Way({ icon, title, children }: WayProps) {
  return (
    <li className={WAY}>
      <Icon name={icon} size={22} />
      <h3 className="mb-1 text-[1.0625rem] text-ink">{title}</h3>
      {children}
    </li>
  )
}
