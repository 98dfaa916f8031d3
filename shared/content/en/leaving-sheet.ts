/** The sheet that a customer takes home when their mailbox is closed. */
export const leavingSheet = {
  title: 'Closing of mailbox {box}',
  closed: 'Closed on {day}.',
  remail:
    'Mail that comes for you is sent on until {day}. New postage is yours: give us the address, and tell your senders your new one.',
  declined: 'You asked in writing that no mail is sent on: what comes for you goes back.',
  number: 'Nobody else gets number {box} before {day} is over.',
  agent:
    'Until {day} we take court papers for you, as you agreed when you rented the mailbox, and mail them to your last home address.',
  noChange:
    'Please file no change of address with the Postal Service for this mailbox: neither you nor we may.',
  paid: 'Paid back: {amount} on {day} (receipt {receipt}).',
  taken: 'Paid: {amount} on {day} (receipt {receipt}).',
  keptDeposit: 'Nothing was paid back.',
  owed: 'Still owed: {amount}.',
  given: 'Printed on {day}.',
}
