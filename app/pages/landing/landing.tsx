import { business } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { still } from '#app/document/still.tsx'
import { headOf } from '#app/head/head-of.ts'
import { describeShop } from '#app/head/structured-facts.ts'
import { headline } from '#app/pricing/price-words.ts'

import { Contact } from './contact.tsx'
import { Greeting } from './greeting.tsx'
import { Location } from './location.tsx'

import type { Route } from './+types/landing'

const parts = () => import('./still-parts.tsx')
const Hero = still(parts, 'Hero')
const Films = still(parts, 'Films')
const Application = still(parts, 'Application')
const Features = still(parts, 'Features')
const Reviews = still(parts, 'Reviews')
const HowItWorks = still(parts, 'HowItWorks')
const Plans = still(parts, 'Plans')
const MobileApp = still(parts, 'MobileApp')
const Faq = still(parts, 'Faq')

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
      <Greeting />
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
