/** The most additional recipients that the calculator accepts. */
export const mostRecipients = 20

/** The words of the cost calculator. Amounts and names come from the fees and the plans. */
export const costCalculator = {
  title: 'Total cost',
  form: {
    plan: 'Plan',
    monthly: '{price} a month',
    setup: '+{price} setup',
    term: 'Term',
    recipients: 'Additional recipients',
    recipientsHint:
      'Beyond you and the one person a plan includes. {recipientFee} a month each. {childRule}',
    recipientsProblem: 'A whole number from 0 to {most}, please. For more, ask us.',
    fewer: 'One recipient fewer',
    more: 'One recipient more',
  },
  receipt: {
    apply: 'Apply with this choice',
    title: 'Your total',
    recipientsEach: '{recipientFee} a month each',
    otherwise: {
      ahead: 'If you pay ahead instead, {due} is due on the first day.',
      monthly: 'If you pay by the month instead, {due} is due on the first day.',
    },
    spoken: '{total} in all for {term}, {monthly} per month. {due} due on the first day.',
  },
  table: '{plan}, additional recipients: {recipients}',
  conditional: {
    title: 'Possible costs later: late rent, a lost key, leaving',
    fees: [
      { term: 'When a term ends', amount: '{renewalRule}' },
      { term: 'When rent is late', amount: '{rentRule}' },
      {
        term: 'When a key is lost',
        amount: '{keyReplacement}. The {keyDeposit} deposit is forfeited.',
      },
      {
        term: 'When a check is returned',
        amount: '{returnedCheck}, {returnedCheckAgain} each time after that',
      },
      { term: 'When you leave', amount: '{leavingRule}' },
    ],
  },
  taxes: 'Prices are before taxes, which we settle at the counter.',
  share: {
    copy: 'Copy the link',
    copied: 'Link copied',
    refused: 'Your browser didn’t allow copying. The link is in the address bar.',
    print: 'Print',
  },
  ignored: {
    before: 'The link asked for something we don’t know',
    names: {
      plan: 'plan',
      term: 'term',
      recipients: 'number of recipients',
      pay: 'way to pay',
    },
    after: 'The calculator shows its usual choice there instead.',
  },
  withoutScripts:
    'Without JavaScript, only the table works. An additional recipient adds {recipientFee} a month.',
}
