export const leavingSheet = {
  title: 'Closing of mailbox {box}',
  closed: 'Closed on {day}.',
  remail:
    'We forward your mail until {day}, and you pay the new postage. Give us your new address, and give it to your senders too.',
  declined:
    'You asked us in writing not to forward mail, so mail that arrives for you is returned to the sender.',
  number: 'Number {box} is not assigned to anyone else until after {day}.',
  agent:
    'Until {day} we accept court papers for you, as you agreed when you rented the mailbox, and mail them to your last home address.',
  noChange:
    'Please don’t file a change of address with the Postal Service for this mailbox: neither you nor we can.',
  paid: 'Paid back: {amount} on {day} (receipt {receipt}).',
  taken: 'Paid: {amount} on {day} (receipt {receipt}).',
  keptDeposit: 'Nothing was paid back.',
  owed: 'Still owed: {amount}.',
  given: 'Printed on {day}.',
}
