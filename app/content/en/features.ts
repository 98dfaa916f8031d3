/** The path of mail, from sender to reader. */
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

/** Included for every customer. */
export const features = [
  { icon: 'place', text: 'A street address with your number' },
  { icon: 'shield', text: 'Your home address off your mail' },
  { icon: 'key', text: 'Your own key' },
  { icon: 'letter', text: 'An email when a package arrives' },
  { icon: 'check', text: 'A witness for Form 1583' },
  { icon: 'clock', text: 'Forwarding for six months after you leave' },
] as const

/** Services that a plan’s name may suggest and the shop does not offer yet. */
export const virtualServices = {
  title: 'Virtual mail services',
  badge: 'Not yet available',
  services: ['Scanning', 'Online forwarding', 'Shredding', 'Check deposit'],
}
