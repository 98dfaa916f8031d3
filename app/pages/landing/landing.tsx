import { business } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { late } from '#app/document/late.tsx'
import { still } from '#app/document/still.tsx'
import { headOf } from '#app/head/head-of.ts'
import { describeShop } from '#app/head/structured-facts.ts'
import { headline } from '#app/pricing/price-words.ts'

import { Contact } from './contact.tsx'
import { Location } from './location.tsx'
import { MobileApp } from './mobile-app.tsx'

import type { Route } from './+types/landing'

import mailboxWall from '#app/ui/mailbox-wall.module.css'
import hero from './hero.module.css'

const parts = () => import('./still-parts.tsx')
const Films = late(() => import('./films.tsx'), 'Films')
const Hero = still(() => import('./hero.tsx'), 'Hero')
const Application = still(parts, 'Application')
const Features = still(parts, 'Features')
const Reviews = still(parts, 'Reviews')
const HowItWorks = still(parts, 'HowItWorks')
const Plans = still(parts, 'Plans')
const Faq = still(parts, 'Faq')

/** Named here, the styles of parts whose code comes later stand in the page's own HTML. */
export const handle = {
  styles: [mailboxWall, hero],
}

export const meta: Route.MetaFunction = () =>
  headOf({
    title: `${business.name} – a street address for your mail in ${business.neighbourhood}`,
    description: `A private mailbox with a real street address in ${business.neighbourhood}. Plans from ${headline(lowestMonthlyCents)}.`,
    path: '/',
    facts: import.meta.env.SSR ? () => [describeShop()] : undefined,
  })

export default function Landing() {
  return (
    <>
      <Hero />
      <Films />
      <Features />
      <Reviews />
      <Location />
      <HowItWorks />
      <Application />
      <Plans />
      <MobileApp />
      <Faq />
      <Contact />
    </>
  )
}
