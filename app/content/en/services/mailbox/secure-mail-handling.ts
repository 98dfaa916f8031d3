import type { Topic } from '#content/service.ts'

export const secureMailHandling: Topic = {
  path: '/services/mailbox/secure-mail-handling',
  name: 'Secure mail handling',
  title: 'How your mail is handled',
  description:
    'Who touches your mail, whose name may be on it, what the Postal Service and California require of us, and what you can do against mail theft.',
  summary: 'Who touches your mail, what the rules ask of us, and what you can add.',
  lead: 'Few hands, checked names, and papers kept as the rules require.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    { term: 'Mail goes to', text: 'Only people named on a signed Form 1583' },
    { term: 'IDs', text: 'Two for each adult, checked when you sign' },
    { term: 'We open', text: 'Nothing. Scanning and shredding are not yet available' },
  ],
  body: [
    {
      title: 'What happens to your mail?',
      steps: [
        'The carrier brings it to the counter, not to an open hallway.',
        'We compare name and number with the signed forms. Mail for someone without a form is returned.',
        'It stays closed until you pick it up with your key or a photo ID, or until the person you named on your form does, whose two IDs we have seen. This costs nothing extra.',
      ],
    },
    {
      title: 'Rules we follow',
      paragraphs: [
        'The Postal Service requires us to enter every form with copies of the IDs in its customer database, and confirm the list four times a year. California requires us to identify you positively before we accept a form, and to keep it for police and postal inspectors to see.',
        'We publish no list of customers, and give your home address only to those who may demand it by law. [Who sees what](/blog/private-not-anonymous)',
      ],
    },
    {
      title: 'Steps you can take',
      list: [
        'Sign up for the Postal Service’s free [Informed Delivery](https://informeddelivery.usps.com/) where your home has it, and compare.',
        'Move bank, tax and insurance mail to your PMB first: thieves look for it.',
        'Shred what you throw away. Freeze your credit files if you need no new credit: [IdentityTheft.gov](https://www.identitytheft.gov/) explains both.',
        'Tell us right away about a lost key, or when someone should no longer collect for you. A lost key is {keyReplacement}. Its {keyDeposit} deposit is then forfeited.',
      ],
    },
    {
      questions: [
        {
          question: 'I am protecting myself from someone. Is a mailbox enough?',
          answer:
            'Start with California’s [Safe at Home](https://www.sos.ca.gov/registries/safe-home). It gives survivors of violence and stalking a substitute address that public offices must accept, and goes further than a mailbox can. If a court order protects you, Form 1583 has a line for it. A mailbox can’t hide you from a court.',
        },
        {
          question: 'What about Registered Mail?',
          answer: 'The Postal Service keeps it at the Post Office. You sign for it there.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/legal/service-of-process',
    '/services/mailbox/package-receiving',
  ],
}
