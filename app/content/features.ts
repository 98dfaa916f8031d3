/** Where a letter goes, from its sender to its reader. */
export const journey = [
  {
    id: 'addressed',
    title: 'It is sent to us',
    text: 'Senders write your name, our street address and your PMB number.',
  },
  {
    id: 'received',
    title: 'We take it in',
    text: 'The carrier hands it over at our staffed counter, not at your door.',
  },
  {
    id: 'kept',
    title: 'It waits under lock',
    text: 'Letters go into your box. Packages are kept safe beside it.',
  },
  {
    id: 'collected',
    title: 'You pick it up',
    text: 'Come by when it suits you, six days a week.',
  },
] as const

/** What every customer has. */
export const features = [
  {
    icon: 'place',
    title: 'A street address',
    text: 'With a private mailbox number of your own, for personal mail or a business.',
  },
  {
    icon: 'shield',
    title: 'Privacy for your home',
    text: 'Your home address stands on Form 1583, which we keep, and not on your mail.',
  },
  {
    icon: 'key',
    title: 'Your own key',
    text: 'Only you and the people you name collect your mail, each known to us by two IDs.',
  },
  {
    icon: 'letter',
    title: 'Letters and packages',
    text: 'Received for you six days a week. The plans below say which packages each one takes.',
  },
  {
    icon: 'check',
    title: 'A witness for Form 1583',
    text: 'Sign it in front of us at the counter. No notary is needed for that.',
  },
  {
    icon: 'clock',
    title: 'Six months after you leave',
    text: 'Mail that still arrives is sent on to you at your cost, unless you ask us not to.',
  },
] as const

/** What the plans' names may promise and the shop does not do yet, in its own panel. */
export const virtualServices = {
  title: 'Virtual mail services',
  badge: 'Not yet available',
  text: 'Today your mail is held for you at the counter.',
  services: ['Scanning', 'Online forwarding', 'Shredding', 'Check deposit'],
}
