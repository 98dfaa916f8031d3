import type { Topic } from '#app/content/topic.ts'

export const virtualMailbox: Topic = {
  path: '/services/mailbox/virtual-mailbox',
  name: 'Virtual mailbox',
  title: 'Virtual mailbox: what the word means here',
  description:
    'What a virtual mailbox is, which part of it our Los Angeles shop offers today, and which part – scanning, forwarding, shredding, check deposit – is not yet available.',
  summary: 'A street address you use from anywhere; the online part is still to come.',
  lead: 'Elsewhere a virtual mailbox is an address plus an app that shows your mail. Here it is the address, today. This page says exactly where the line runs.',
  picture: 'mailbox',
  notice: {
    title: 'The online services are not yet available',
    text: 'Scanning, online forwarding, shredding and check deposit are not yet available, whatever a plan is called. We charge nothing for them, and promise no date.',
  },
  glance: [
    { term: 'Today', text: 'Street address, PMB number, mail received and kept for pickup' },
    { term: 'Not yet available', text: 'Scanning, online forwarding, shredding, check deposit' },
    {
      term: 'Plans',
      text: '{headlineRange}',
    },
  ],
  sections: [
    {
      title: 'What you get today',
      list: [
        'A real street address in Los Angeles with a PMB number of your own.',
        'Letters received in your name, and packages with the plans that include them.',
        'A counter that is staffed six days a week, where you collect.',
        'An address that stays the same when you move house.',
      ],
    },
    {
      title: 'What each missing part would be',
      terms: [
        {
          term: 'Scanning (not yet available)',
          text: 'A picture of the envelope, then of the letter if you ask for it.',
        },
        {
          term: 'Online forwarding (not yet available)',
          text: 'Single pieces sent on when you click. For mail after you close, see [mail forwarding](/services/mailbox/mail-forwarding).',
        },
        {
          term: 'Shredding (not yet available)',
          text: 'Unwanted letters destroyed unread.',
        },
        {
          term: 'Check deposit (not yet available)',
          text: 'Checks brought or sent to your bank. Ask your bank about deposit by telephone camera meanwhile.',
        },
      ],
    },
    {
      title: 'Does it fit you today?',
      paragraphs: [
        'Yes, if you live or work within reach of the counter, or come by now and then. Not yet, if you are abroad and have to read letters the day they arrive: a provider that scans serves you better for now, and we would rather say so than rent you half of what you need.',
      ],
    },
  ],
  bring: {
    items: [
      'Two IDs: one with your photo, one with your home address.',
      'Form 1583, unsigned. It is asked for by every such provider, online or not.',
    ],
  },
  costs: {
    paragraphs: [
      'The same as any mailbox here: the plan’s monthly price plus taxes for {terms} months, {keyDeposit} key deposit, and {setupFee} setup for less than {setupMonths} months. Nothing is charged for services that don’t exist yet.',
    ],
  },
  limits: [
    'We don’t open your mail, for scanning or for any other reason.',
    'No app and no pictures of envelopes so far.',
    'No address in another city: this shop has one.',
  ],
  questions: [
    {
      question: 'Why are the plans called virtual, then?',
      answer:
        'Because the address works without a home or an office behind it. Each plan page lists what is included today and marks what is not.',
    },
    {
      question: 'Can I sign up without coming to the shop?',
      answer:
        'Form 1583 may also be signed before a US notary and sent to us, or by live video with us where offered. Ask us which way fits you.',
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/mail-forwarding',
    '/services/mailbox/package-receiving',
  ],
  action: {
    title: 'Today’s part, at today’s price',
    text: 'The plan pages say what is included and what is not, line by line.',
    link: { name: 'See plans', to: '/#plans' },
  },
}
