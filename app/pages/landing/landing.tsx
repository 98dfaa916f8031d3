import { business } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { still } from '#app/document/still.tsx'
import { formatDollars } from '#app/ui/dollars.ts'

import { Application } from './application.tsx'
import { Contact } from './contact.tsx'
import { Films } from './films.tsx'
import { Hero } from './hero.tsx'
import { Location } from './location.tsx'
import { MobileApp } from './mobile-app.tsx'

import type { Route } from './+types/landing'

import banner from '#app/ui/banner.module.css'
import documentList from './document-list.module.css'
import drawing from './drawings/drawing.module.css'
import envelope from './envelope.module.css'
import faq from './faq.module.css'
import features from './features.module.css'
import firstPayment from './first-payment.module.css'
import howItWorks from './how-it-works.module.css'
import map from './map/county-map.module.css'
import planCard from './plan-card.module.css'
import plans from './plans.module.css'
import reviews from './reviews.module.css'

/** Named here, the style sheets of the parts that stay as they stand are in the page's HTML. */
export const handle = {
  styles: [banner, documentList, drawing, envelope, faq, features, firstPayment].concat([
    howItWorks,
    map,
    planCard,
    plans,
    reviews,
  ]),
}

const parts = () => import('./still-parts.tsx')
const Features = still(parts, 'Features')
const Reviews = still(parts, 'Reviews')
const HowItWorks = still(parts, 'HowItWorks')
const Plans = still(parts, 'Plans')

const Faq = still(parts, 'Faq')

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
