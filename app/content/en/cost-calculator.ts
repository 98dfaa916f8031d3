/** The most additional recipients that the calculator takes: more are a talk, not a sum. */
export const mostRecipients = 20

/** The words of the cost calculator. Amounts and names come from the fees and the plans. */
export const costCalculator = {
  title: 'What it costs in all',
  form: {
    plan: 'Plan',
    monthly: '{price} a month',
    setup: '+{price} setup',
    term: 'How long',
    recipients: 'Additional recipients',
    recipientsHint:
      'Beyond you and the one person a plan includes. {recipientFee} a month each. {childRule}',
    recipientsProblem: 'A whole number from 0 to {most}, please. For more, ask us.',
    fewer: 'One recipient fewer',
    more: 'One recipient more',
  },
  receipt: {
    apply: 'Apply with this choice',
    title: 'Your sum',
    recipientsEach: '{recipientFee} a month each',
    otherwise: {
      ahead: 'Paid ahead instead, the first day asks for {due}.',
      monthly: 'Paid by the month instead, the first day asks for {due}.',
    },
    spoken: '{total} in all for {term}, {monthly} per month. {due} due on the first day.',
  },
  table: '{plan}, additional recipients: {recipients}',
  conditional: {
    title: 'Later, and if it happens: late rent, a lost key, leaving',
    fees: [
      { term: 'When a term ends', amount: '{renewalRule}' },
      { term: 'When rent is late', amount: '{rentRule}' },
      {
        term: 'When a key is lost',
        amount: '{keyReplacement}. The {keyDeposit} deposit is forfeited.',
      },
      {
        term: 'When a check comes back',
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
    'Without scripts only the table works. An additional recipient adds {recipientFee} a month.',
}
