/** The most additional recipients that the calculator takes: more are a talk, not a sum. */
export const mostRecipients = 20

/** The words of the cost calculator. Amounts and names come from the fees and the plans. */
export const costCalculator = {
  title: 'What it costs in all',
  lead: 'Everything you would pay, to the cent: the rent, the fees that can’t be avoided, and the deposit that comes back.',
  form: {
    plan: 'Plan',
    term: 'How long',
    recipients: 'Additional recipients',
    recipientsHint: 'Beyond you and the one person a plan includes. {recipientFee} a month each.',
    recipientsProblem: 'A whole number from 0 to {most}, please. For more, ask us.',
    fewer: 'One recipient fewer',
    more: 'One recipient more',
  },
  receipt: {
    title: 'Your sum',
    rent: 'Rent',
    recipients: 'Additional recipients',
    recipientsEach: '{recipientFee} a month each',
    discount: 'Discount for paying ahead',
    discountUnknown: 'Ask us',
    discountNote:
      'Paying 6 or 12 months ahead earns a discount. How much it is today, ask us: it is not in these sums.',
    setup: 'Setup, once, not refundable',
    total: 'Total',
    effective: 'That is per month',
    deposit: 'Key deposit, comes back with the key',
    dueToday: 'Due on the first day',
    dueTodayNote: 'With the whole term paid ahead.',
    byTheMonth:
      'Paying by the month, the first day asks for {firstDay}: one month, setup where it applies, and the deposit.',
    byTheMonthDiscount: 'The discount is then not taken off.',
    none: 'None',
    spoken: '{total} in all for {term}, {monthly} per month. {dueToday} due on the first day.',
  },
  months: '{months} months',
  table: {
    corner: 'Before tax',
    caption: '{plan} at {price} a month, additional recipients: {recipients}',
  },
  conditional: {
    title: 'Only if it happens',
    text: 'Not in the sum above, since you can avoid both.',
    fees: [
      { term: 'When rent is late', amount: '{lateFee}' },
      {
        term: 'When a key is lost',
        amount: '{keyReplacement}, and the {keyDeposit} deposit is forfeited',
      },
    ],
  },
  taxes:
    'Prices are before taxes. We don’t compute any here, since what applies to you is settled at the counter.',
  share: {
    copy: 'Copy the link',
    copied: 'Link copied',
    refused: 'Your browser didn’t allow copying. The link is in the address bar.',
    print: 'Print',
  },
  ignored: {
    before: 'The link asked for something we don’t know',
    names: { plan: 'plan', term: 'term', recipients: 'number of recipients' },
    after: 'The calculator shows its usual choice there instead.',
  },
  withoutScripts:
    'Without scripts this page can’t reckon for you; the table shows the plan for each term. An additional recipient adds {recipientFee} a month.',
}
