import type { Topic } from '#app/content/topic.ts'

export const services: Topic = {
  path: '/services',
  name: 'Services',
  title: 'What we do at the counter',
  description:
    'Private mailboxes, package receiving, notary appointments, shipping measurements, tax and legal paperwork: what our Los Angeles counter does, and what it does not.',
  summary: 'Everything we do, and what we leave to others.',
  lead: 'A private mailbox is the heart of the shop. Around it stand the errands that mail brings with it: a parcel to send, a signature to notarize, a form to find.',
  picture: 'counter',
  glance: [
    { term: 'Where', text: '{address}' },
    {
      term: 'Mailboxes',
      text: 'From {lowestHeadline}: [the plans](/#plans)',
    },
    {
      term: 'Without a mailbox',
      text: 'Notary appointments and shipping questions are for everybody',
    },
    {
      term: 'Not yet available',
      text: 'Virtual mail: scanning, online forwarding, shredding, check deposit',
    },
  ],
  partsTitle: 'Choose a service',
  sections: [
    {
      title: 'How to read these pages',
      paragraphs: [
        'Each page says what the service is, whom it suits, what to bring, what it costs or how to ask, and what we don’t do. Where no price is printed, the price depends on your case: ask us, and you get an answer before you owe anything.',
        'Some work is reserved by California law to people with a registration or a license. Where that is so the page says which one, shows the number when there is one, and otherwise tells you plainly that the service is not offered yet and who can help today.',
      ],
    },
    {
      title: 'Where most people start',
      terms: [
        {
          term: 'You want your home address off your mail',
          text: '[Mailbox rental](/services/mailbox/mailbox-rental) gives you a street address with a PMB number of your own.',
        },
        {
          term: 'You sell online or run a small business',
          text: 'Look at [package receiving](/services/mailbox/package-receiving), then at the [Virtual Business Address](/virtual-business-address) plan.',
        },
        {
          term: 'You have a paper to sign before a notary',
          text: 'Read [notary services](/services/legal/notary-services) first: it saves a second trip.',
        },
        {
          term: 'You have a parcel to send',
          text: '[Shipping quote](/services/shipping-quote) works out its size and weight as the carriers do.',
        },
      ],
    },
  ],
  costs: {
    paragraphs: [
      'Mailbox plans are {headlineRange}, and the {keyDeposit} key deposit comes back. The [cost calculator](/virtual-business-address#calculator) adds up what is due on the first day. For everything else, ask us.',
    ],
  },
  limits: [
    'We give no legal, tax or immigration advice, at the counter or by telephone.',
    'We are not a post office: no passports, no postal money orders, no PO boxes.',
    'We don’t open, scan, shred or deposit your mail. These virtual services are not yet available.',
  ],
  questions: [
    {
      question: 'Do I need an appointment?',
      answer:
        'Not to rent a mailbox, pick up mail or ask a question: come during counter hours. For a notary, call first.',
    },
    {
      question: 'Can I do any of it from home?',
      answer:
        'You can read up, [fill in our worksheet for Form 1583](/Forms/ps1583-Online.pdf) and [open an account](/register) from home. Signing happens in front of us or a US notary.',
    },
  ],
  related: ['/services/mailbox', '/services/shipping-quote', '/services/legal/notary-services'],
  action: {
    title: 'Not sure which one it is?',
    text: 'Tell us what landed in your mail, or what you have to send. We say which service fits, or who else can help.',
    link: { name: 'Contact us', to: '/#contact' },
  },
}
