import { howItWorksPage } from '#app/content/en/company/how-it-works-page.ts'
import { fillIn } from '#app/facts/interpolate.ts'

/** The words of /how-it-works with the shop's facts; it runs when the site is built. */
export function describeHowItWorks() {
  return fillIn(howItWorksPage)
}

export type HowItWorksWords = typeof howItWorksPage
