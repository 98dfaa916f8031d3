import { lazy, Suspense } from 'react'
import { href } from 'react-router'

import { useSignedIn } from '#app/auth/use-session.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { landing } from '#content/landing.ts'

const words = landing.greeting
const FirstName = lazy(() => import('./first-name.tsx'))

/** Styles show it before scripts run; its height stays when the name follows. */
export function Greeting() {
  const signedIn = useSignedIn()
  return (
    <section
      data-shown="signed-in"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-6 gap-y-1 border-b border-line bg-raised px-(--margin) py-3"
      aria-label={words.hello}
    >
      <p className="truncate font-semibold">
        {words.hello}
        <Suspense>{signedIn && <FirstName />}</Suspense>
      </p>
      <SiteLink href={href('/apply')}>{words.apply}</SiteLink>
      <SiteLink href={href('/account/:page?')}>{words.account}</SiteLink>
    </section>
  )
}
