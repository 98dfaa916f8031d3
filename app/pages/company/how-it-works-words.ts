import { withFacts } from '#app/facts/with-facts.ts'
import { howItWorksPage } from '#content/company/how-it-works-page.ts'

/** Runs at build time. */
export function howItWorksWords() {
  return withFacts(howItWorksPage)
}

export type HowItWorksWords = typeof howItWorksPage
