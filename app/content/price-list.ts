/** Amounts as the visitor reads them, such as `$9.99`, and numbers in words of the page. */
export type Prices = {
  typicalFrom: string
  typicalTo: string
  setup: string
  setupWaivedFromMonths: number
  keyDeposit: string
  keyReplacement: string
  additionalRecipient: string
  late: string
  shortestTerm: number
  /** Such as `3, 6 or 12`. */
  terms: string
  /** The terms that earn a discount when paid ahead, such as `6 or 12`. */
  prepaidTerms: string
}

/** All that a mailbox can cost beside the plan's price, and when. */
export function priceList(prices: Prices) {
  return [
    {
      term: 'Typical rental',
      detail: `${prices.typicalFrom} to ${prices.typicalTo} per month, with the plan, more recipients and one-time fees counted.`,
    },
    {
      term: 'Contract',
      detail: `${prices.terms} months, and ${prices.shortestTerm} at the least. Paying ${prices.prepaidTerms} months ahead earns a discount: ask us how much.`,
    },
    {
      term: 'Setup fee',
      detail: `${prices.setup} once, not refundable, for rentals under ${prices.setupWaivedFromMonths} months. Nothing from ${prices.setupWaivedFromMonths} months on.`,
    },
    { term: 'Key deposit', detail: `${prices.keyDeposit}, returned with the key.` },
    {
      term: 'Who is included',
      detail:
        'One family member on a personal box, one partner on a business box. That is a rule of price: every adult still files a form of their own.',
    },
    {
      term: 'More recipients',
      detail: `${prices.additionalRecipient} per month for each one beyond those.`,
    },
    { term: 'Paying late', detail: `${prices.late} each time the rent is late.` },
    {
      term: 'Losing the key',
      detail: `${prices.keyReplacement} for a new one, and the deposit is forfeited.`,
    },
  ]
}

/** Said beside a plan's price: what the shortest contract comes to, all mandatory fees included. */
export function allInPrice(perMonth: string, months: number, setup: string) {
  return `${perMonth} per month on a ${months}-month contract, with the ${setup} setup fee counted in.`
}

/** How long a contract is, over a first payment. */
export function contractLength(months: number[]) {
  return `${months.join(' or ')} months`
}
