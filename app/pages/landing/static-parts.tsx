import { Application } from './application.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MobileApp } from './mobile-app.tsx'
import { Plans } from './plans.tsx'
import { Reviews } from './reviews.tsx'
import { Videos } from './videos.tsx'

/** One file, so that one request brings all of them. */
export { ContactWays } from './contact-ways.tsx'
export { LocationFacts, StreetSketch } from './location-facts.tsx'

export function Opening() {
  return (
    <>
      <Hero />
      <Videos />
      <Features />
      <Reviews />
    </>
  )
}

export function Offer() {
  return (
    <>
      <HowItWorks />
      <Application />
      <Plans />
      <MobileApp />
      <Faq />
    </>
  )
}
