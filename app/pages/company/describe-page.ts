import { withFacts } from '#app/facts/with-facts.ts'
import { howItWorksPage } from '#content/company/how-it-works-page.ts'

/** The words of /how-it-works with the shop's facts; it runs when the site is built. */
export function describeHowItWorks() {
  return withFacts(howItWorksPage)
}

export type HowItWorksWords = typeof howItWorksPage
