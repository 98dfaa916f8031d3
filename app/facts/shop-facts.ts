import { interpolate } from '#shared/interpolate.ts'
import { business } from '#app/content/business.ts'
import { carriers } from '#app/content/carriers.ts'
import { mostRecipients } from '#app/content/en/cost-calculator.ts'
import {
  fees,
  prepaymentDiscount,
  returnedCheck,
  termsInMonths,
  typicalRental,
  type Payment,
} from '#app/content/fees.ts'
import { officialForm, signingRule } from '#app/content/en/identification.ts'
import { disclosureRule } from '#app/content/en/legal-rules.ts'
import { packageCalculator } from '#app/content/en/package-calculator.ts'
import { notYetAvailable } from '#app/content/en/plans.ts'
import { plans } from '#app/pricing/plans.ts'
import { sample } from '#app/content/en/sample.ts'
import { notaryFeeLimit } from '#app/content/fees.ts'
import { locale } from '#app/content/en/language.ts'
import { childRule, headline, prepaymentOffer } from '#app/pricing/price-words.ts'
import { quote } from '#app/pricing/quote.ts'
import { formatDollars } from '#app/ui/dollars.ts'

import { hoursInSentence } from './office-hours.ts'
import { pmbRule, pmbRuleInDetail, sampleEnvelope } from './postal-address.ts'
import { planTableFacts } from './plan-table.ts'

const prices = plans.map(({ monthlyCents }) => monthlyCents)
const and = new Intl.ListFormat(locale, { type: 'conjunction' })
const or = new Intl.ListFormat(locale, { type: 'disjunction' })
const shortest = Math.min(...termsInMonths)
const example = plans.find(({ preselected }) => preselected) ?? plans[0]

/** What a text of the content may name in braces, so that no price or address is typed twice. */
export const shopFacts: Record<string, string> = {
  shop: business.name,
  legalName: business.legalName,
  phone: business.phone,
  email: business.email,
  address: business.addressLines.join(', '),
  postalStreet: business.postalStreet,
  postalCity: business.postalCity,
  sampleAddress: sampleEnvelope.join(' / '),
  hours: hoursInSentence,
  planNames: and.format(plans.map(({ name }) => name)),
  planPrices: and.format(prices.map(formatDollars)),
  lowestPrice: formatDollars(Math.min(...prices)),
  highestPrice: formatDollars(Math.max(...prices)),
  /** Every price a text names as a headline: what the shortest term costs stands beside it. */
  lowestHeadline: headline(Math.min(...prices)),
  headlineRange: headline(...prices),
  examplePlan: example?.name ?? '',
  exampleDueAhead: dueOnFirstDay('ahead'),
  exampleDueMonthly: dueOnFirstDay('monthly'),
  typicalFrom: formatDollars(typicalRental.from),
  typicalTo: formatDollars(typicalRental.to),
  terms: or.format(termsInMonths.map(String)),
  shortestTerm: String(shortest),
  otherTerms: or.format(termsInMonths.filter((months) => months > shortest).map(String)),
  prepaidTerms: or.format(Object.keys(prepaymentDiscount)),
  prepaymentOffer: prepaymentOffer(),
  setupFee: formatDollars(fees.setup),
  setupMonths: String(fees.setupWaivedFromMonths),
  keyDeposit: formatDollars(fees.keyDeposit),
  keyReplacement: formatDollars(fees.keyReplacement),
  recipientFee: formatDollars(fees.additionalRecipient),
  childRule,
  mostRecipients: String(mostRecipients),
  lateFee: formatDollars(fees.late),
  returnedCheck: formatDollars(returnedCheck.first),
  returnedCheckAgain: formatDollars(returnedCheck.again),
  notaryLimit: formatDollars(notaryFeeLimit),
  divisors: and.format(
    carriers.map(({ name: carrier, divisor }) =>
      interpolate(packageCalculator.divisorOf, { carrier, divisor }),
    ),
  ),
  networkClaim: business.networkClaim,
  form: officialForm.name,
  formEdition: officialForm.editionName,
  formUrl: officialForm.url,
  signingRule,
  pmbRule,
  pmbRuleInDetail,
  disclosureRule,
  notYetAvailable,
  ownerNote: sample.ownerNote,
  ...planTableFacts,
}

function dueOnFirstDay(payment: Payment) {
  const monthlyCents = example?.monthlyCents ?? 0
  return formatDollars(quote({ monthlyCents, months: shortest, recipients: 0, payment }).dueToday)
}
