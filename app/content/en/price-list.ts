/** All that a mailbox can cost beside the plan's price, and when; names of facts in braces. */
export const priceList = [
  {
    term: 'Typical rental',
    detail:
      '{typicalFrom} to {typicalTo} per month. What makes the difference to a plan’s price: {recipientFee} a month for each additional recipient, and the setup fee on a short term. One person on the smallest plan pays less.',
  },
  {
    term: 'Contract',
    detail:
      '{terms} months, and {shortestTerm} at the least, paid ahead or by the month. {prepaymentOffer}',
  },
  {
    term: 'Setup fee',
    detail:
      '{setupFee} once, not refundable, for rentals under {setupMonths} months. Nothing from {setupMonths} months on.',
  },
  { term: 'Key deposit', detail: '{keyDeposit}, returned with the key.' },
  {
    term: 'Who is included',
    detail:
      'You + one family member on a personal box, you + one partner on a business box. That is about the price: every adult still files a form.',
  },
  {
    term: 'Additional recipients',
    detail: '{recipientFee} per month for each one beyond those. {childRule}',
  },
  { term: 'Paying late', detail: '{lateFee} each time the rent is late.' },
  {
    term: 'Losing the key',
    detail: '{keyReplacement} for a new one, and the deposit is forfeited.',
  },
  {
    term: 'A check that comes back',
    detail: '{returnedCheck} the first time, {returnedCheckAgain} each time after that.',
  },
]
