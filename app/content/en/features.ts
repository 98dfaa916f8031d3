/** Where mail goes, from its sender to its reader. */
export const journey = [
  {
    id: 'addressed',
    title: 'It is sent to us',
    text: 'Senders write your name, our street address and your PMB number.',
  },
  {
    id: 'received',
    title: 'We take it in',
    text: 'The carrier hands it over at our staffed counter.',
  },
  {
    id: 'kept',
    title: 'It waits under lock',
    text: 'Mail goes into your mailbox, packages behind the counter.',
  },
  {
    id: 'collected',
    title: 'You pick it up',
    text: '{openDays}.',
  },
] as const

/** What every customer has. */
export const features = [
  {
    icon: 'place',
    title: 'A street address',
    text: 'With your own mailbox number, for personal mail or a business.',
  },
  {
    icon: 'shield',
    title: 'Privacy for your home',
    text: 'Your home address is on your Form 1583, not on your mail.',
  },
  {
    icon: 'key',
    title: 'Your own key',
    text: 'Only you can collect your mail, with your key or a photo ID, or the person you name on your form, whose two IDs we check.',
  },
  {
    icon: 'letter',
    title: 'An email when it arrives',
    text: 'We email you when a package comes, or mail we sign for. The plans say which packages each one takes.',
  },
  {
    icon: 'check',
    title: 'A witness for Form 1583',
    text: 'Sign it in front of us. No notary is needed.',
  },
  {
    icon: 'clock',
    title: 'Six months after you leave',
    text: 'We forward mail that still arrives, at your cost.',
  },
] as const

/** What the plans' names may promise and the shop does not do yet, in its own panel. */
export const virtualServices = {
  title: 'Virtual mail services',
  badge: 'Not yet available',
  text: 'Today your mail is held for you at the counter.',
  services: ['Scanning', 'Online forwarding', 'Shredding', 'Check deposit'],
}
