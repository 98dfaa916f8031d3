/** The words of every price: names of values in braces (app/pricing). */
export const pricing = {
  /** A plan’s price, for the terms that cost the same: the first of them, and each other. */
  headline: {
    first: '{price} a month for {terms}',
    /** Without the price. */
    terms: 'for {terms}',
    next: '{price} for {terms}',
    end: 'setup included, plus taxes',
    endWithoutSetup: 'no setup fee, plus taxes',
  },
  /** The same in two parts, the price and its terms. */
  tier: 'a month for {terms}',
  tierEnd: 'Setup included, plus taxes. Renews until you close it.',
  tierEndWithoutSetup: 'No setup fee, plus taxes. Renews until you close it.',
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
  /** The first row if the first payment is for one month. */
  firstMonth: 'Rent for the first month',
  dueToday: 'Due on the first day',
  eachLaterMonth: 'Each later month',
  total: 'Total for the term, without the deposit',
  /** If the shop takes no deposit. */
  totalAlone: 'Total for the term',
  monthlyAllIn: 'Average per month',
  none: 'None',
  beforeTax: 'Before tax',
  months: '{months} months',
  oneMonth: '1 month',
  /** The part of a person on the form in the price. */
  shares: {
    included: 'Included in the price.',
    pays: {
      ahead: 'Adds {amount}: {recipientFee} a month for {term}.',
      monthly: 'Adds {recipientFee} a month.',
    },
    free: 'Costs nothing.',
    /** A person listed twice in a business, for its mail and for their own. */
    counted: 'The same person as above, counted once: costs nothing more.',
  },
  /** The first payment in one line, and the rent that follows it. */
  line: {
    due: 'Due when you sign',
    ahead: 'then {rent} every {term}, until you close it',
    monthly: 'then {rent} a month, until you close it',
  },
  /** The discount for paying ahead, if it is set; if not, once in the price list. */
  discount: {
    set: 'Paying {terms} ahead takes {percent}% off the rent.',
    /** In the specification’s words. */
    open: '{terms} month prepayment earns a discount: none at present.',
  },
}
