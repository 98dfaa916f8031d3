/** Withdrawing before the first payment, and its consequences. Names of values in braces. */
export const leaving = {
  button: 'Withdraw it',
  busy: 'Withdrawing…',
  title: 'Withdraw the application?',
  confirm: 'Withdraw it',
  keep: 'Keep it',
  ends: 'It ends right away, and you owe nothing.',
  box: 'We no longer hold number {box} for you: someone else can have it.',
  visit: 'Your visit on {day}, {time} is canceled. An email removes it from your calendar.',
  signed:
    'The papers you signed, Form 1583 and the acknowledgment, stay in our files for at least six months, as the Postal Service requires.',
  erased:
    'The application you filed here is erased after 30 days. You can apply again at any time.',
  withdrawn: 'Your application is withdrawn. You owe nothing.',
  keys: {
    title: 'Give mailbox {box} back?',
    ends: {
      one: 'You have our key. Bring it back to the counter: then your application ends on its own, and you owe nothing.',
      other:
        'You have {count} of our keys. Bring them back to the counter: then your application ends on its own, and you owe nothing.',
    },
    box: 'Until then number {box} stays yours, but it isn’t active.',
    said: {
      one: 'You gave it up on {day}. Please bring back our key: then it ends on its own, and you owe nothing.',
      other:
        'You gave it up on {day}. Please bring back our {count} keys: then it ends on its own, and you owe nothing.',
    },
    stay: 'If you decide to stay, pay at our counter as planned.',
  },
}
