/** The costs of a mailbox beside the plan's price; names of facts in braces. */
export const priceList = [
  {
    term: 'Typical rental',
    detail:
      '{typicalFrom} to {typicalTo} per month. It costs more than the plan because each additional recipient is {recipientFee} a month. On a short term it also includes the {setupFee} setup fee. One person on the smallest plan pays less.',
  },
  {
    term: 'Contract',
    detail: '{terms}, paid ahead or by the month. {prepaymentOffer}',
  },
  {
    term: 'Setup fee',
    detail:
      '{setupFee} once, not refundable, for rentals under {setupMonths}. Nothing from {setupMonths} on.',
  },
  { term: 'Key deposit', detail: '{keyDeposit}, returned with the key.' },
  {
    term: 'People included',
    detail:
      'You + one family member on a personal box, you + one partner on a business box. This is about the price: every adult still files a form.',
  },
  {
    term: 'Additional recipients',
    detail: '{recipientFee} per month for each one beyond those. {childRule}',
  },
  { term: 'At the end of a term', detail: '{renewalRule}' },
  { term: 'Paying late', detail: '{rentRule}' },
  { term: 'Leaving', detail: '{leavingRule}' },
  {
    term: 'Losing the key',
    detail: '{keyReplacement} for a new one. The {keyDeposit} deposit is forfeited.',
  },
  {
    term: 'Returned check',
    detail: '{returnedCheck} the first time, {returnedCheckAgain} each time after that.',
  },
]
