import { business } from '#app/content/business.ts'
import type { FaqFacts } from '#app/content/faq.ts'
import { fees, prepaymentDiscount, termsInMonths, typicalRental } from '#app/content/fees.ts'
import {
  addressIds,
  photoIds,
  rejectedDocuments,
  signingRule,
} from '#app/content/identification.ts'
import { notYetAvailable, plans } from '#app/content/plans.ts'
import type { Prices } from '#app/content/price-list.ts'
import { formatDollars } from '#app/ui/dollars.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })
const or = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The shop's prices, in the words and amounts a visitor reads. */
export const prices: Prices = {
  typicalFrom: formatDollars(typicalRental.from),
  typicalTo: formatDollars(typicalRental.to),
  setup: formatDollars(fees.setup),
  setupWaivedFromMonths: fees.setupWaivedFromMonths,
  keyDeposit: formatDollars(fees.keyDeposit),
  keyReplacement: formatDollars(fees.keyReplacement),
  additionalRecipient: formatDollars(fees.additionalRecipient),
  late: formatDollars(fees.late),
  shortestTerm: Math.min(...termsInMonths),
  terms: or.format(termsInMonths.map(String)),
  prepaidTerms: or.format(Object.keys(prepaymentDiscount)),
}

/** All that the answers of the FAQ are made of. */
export const faqFacts: FaqFacts = {
  ...prices,
  phone: business.phone,
  hours: business.hours
    .filter(({ opens }) => opens)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', '),
  sampleEnvelope: business.sampleEnvelope.join(' / '),
  planPrices: and.format(plans.map(({ monthlyCents }) => formatDollars(monthlyCents))),
  photoIds: or.format(photoIds.map(({ name }) => name)),
  addressIds: or.format(addressIds.map(({ name }) => name)),
  rejected: and.format(rejectedDocuments.map(({ name }) => name)),
  signingRule,
  notYetAvailable,
}
