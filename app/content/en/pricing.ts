/** The words of every price: names of values in braces (app/pricing). */
export const pricing = {
  /** What a plan costs, for the terms that come to the same price: the first of them, and each other. */
  headline: {
    first: '{price} a month for {terms}',
    /** Without the price. */
    terms: 'for {terms}',
    next: '{price} for {terms}',
    end: 'setup included, plus taxes',
    endWithoutSetup: 'no setup fee, plus taxes',
  },
  /** The same in two parts, the price and what it holds for. */
  tier: 'a month for {terms}',
  tierEnd: 'Setup included, plus taxes. Renews until you close it.',
  tierEndWithoutSetup: 'No setup fee, plus taxes. Renews until you close it.',
  /** From the lowest price of all plans to the highest, for search engines. */
  /** The prices of several plans at once. */
  from: '{lowest} to {highest}',
  range: '{lowest}–{highest} a month',
  payment: {
    title: 'How you pay',
    ahead: 'Paid ahead',
    monthly: 'By the month',
  },
  rows: {
    rent: 'Rent for the term',
    recipients: 'Additional recipients',
    discount: 'Discount for paying ahead',
    setup: 'Setup, once, not refundable',
    deposit: 'Key deposit, comes back with the key',
  },
  /** The first row where the first day pays one month. */
  firstMonth: 'Rent for the first month',
  dueToday: 'Due on the first day',
  eachLaterMonth: 'Each later month',
  total: 'Total for the term, without the deposit',
  /** Where the shop takes no deposit. */
  totalAlone: 'Total for the term',
  monthlyAllIn: 'That is per month',
  none: 'None',
  beforeTax: 'Before tax',
  months: '{months} months',
  oneMonth: '1 month',
  /** What somebody on a form adds to the price. */
  shares: {
    included: 'Included in the price.',
    pays: {
      ahead: 'Adds {amount}: {recipientFee} a month for {term}.',
      monthly: 'Adds {recipientFee} a month.',
    },
    free: 'Costs nothing.',
    /** Whoever stands in a business twice, for its mail and for their own. */
    counted: 'The same person as above, counted once: costs nothing more.',
  },
  /** The first payment in one line, and the rent that follows it. */
  line: {
    due: 'Due when you sign',
    ahead: 'then {rent} every {term}, until you close it',
    monthly: 'then {rent} a month, until you close it',
  },
  /** What paying ahead earns: where the owner has set how much; and where not, once, in the price list. */
  discount: {
    set: 'Paying {terms} ahead takes {percent}% off the rent.',
    /** In the specification’s words. */
    open: '{terms} month prepayment earns a discount: none at present.',
  },
}
