import { lazy, Suspense } from 'react'
import { href } from 'react-router'

import { useSignedIn } from '#app/auth/use-session.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { landing } from '#content/landing.ts'

import css from './greeting.module.css'

const words = landing.greeting
const FirstName = lazy(() => import('./first-name.tsx'))

/**
 * Greets who is signed in. Styles show it before any script has run, as high as it stays: the name
 * follows in its line.
 */
export function Greeting() {
  const signedIn = useSignedIn()
  return (
    <section data-shown="signed-in" className={css.greeting} aria-label={words.hello}>
      <p className={css.hello}>
        {words.hello}
        <Suspense>{signedIn && <FirstName />}</Suspense>
      </p>
      <SiteLink href={href('/apply')}>{words.apply}</SiteLink>
      <SiteLink href={href('/account')}>{words.account}</SiteLink>
    </section>
  )
}
