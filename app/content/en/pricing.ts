/** The words of every price: names of values in braces (app/pricing). */
export const pricing = {
  /** What a plan costs, for the terms that come to the same price: the first of them, and each other. */
  headline: {
    first: '{price} a month for {terms}',
    next: '{price} for {terms}',
    end: 'setup included, plus taxes',
    endWithoutSetup: 'no setup fee, plus taxes',
  },
  /** The same in two parts, the price and what it holds for. */
  tier: 'a month for {terms}',
  tierEnd: 'Setup included, plus taxes.',
  tierEndWithoutSetup: 'No setup fee, plus taxes.',
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
    ahead: 'then {rent} every {term}',
    monthly: 'then {rent} a month',
  },
  /** When rent is due, and what leaving early gives back, as the owner has set it. */
  rent: {
    due: 'Rent is due by the last day it is paid through.',
    late: 'Rent that is late costs {lateFee} once for each due day that passed; the reminder that we email says from which day.',
    deposit: 'The deposit comes back with the key.',
    until: 'Rent is due until the day you close; a month that has begun counts whole.',
    leaving: {
      none: 'Rent that is paid for later days is not given back.',
      daily: 'The rent of the days after it is given back.',
    },
  },
  /** What paying ahead earns: where the owner has set how much; and where not, once, in the price list. */
  discount: {
    set: 'Paying {terms} ahead takes {percent}% off the rent.',
    /** In the specification’s words. */
    open: '{terms} month prepayment earns a discount.',
  },
}
