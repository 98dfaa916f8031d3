/**
 * The rules of rent: when it is due, renewal at the end of a term, and how to end it. California’s automatic
 * renewal law (Bus. & Prof. Code 17600 and following) asks for these wherever a price stands. Names of values in braces.
 */
export const rentRules = {
  due: 'Rent is due by the last day it is paid through.',
  late: 'For each due day that passes unpaid, a late fee of {lateFee} is added once, the next day at the earliest. Your account names the day.',
  renews:
    'Your mailbox doesn’t end with its term: it renews, at the price we agreed on, until you close it.',
  pays: 'We store no card and collect nothing automatically: you pay each rent at our counter.',
  stop: 'To end it, give notice in your account or at our counter, for any day up to a year ahead.',
  until: 'You owe rent until the day you close; a month that has begun counts whole.',
  minimum:
    'The minimum contract is {minimum}: if you close earlier, you still owe the rent until its end.',
  leaving: {
    none: 'Rent that you paid for later days is not given back.',
    daily: 'We give back the rent of the days after that.',
  },
  deposit: 'The deposit comes back with the key.',
}
