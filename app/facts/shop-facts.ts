import { addressHelper } from '#app/content/address-helper.ts'
import { business } from '#app/content/business.ts'
import { carriers } from '#app/content/carriers.ts'
import { mostRecipients } from '#app/content/cost-calculator.ts'
import { fees, prepaymentDiscount, termsInMonths, typicalRental } from '#app/content/fees.ts'
import { officialForm, signingRule } from '#app/content/identification.ts'
import { disclosureRule } from '#app/content/legal-rules.ts'
import { notYetAvailable, plans } from '#app/content/plans.ts'
import { notaryFeeLimit } from '#app/content/services/notary-fee.ts'
import { formatDollars } from '#app/ui/dollars.ts'

const prices = plans.map(({ monthlyCents }) => monthlyCents)
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })
const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const openDays = business.hours.filter(({ opens }) => opens)

/** What a text of the content may name in braces, so that no price or address is typed twice. */
export const shopFacts: Record<string, string> = {
  shop: business.name,
  legalName: business.legalName,
  phone: business.phone,
  email: business.email,
  address: business.addressLines.join(', '),
  postalStreet: business.postalStreet,
  postalCity: business.postalCity,
  sampleAddress: business.sampleEnvelope.join(' / '),
  hours: and.format(openDays.map(({ days, times }) => `${days} ${times}`)),
  planNames: and.format(plans.map(({ name }) => name)),
  planPrices: and.format(prices.map(formatDollars)),
  lowestPrice: formatDollars(Math.min(...prices)),
  highestPrice: formatDollars(Math.max(...prices)),
  typicalFrom: formatDollars(typicalRental.from),
  typicalTo: formatDollars(typicalRental.to),
  terms: or.format(termsInMonths.map(String)),
  shortestTerm: String(Math.min(...termsInMonths)),
  prepaidTerms: or.format(Object.keys(prepaymentDiscount)),
  setupFee: formatDollars(fees.setup),
  setupMonths: String(fees.setupWaivedFromMonths),
  keyDeposit: formatDollars(fees.keyDeposit),
  keyReplacement: formatDollars(fees.keyReplacement),
  recipientFee: formatDollars(fees.additionalRecipient),
  mostRecipients: String(mostRecipients),
  lateFee: formatDollars(fees.late),
  notaryLimit: formatDollars(notaryFeeLimit),
  divisors: and.format(carriers.map(({ name, divisor }) => `${divisor} with ${name}`)),
  networkClaim: business.networkClaim,
  form: officialForm.name,
  formEdition: officialForm.editionName,
  formUrl: officialForm.url,
  signingRule,
  pmbRule: addressHelper.rule,
  disclosureRule,
  notYetAvailable,
}
