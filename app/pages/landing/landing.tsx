import { business } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { ClosingCall } from './closing-call.tsx'
import { ContactForm } from './contact-form.tsx'
import { Films } from './films.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PlanCards } from './plan-cards.tsx'
import section from './section.module.css'
import { Visit } from './visit.tsx'

import type { Route } from './+types/landing'

export const meta: Route.MetaFunction = () => [
  { title: `${business.name} – a street address for your mail in ${business.neighbourhood}` },
  {
    name: 'description',
    content: `A private mailbox with a real street address in ${business.neighbourhood}. Plans from ${formatDollars(lowestMonthlyCents)} per month plus taxes. Family owned, open six days a week.`,
  },
]

export default function Landing() {
  return (
    <>
      <Hero />
      <Films />
      <HowItWorks />
      <PlanCards />
      <Visit />
      <section className={section.section}>
        <ContactForm />
      </section>
      <ClosingCall />
    </>
  )
}
