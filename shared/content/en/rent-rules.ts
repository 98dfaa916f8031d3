/** California's automatic renewal law (Bus. & Prof. Code 17600 ff.): shown wherever a price is. */
export const rentRules = {
  due: 'Rent is due by the last day it is paid through.',
  late: 'For each due date you miss, a late fee of {lateFee} is added once, the next day at the earliest. Your account shows the date.',
  renews:
    'Your mailbox doesn’t end with its term: it renews, at the price we agreed on, until you close it.',
  pays: 'We store no card, and collect nothing automatically unless you ask us to. The first payment is at our counter.',
  stop: 'To end it, give notice in your account or at our counter, for any day up to a year ahead.',
  until: 'You owe rent until the day you close; a month that has begun counts in full.',
  minimum:
    'The minimum contract is {minimum}: if you close earlier, you still owe the rent until its end.',
  leaving: {
    none: 'Rent paid for later days is not refunded.',
    daily: 'We refund the rent for the days after that.',
  },
  deposit: 'You get the deposit back when you return the key.',
}
