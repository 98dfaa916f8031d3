import type { Topic } from '#app/content/topic.ts'

export const about: Topic = {
  path: '/about',
  name: 'About us',
  title: 'A family-owned mailbox shop in Los Angeles',
  description:
    'Who is behind the counter at a family-owned private mailbox shop in Los Angeles, what we do, what we leave to others, and what we promise not to pretend.',
  summary: 'The family behind the counter, and what we don’t pretend.',
  lead: 'We receive other people’s mail for a living: letters, parcels, and now and then a paper nobody wants to get. It is a small trade with strict rules, and we like both about it.',
  picture: 'counter',
  notice: {
    title: 'The owner tells the story here',
    text: '{ownerNote} names, photographs and the history of the family go here. Until then this page says only what is true of any shop run as this site describes.',
  },
  glance: [
    { term: 'Shop', text: '{legalName}' },
    { term: 'Where', text: '{address}' },
    { term: 'Owned by', text: '{ownerNote} the names of the family' },
    { term: 'Part of', text: 'A partner network that counts {networkClaim}, by its own claim' },
  ],
  sections: [
    {
      title: 'What we are',
      paragraphs: [
        'The Postal Service has a long word for us: commercial mail receiving agency. It means that we are registered with it to accept mail for others, that each of our customers has signed {form} and shown two IDs, and that we confirm our list of customers to it four times a year.',
        'To you it means a counter with somebody behind it, a street address with a number of your own, and a person who knows what happens to your letter between the carrier and your hand.',
      ],
    },
    {
      title: 'How we like to work',
      terms: [
        {
          term: 'Say what it costs',
          text: 'Every fee is on the plan pages, and the [cost calculator](/virtual-business-address#calculator) adds them up before you come.',
        },
        {
          term: 'Say what we don’t do',
          text: 'Scanning, online forwarding, shredding and check deposit are not yet available, and it says so wherever they are named.',
        },
        {
          term: 'Say what an address can’t do',
          text: 'It won’t open every bank account and it won’t hide you from a court. You hear that before you pay.',
        },
        {
          term: 'Keep papers where they belong',
          text: 'Forms and copies of IDs are kept as the rules ask, shown to those the law names, and to nobody else.',
        },
      ],
    },
    {
      title: 'Where to find out more',
      list: [
        '[How it works](/how-it-works): a letter’s way through the shop, and yours through the form.',
        '[Articles](/blog): what we explain most often, written down.',
        '[Reviews](/reviews): what customers say.',
      ],
    },
  ],
  costs: {
    title: 'What we live on',
    paragraphs: [
      'On rent for mailboxes ({headlineRange}) and on services at the counter. We sell nobody’s name and address.',
    ],
  },
  limits: [
    'No claims about awards, years in business or numbers of customers: what stands here has to be checkable.',
    'No legal, tax or immigration advice.',
    'No promise that postal rules stay as they are.',
  ],
  questions: [
    {
      question: 'Are you part of the Postal Service?',
      answer:
        'No. We are a private shop that is registered with it. Stamps, post office boxes and passports are its business.',
    },
    {
      question: 'Can I just come by and look?',
      answer: 'Please do: {hours}. No appointment is needed for the counter.',
    },
  ],
  related: ['/services/mailbox', '/services/mailbox/secure-mail-handling', '/enterprise'],
  action: {
    title: 'Come and say hello',
    text: 'The best way to judge a mailbox shop is to stand in it for five minutes.',
    link: { name: 'Find us', to: '/#location' },
  },
}
