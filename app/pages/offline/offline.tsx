import { business, mode, phoneLink } from '#app/content/business.ts'
import { addressInSentence } from '#app/facts/in-one-line.ts'
import { officeHours } from '#app/facts/office-hours.ts'
import { headOf } from '#app/head/head-of.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { offline } from '#content/offline.ts'
import { sample } from '#content/sample.ts'

import type { Route } from './+types/offline'

const { title, description } = offline

export const meta: Route.MetaFunction = () => headOf({ title, description, path: '/offline' })

/** For pages that the service worker has not stored; works without scripts. */
export default function Offline() {
  return (
    <main className="mx-auto grid min-h-screen max-w-152 grid-cols-1 content-center justify-items-start gap-3 px-(--gutter) py-12 [&>h2]:mt-6 [&>h2]:text-[1.125rem]">
      <p className="text-accent-text font-semibold">{business.name}</p>
      {mode === 'sample' && <p className="text-muted">{sample.notice}</p>}
      <h1>{title}</h1>
      <p className="text-muted">{offline.text}</p>
      {/* An empty address is the requested one. */}
      <ButtonLink href="">{offline.again}</ButtonLink>
      <h2>{offline.kept}</h2>
      <ul className="[&_a]:inline-block [&_a]:py-1.5">
        {offline.links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      <h2>{offline.reach}</h2>
      <p className="text-muted">
        <a href={phoneLink}>{business.phone}</a>
        <br />
        {addressInSentence}
      </p>
      <ul className="text-muted">
        {officeHours.map(({ days, times }) => (
          <li key={days}>
            {days}: <span className="whitespace-nowrap">{times}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{offline.hours}</p>
    </main>
  )
}
