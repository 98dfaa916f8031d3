/** Rent paid by card in the account, where the shop takes cards online. Names of values in braces. */
export const cardPayments = {
  title: 'Renew',
  about: 'Pay your rent ahead by card, here and now. You can also pay at our counter.',
  choose: 'Pay rent for',
  rent: '{amount} rent, paid through {day}',
  owed: 'Only what you owe',
  owedText: 'No further rent: it stays paid through {day}',
  rows: {
    rent: 'Rent, {term}',
    lateFee: 'Late fee, rent due {day}',
    charged: 'Owed on your account',
    credit: 'Your credit',
    total: 'To pay now',
  },
  submit: 'Pay {amount} by card',
  submitCredit: 'Renew with your credit',
  submitting: 'One moment…',
  stripe:
    'You enter your card on the page of Stripe, a card service. We never see its number, and store no card.',
  covered: 'Your credit covers all of it, so no card is needed.',
  paidByCredit: 'Paid from your credit, receipt {receipt}. Your mailbox is paid through {day}.',
  none: 'There is nothing to pay here right now.',
}

/** On the way back from Stripe’s page. */
export const returnedFromCheckout = {
  payment: {
    awaited:
      'Your payment is being confirmed. This takes a few seconds, and then the receipt appears here.',
    left: 'Nothing was charged. You can still choose and pay below.',
    paid: 'Paid, thank you: receipt {receipt}. Your mailbox is paid through {day}.',
    failed: 'This was not paid. Please try again.',
  },
  setup: {
    awaited: 'Automatic renewal is being set up. This takes a few seconds.',
    left: 'Automatic renewal was not set up, and nothing was charged.',
    paid: 'Done: Stripe keeps your card, and we have emailed you the terms.',
    failed: 'Automatic renewal was not set up. Please try again.',
  },
  late: 'This takes longer than usual. You don’t need to do anything: the result will show here, and we will email you.',
  credited:
    'This rent had already been paid. Your {amount} is now credit for the next rent: receipt {receipt}.',
}

/** Its terms stand beside the box to tick, before it is ticked (Bus. & Prof. Code 17602). */
export const automaticRenewal = {
  title: 'Renew automatically',
  term: 'Renew every',
  option: '{term}: {amount}',
  terms: [
    'Your mailbox renews by itself every {term}, until you end this.',
    'Each time, your card is charged the rent, {amount} today, on the day that it is due: next on {day}. What you owe by then is added, and your credit is used first.',
    '{days} days before each charge, we email you the amount and how to stop it.',
    'If our price changes, we tell you 7 to 30 days before it applies to you.',
    'You can end it here at any time, online and in one press. It also ends when you give notice of closing.',
    'Stripe, a card service, keeps your card. We never see its number.',
  ],
  soon: 'The first charge comes sooner than that: we email you its amount at once.',
  accept: 'I agree: my mailbox renews automatically, and my card is charged, on these terms.',
  submit: 'Set up',
  submitting: 'One moment…',
  on: {
    title: 'Automatic renewal is on',
    term: 'Renews every',
    next: 'Next charge',
    amount: '{amount} on {day}',
    announced: 'We have emailed you this amount.',
    notYet:
      'That is the amount as of today. {days} days before, we email you the amount we charge.',
  },
  declined:
    'Your card was refused three times, so automatic renewal has stopped. You can pay above, or set it up again.',
  end: {
    button: 'End automatic renewal',
    title: 'End automatic renewal?',
    text: 'Your mailbox stays open. From then on, you pay each rent yourself, here or at our counter.',
    confirm: 'End it',
    keep: 'Keep it on',
    ending: 'Ending…',
    done: 'Automatic renewal has ended. Nothing further is charged to your card.',
  },
}
