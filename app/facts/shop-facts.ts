import { business } from '#app/content/business.ts'
import { carriers, divisorsReadIn } from '#app/content/carriers.ts'
import {
  fees,
  notaryFeeLimit,
  returnedCheck,
  termsInMonths,
  typicalRental,
  type Payment,
} from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import {
  charged,
  childRule,
  hasSetup,
  headline,
  leavingRule,
  nameTerms,
  prepaymentOffer,
  renewalRule,
  rentRule,
} from '#app/pricing/price-words.ts'
import { peopleWith, priceOf } from '#app/pricing/price.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { mostRecipients } from '#content/cost-calculator.ts'
import { officialForm } from '#content/identification.ts'
import { locale } from '#content/language.ts'
import { disclosureRule } from '#content/legal-rules.ts'
import { packageCalculator } from '#content/package-calculator.ts'
import { notYetAvailable } from '#content/plans.ts'
import { sample } from '#content/sample.ts'
import { backupRetention } from '#shared/backup-retention.ts'
import { interpolate } from '#shared/interpolate.ts'

import { addressInSentence } from './in-one-line.ts'
import { neighborhood } from './neighborhood.ts'
import { hoursInSentence, openDays } from './office-hours.ts'
import { planTableFacts } from './plan-table.ts'
import { pmbRule, pmbRuleInDetail, sampleEnvelope } from './postal-address.ts'
import { byVideo, signingRule } from './signing.ts'
import { visitingFacts } from './visiting.ts'

const prices = plans.map(({ monthlyCents }) => monthlyCents)
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const and = new Intl.ListFormat(locale, { type: 'conjunction' })
const shortest = Math.min(...termsInMonths)
const longerTerms = termsInMonths.filter((months) => months > shortest)
const largest = plans.toSorted((one, other) => other.monthlyCents - one.monthlyCents)[0]
const example = plans.find(({ preselected }) => preselected) ?? plans[0]

/**
 * Values for the braces in texts, so that no price or address is typed twice. A sentence with an empty value is
 * left out (with-facts.ts).
 */
export const shopFacts: Record<string, string> = {
  shop: business.name,
  legalName: business.legalName,
  phone: business.phone,
  email: business.email,
  address: addressInSentence,
  postalStreet: business.postalStreet,
  postalCity: business.postalCity,
  sampleAddress: sampleEnvelope.join(' / '),
  hours: hoursInSentence,
  openDays,
  visitMinutes: String(business.booking.minutes),
  planNames: and.format(plans.map(({ name }) => name)),
  planPrices: and.format(prices.map(formatDollars)),
  lowestPrice: formatDollars(Math.min(...prices)),
  highestPrice: formatDollars(Math.max(...prices)),
  lowestHeadline: headline(Math.min(...prices)),
  headlineRange: headline(...prices),
  examplePlan: example?.name ?? '',
  calculatorPath: `${example?.path}#calculator`,
  largestPlan: largest?.name ?? '',
  largestPlanPath: largest?.path ?? '',
  neighborhood,
  exampleDueAhead: dueOnFirstDay('ahead'),
  exampleDueMonthly: dueOnFirstDay('monthly'),
  typicalFrom: formatDollars(typicalRental.from),
  typicalTo: formatDollars(typicalRental.to),
  exampleTerm: nameTerms([shortest]),
  terms: nameTerms(termsInMonths),
  /** Empty where the shop offers one term. */
  shortestTerm: longerTerms.length > 0 ? nameTerms([shortest]) : '',
  otherTerms: nameSome(longerTerms),
  prepaymentOffer: prepaymentOffer(),
  rentRule,
  renewalRule,
  leavingRule,
  backupDays: String(backupRetention.days),
  backupMonths: String(backupRetention.months),
  setupFee: hasSetup ? formatDollars(fees.setup) : '',
  setupMonths: hasSetup ? nameTerms([fees.setupWaivedFromMonths]) : '',
  keyDeposit: charged(fees.keyDeposit),
  keyReplacement: charged(fees.keyReplacement),
  recipientFee: charged(fees.additionalRecipient),
  childRule,
  mostRecipients: String(mostRecipients),
  lateFee: charged(fees.late),
  returnedCheck: charged(returnedCheck.first),
  returnedCheckAgain: charged(returnedCheck.again),
  notaryLimit: formatDollars(notaryFeeLimit),
  divisors: and.format(
    carriers.map(({ name: carrier, divisor, source }) =>
      interpolate(packageCalculator.divisorOf, { carrier, divisor, source }),
    ),
  ),
  divisorsReadIn: month.format(new Date(divisorsReadIn)),
  networkClaim: business.networkClaim,
  form: officialForm.name,
  formEdition: officialForm.editionName,
  formUrl: officialForm.url,
  signingRule,
  byVideo,
  pmbRule,
  pmbRuleInDetail,
  disclosureRule,
  notYetAvailable,
  ownerNote: sample.ownerNote,
  ...planTableFacts,
  ...visitingFacts,
}

function nameSome(months: number[]) {
  return months.length > 0 ? nameTerms(months) : ''
}

function dueOnFirstDay(payment: Payment) {
  const monthlyCents = example?.monthlyCents ?? 0
  const rental = { ...peopleWith(), monthlyCents, months: shortest, payment }
  return formatDollars(priceOf(rental).dueToday)
}
