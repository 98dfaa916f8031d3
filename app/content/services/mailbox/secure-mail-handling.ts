import type { Topic } from '#app/content/topic.ts'

export const secureMailHandling: Topic = {
  path: '/services/mailbox/secure-mail-handling',
  name: 'Secure mail handling',
  title: 'How your mail is handled',
  description:
    'Who touches your mail, whose name may be on it, what the Postal Service and California law ask of us, and what you can do yourself against mail theft and identity fraud.',
  summary: 'Who touches your mail, what the rules ask of us, and what you can add.',
  lead: 'Security here is mostly plain procedure: few hands, checked names, papers kept where the rules want them. No magic, and no promises nobody could keep.',
  picture: 'mailbox',
  glance: [
    { term: 'Mail goes to', text: 'People named on a signed Form 1583 only' },
    { term: 'IDs', text: 'Two for each adult, checked when you sign' },
    { term: 'We open', text: 'Nothing' },
  ],
  sections: [
    {
      title: 'What happens to a letter',
      steps: [
        'It arrives at the counter with the carrier, not in an open hallway.',
        'We compare name and number with the signed forms. Mail for somebody without a form goes back to its sender.',
        'It waits for you, closed, until you or a person you authorized collects it.',
      ],
    },
    {
      title: 'What the rules ask of us',
      paragraphs: [
        'The Postal Service wants every form and a copy of the IDs entered in its customer database, and the list confirmed four times a year. California law forbids us to accept a form before we have positively identified you, and has us keep it available. Police and postal inspectors may ask to see forms: a private mailbox protects your home from strangers, not from the law.',
      ],
    },
    {
      title: 'What you can do yourself',
      list: [
        'Sign up for the Postal Service’s free [Informed Delivery](https://informeddelivery.usps.com/) where it is available for your home, and compare.',
        'Move bank, tax and insurance letters to your PMB first: they are what thieves look for.',
        'Shred what you throw away, and freeze your credit files if you don’t need new credit: [IdentityTheft.gov](https://www.identitytheft.gov/) explains both.',
        'Tell us at once when a key is lost or somebody should no longer collect for you.',
      ],
    },
  ],
  bring: {
    title: 'What to bring when you collect',
    items: [
      'Your key, or an ID with your photo.',
      'Whoever collects for you must be on your form as authorized, with two IDs of their own.',
    ],
  },
  costs: {
    title: 'What it costs',
    paragraphs: [
      'Nothing extra: this is how every mailbox is handled. A lost key is {keyReplacement}, and its {keyDeposit} deposit is gone: a key in unknown hands has to be dealt with.',
    ],
  },
  limits: [
    'We don’t open, read, scan or shred mail. Scanning and shredding are not yet available.',
    'We give nobody your home address because they ask: only who may demand it by law.',
    'We can’t hide you from a court. If you are in danger, the state’s own program is the stronger choice: see below.',
  ],
  questions: [
    {
      question: 'I am protecting myself from somebody. Is a mailbox enough?',
      answer:
        'California’s [Safe at Home](https://www.sos.ca.gov/registries/safe-home) program gives survivors of violence and stalking a substitute address that public offices must accept. It goes further than a mailbox can. If a court order protects you, Form 1583 has a line for it.',
    },
    {
      question: 'Who can see that I have a mailbox here?',
      answer:
        'The address shows PMB and a number to whoever you give it. The Postal Service has your form. We don’t publish a list.',
    },
    {
      question: 'What about registered mail?',
      answer: 'The Postal Service keeps it at the post office; you sign for it there yourself.',
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/legal/service-of-process',
    '/services/mailbox/package-receiving',
  ],
  action: {
    title: 'Worried about your mail?',
    text: 'Tell us what happened. We say what a mailbox changes and what it doesn’t.',
    link: { name: 'Contact us', to: '/#contact' },
  },
}
