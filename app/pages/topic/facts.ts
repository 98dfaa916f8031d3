import { business } from '#app/content/business.ts'
import { fees, termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/content/plans.ts'
import { formatDollars } from '#app/ui/dollars.ts'

const FACT = /\{(\w+)\}/g

const prices = plans.map(({ monthlyCents }) => monthlyCents)
const eitherTerm = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** What a text of the content may name in braces, so that no price or address is typed twice. */
const facts: Record<string, string> = {
  shop: business.name,
  phone: business.phone,
  email: business.email,
  address: business.addressLines.join(', '),
  lowestPrice: formatDollars(Math.min(...prices)),
  highestPrice: formatDollars(Math.max(...prices)),
  terms: eitherTerm.format(termsInMonths.map(String)),
  shortestTerm: String(Math.min(...termsInMonths)),
  setupFee: formatDollars(fees.setup),
  setupMonths: String(fees.setupWaivedFromMonths),
  keyDeposit: formatDollars(fees.keyDeposit),
  keyReplacement: formatDollars(fees.keyReplacement),
  recipientFee: formatDollars(fees.additionalRecipient),
  lateFee: formatDollars(fees.late),
}

/** The same content with the shop's facts in place of their names. */
export function fillIn<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(FACT, (_all, name: string) => fact(name)) : value,
  )
}

function fact(name: string) {
  const text = facts[name]
  if (text === undefined) {
    throw new Error(`A text names the fact {${name}}, which app/pages/topic/facts.ts does not know`)
  }
  return text
}
