/** What the till says on both sides. */
export const money = {
  pastDay: 'Past days are for the administrator. Corrections are posted today.',
  dayToCome: 'This day is still to come.',
  fields: {
    id: 'The page sends an id of its own with each try',
    rental: 'Please choose a box',
    months: 'Please choose for how long',
    cents: 'Please enter an amount',
    way: 'Please choose how it is paid',
    day: 'Please enter a day',
    reason: 'Please say why, in a few words',
    reasonLong: 'Please say it shorter',
    count: 'Please enter how many',
    direction: 'Please choose in or out',
  },
  ways: { cash: 'Cash', check: 'Check', 'outside-card': 'Card' },
  /** What money is for, by the account it goes to. */
  accounts: {
    receivable: 'Account balance',
    rent: 'Rent',
    recipients: 'Additional recipients',
    'setup-fee': 'Setup fee',
    'late-fee': 'Late fee',
    'key-fee': 'New key',
    'returned-check-fee': 'Returned check fee',
    'deposits-held': 'Key deposit',
    cash: 'Cash',
    check: 'Check',
    'outside-card': 'Card',
    'cash-over-short': 'Over or short',
    'paid-in': 'Paid in',
    'paid-out': 'Paid out',
  },
  /** What is due until a mailbox closes. */
  closing: {
    none: 'No more rent falls due: it is paid through {day} or longer.',
    due: {
      one: '{amount} rent, due on {day}, for 1 month.',
      other: '{amount} rent, due on {day}, for {count} months.',
    },
    late: '{amount} late fee: rent was due on {day}.',
    total: 'Until it closes on {day}, that is {amount}.',
    back: 'After it closes, {amount} of rent for later days comes back to you.',
  },
  receipt: {
    title: 'Receipt {number}',
    paid: { cash: 'Paid in cash', check: 'Paid by check', 'outside-card': 'Paid by card' },
    refunded: {
      cash: 'Paid back in cash',
      check: 'Paid back by check',
      'outside-card': 'Paid back to your card',
    },
    tendered: 'Cash given',
    change: 'Change',
    period: {
      one: 'Rent for 1 month: {from} to {through}.',
      other: 'Rent for {count} months: {from} to {through}.',
    },
    void: 'VOID since {day}',
  },
}
